import { type InboxLine, widgetLine } from '../../data/index.ts';
import type { WireOptions } from '../wire/WireOptions.ts';
import { tellEvent } from './tellEvent.ts';

/** Where a server of socket.io is. */
export interface SocketIoLineOptions extends Pick<WireOptions, 'map'> {
  /** The address of the server. A path in it is a namespace. */
  readonly url: string;
  /** The path of the server, when it is not `/socket.io/`. */
  readonly path?: string | undefined;
}

/**
 * A line by socket.io, with the events `message`, `counts` and `hint` and the token of the session in `auth.token`. The library is loaded
 * when the line is opened. @source docs/rest-protocol.md#events
 */
export function socketIoLine({ url, path, map }: SocketIoLineOptions): InboxLine {
  return widgetLine(url, path, {
    message: (data, listener) => tellEvent('message', data, listener, map),
    counts: (data, listener) => tellEvent('counts', data, listener, map),
    hint: (_data, listener) => listener.hint(),
  });
}
