import { late } from '../../base/index.ts';
import type { InboxLine } from '../../data/index.ts';
import type { SseLineOptions } from './SseLineOptions.ts';

const loadStream = late(() => import('./openStream.ts'));

/** A line of server-sent events: `message` with a row, `counts` with `unread` and `unseen`, and `hint`. @source docs/rest-protocol.md#events */
export function sseLine(options: SseLineOptions): InboxLine {
  return {
    id: options.url,
    async load() {
      const { openStream } = await loadStream();
      return (session, listener) => openStream(options, session, listener);
    },
  };
}
