// The public names of `carillon/mocks`. What is not named here is internal.
export * from './mocks/index.ts';
export type { Channel, PreferenceOverrideSource, RealtimeEvent } from './platform-constants/index.ts';
