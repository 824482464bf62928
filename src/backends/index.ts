export { type InboxBackendOptions, inboxBackend } from './inbox/inboxBackend.ts';
export { pollingLine } from './lines/pollingLine.ts';
export type { SseLineOptions } from './lines/SseLineOptions.ts';
export { type SocketIoLineOptions, socketIoLine } from './lines/socketIoLine.ts';
export { sseLine } from './lines/sseLine.ts';
export { webSocketLine } from './lines/webSocketLine.ts';
export {
  type MemoryBackend,
  type MemoryBackendOptions,
  memoryBackend,
} from './memory/memoryBackend.ts';
export { type RestBackendOptions, restBackend } from './rest/restBackend.ts';
export type { WireOptions } from './wire/WireOptions.ts';
