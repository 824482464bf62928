export { type DocumentEvent, documentEvents } from './documentEvents.ts';
export { isRealtimeEvent, type RealtimeEvent, realtimeEvents } from './realtimeEvents.ts';
