import { late } from '../../base/index.ts';
import type { InboxLine } from '../../data/index.ts';
import type { WireOptions } from '../wire/WireOptions.ts';

const loadWebSocket = late(() => import('./openWebSocket.ts'));

/**
 * A line by WebSocket: frames of JSON, `{ "event": "message", "data": … }`, with the events of the protocol. A server closes with 4401 what
 * it refuses. @source docs/rest-protocol.md#events
 */
export function webSocketLine(options: {
  /**
   * The address, or a function that makes it anew for each connection. A browser sends cookies with it, and no headers. The token of the
   * session does not belong into an address, which servers, proxies and histories keep: where cookies do not say who the reader is, have the
   * function ask your server, by a call that has the token in a header, for a ticket that opens one connection within a minute.
   */
  readonly url: string | ((token: string | undefined) => string | Promise<string>);
  readonly map?: WireOptions['map'];
}): InboxLine {
  const { url, map } = options;
  return {
    id: typeof url === 'string' ? url : 'websocket',
    async load() {
      const { openWebSocket } = await loadWebSocket();
      return (session, listener) => openWebSocket(url, map, session, listener);
    },
  };
}
