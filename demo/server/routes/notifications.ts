import type { FastifyInstance } from 'fastify';
import { subscriberOf } from '../auth/authenticate.ts';
import { type Query, readEncodedObject, readFlag, readList, readWhole } from '../http/readQuery.ts';
import { countMessages, maxCount } from '../messages/countMessages.ts';
import { readFeedPage } from '../messages/feedPage.ts';
import { findFeedIds } from '../messages/messageFilter.ts';
import type { PlatformContext } from '../platformContext.ts';

const countBounds = { min: 1, max: maxCount, fallback: maxCount, lenient: true };

/** What each count counts when its query has no flags. */
interface CountDefaults {
  seen: boolean | null;
  read: boolean | null;
}

/** The feed and the three counts. */
export function notificationRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database, environment } = context;

  app.get<{ Querystring: Query }>('/widgets/notifications/feed', async (request) => {
    const { query } = request;
    const page = readWhole(query, 'page', { min: 0, max: 1_000_000, fallback: 0 });
    const limit = readWhole(query, 'limit', { min: 1, max: 100, fallback: 10 });
    const filter = {
      subscriber: subscriberOf(request),
      seen: readFlag(query, 'seen'),
      read: readFlag(query, 'read'),
      payload: readEncodedObject(query, 'payload'),
      feedIds: await findFeedIds(database, readList(query, 'feedIdentifier')),
    };
    return readFeedPage(database, environment, filter, { page, limit });
  });

  const routeCount = (path: string, defaults: (asked: CountDefaults) => CountDefaults) => {
    app.get<{ Querystring: Query }>(path, async (request) => {
      const { query } = request;
      const limit = readWhole(query, 'limit', countBounds);
      const flags = defaults({ seen: readFlag(query, 'seen'), read: readFlag(query, 'read') });
      const feedIds = await findFeedIds(database, readList(query, 'feedIdentifier'));
      const filter = { subscriber: subscriberOf(request), ...flags, feedIds, payload: null };
      return { data: { count: await countMessages(database, filter, limit) } };
    });
  };
  routeCount('/widgets/notifications/unseen', ({ seen }) => ({ seen: seen ?? false, read: null }));
  routeCount('/widgets/notifications/unread', ({ read }) => ({ seen: null, read: read ?? false }));
  routeCount('/widgets/notifications/count', ({ seen, read }) =>
    seen === null && read === null ? { seen: false, read: null } : { seen, read },
  );
}
