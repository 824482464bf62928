import type { WireOptions } from '../wire/WireOptions.ts';

/** Where a stream of events is, and how it is reached. */
export interface SseLineOptions extends WireOptions {
  /** The address of the stream. */
  readonly url: string;
}
