import { late } from '../../base/index.ts';
import type { InboxLine } from '../../data/index.ts';
import type { WebSocketLineOptions } from './WebSocketLineOptions.ts';

const loadWebSocket = late(() => import('./openWebSocket.ts'));

/**
 * A line by WebSocket: frames of JSON, `{ "event": "message", "data": … }`, with the events of the protocol. A server closes with 4401 what
 * it refuses. @source docs/rest-protocol.md#events
 */
export function webSocketLine(options: WebSocketLineOptions): InboxLine {
  const { url } = options;
  return {
    id: typeof url === 'string' ? url : 'websocket',
    async load() {
      const { openWebSocket } = await loadWebSocket();
      return (session, listener) => openWebSocket(options, session, listener);
    },
  };
}
