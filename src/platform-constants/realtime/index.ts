export {
  type DocumentEvent,
  documentEvents,
  isRealtimeEvent,
  type RealtimeEvent,
  realtimeEvents,
} from './realtimeEvents.ts';
