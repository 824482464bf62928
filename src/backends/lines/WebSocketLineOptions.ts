import type { WireOptions } from '../wire/WireOptions.ts';

/** Where a WebSocket server is. */
export interface WebSocketLineOptions extends Pick<WireOptions, 'map'> {
  /**
   * The address, or a function that makes it of the session's token, since a browser sends no headers with it. Such an address is logged by
   * servers: give it a token that lasts a minute, or let your cookies say who the reader is.
   */
  readonly url: string | ((token: string | undefined) => string);
}
