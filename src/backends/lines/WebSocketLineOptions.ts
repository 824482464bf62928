import type { WireOptions } from '../wire/WireOptions.ts';

/** Where a WebSocket server is. */
export interface WebSocketLineOptions extends Pick<WireOptions, 'map'> {
  /**
   * The address, or a function that makes it anew for each connection. A browser sends cookies with it, and no headers. The token of the
   * session does not belong into an address, which servers, proxies and histories keep: where cookies do not say who the reader is, have the
   * function ask your server, by a call that has the token in a header, for a ticket that opens one connection within a minute.
   */
  readonly url: string | ((token: string | undefined) => string | Promise<string>);
}
