import { late } from '../../../base/index.ts';
import type { InboxLine } from '../InboxLine.ts';
import type { SocketEvents } from './socket.ts';

const loadSocket = late(() => import('./socket.ts'));
const loadSocketIo = late(() => import('./socketIo.ts'));

/**
 * The live socket of the widget protocol. Its code is loaded late: an inbox without live updates never downloads it, and since
 * socket.io keeps the `globalThis.WebSocket` of its first evaluation, an earlier import would bypass a mock.
 */
export function widgetLine(url: string, path: string | undefined, events?: SocketEvents): InboxLine {
  return {
    id: JSON.stringify([url, path]),
    async load() {
      const [{ openSocket }, { io }] = await Promise.all([loadSocket(), loadSocketIo()]);
      return (session, listener) => openSocket(io, { url, path }, session, listener, events);
    },
  };
}
