import { type HttpHandler, http } from 'msw';
import { countMessages } from '../messageFilter.ts';
import type { WireFlags } from '../wire.ts';
import type { MockWorld } from '../worldContract.ts';
import { addressOf, answer, enveloped } from './answer.ts';
import { readFeeds, readFlag, readNumber } from './readQuery.ts';

const limits = { fallback: 100, min: 1, max: 100 };

/** The three counts. They take several feeds as one text with commas, and their answers have no `hasMore`. @source docs/protocol.md#counts */
export function countHandlers(world: MockWorld): HttpHandler[] {
  const count = (path: string, assume: (flags: WireFlags) => WireFlags) =>
    http.get(addressOf(world, path), ({ request }) =>
      answer(world, request, (subscriber, { query }) => {
        const limit = readNumber(query, 'limit', limits);
        const flags = assume({ seen: readFlag(query, 'seen'), read: readFlag(query, 'read') });
        const feeds = query.getAll('feedIdentifier').flatMap((text) => text.split(','));
        return enveloped({
          count: countMessages(subscriber, { ...flags, feedIds: readFeeds(feeds) }, limit),
        });
      }),
    );
  return [
    count('/widgets/notifications/unseen', ({ seen = false }) => ({ seen })),
    count('/widgets/notifications/unread', ({ read = false }) => ({ read })),
    count('/widgets/notifications/count', ({ seen, read }) =>
      seen === undefined && read === undefined ? { seen: false } : { seen, read },
    ),
  ];
}
