import { late } from '../../base/index.ts';
import type { InboxLine } from '../../data/index.ts';
import type { WireOptions } from '../wire/WireOptions.ts';

const loadWebSocket = late(() => import('./openWebSocket.ts'));

/** Where a WebSocket server is. */
export interface WebSocketLineOptions extends Pick<WireOptions, 'map'> {
  /**
   * The address, or a function that makes it of the session's token, since a browser sends no headers with it. Such an address is logged by
   * servers: give it a token that lasts a minute, or let your cookies say who the reader is.
   */
  readonly url: string | ((token: string | undefined) => string);
}

/**
 * A line by WebSocket: frames of JSON, `{ "event": "message", "data": … }`, with the events of the protocol. A server closes with 4401 what
 * it refuses. @source docs/rest-protocol.md#events
 */
export function webSocketLine(options: WebSocketLineOptions): InboxLine {
  const { url } = options;
  return {
    id: typeof url === 'string' ? url : url(undefined),
    async load() {
      const { openWebSocket } = await loadWebSocket();
      return (session, listener) => openWebSocket(options, session, listener);
    },
  };
}
