export type {
  ConformanceCase,
  ConformanceReader,
  ConformanceSubject,
} from './conformance/ConformanceSubject.ts';
export {
  type ConformanceResult,
  conformanceCases,
  conformanceReport,
  runConformance,
  runConformanceCase,
} from './conformance/conformance.ts';
export { type LaterOptions, laterInBrowser } from './later/laterInBrowser.ts';
export { pollingLine } from './lines/pollingLine.ts';
export type { SseLineOptions } from './lines/SseLineOptions.ts';
export { type SocketIoLineOptions, socketIoLine } from './lines/socketIoLine.ts';
export { sseLine } from './lines/sseLine.ts';
export { webSocketLine } from './lines/webSocketLine.ts';
export { type RestBackendOptions, restBackend } from './rest/restBackend.ts';
export type { WireOptions } from './wire/WireOptions.ts';
