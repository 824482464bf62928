import type { FastifyInstance } from 'fastify';
import { subscriberOf } from '../../auth/authenticate.ts';
import type { Queryable } from '../../database/database.ts';
import { HttpError } from '../../http/httpError.ts';
import { invalid } from '../../http/inboxErrors.ts';
import type { Query } from '../../http/readQuery.ts';
import { pageStatement } from '../../messages/feedPage.ts';
import type { Statement } from '../../messages/messageFilter.ts';
import type { MessageRow } from '../../messages/messageRecord.ts';
import { objectIdPattern } from '../../objectId.ts';
import type { PlatformContext } from '../../platformContext.ts';
import { countInbox } from '../countInbox.ts';
import { whereInbox } from '../inboxFilter.ts';
import { toItems } from '../notificationItem.ts';
import { readCountFilters, toFilter } from '../readFilter.ts';
import { readInteger, readQueryFilter } from '../readInboxQuery.ts';

/** The list and the counts of the inbox API. */
export function inboxNotificationRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database, workflows } = context;

  app.get<{ Querystring: Query }>('/inbox/notifications', async (request) => {
    const { query } = request;
    const subscriber = subscriberOf(request);
    const limit = readInteger(query, 'limit', 1, 100, 10);
    const offset = readInteger(query, 'offset', 0, 100_000_000, 0);
    const filter = readQueryFilter(query);
    const where = whereInbox(subscriber, toFilter(filter));
    const paged =
      query.after === undefined
        ? pageStatement(where, limit, offset)
        : pageStatement(await startAfter(database, subscriber, where, query.after), limit, 0);
    const rows = await database.query<MessageRow>(paged.sql, paged.params);
    return {
      data: await toItems(database, workflows, rows.slice(0, limit)),
      hasMore: rows.length > limit,
      filter,
    };
  });

  app.get<{ Querystring: Query }>('/inbox/notifications/count', async (request) => {
    const subscriber = subscriberOf(request);
    const asked = readCountFilters(request.query.filters);
    const filters = asked.map(toFilter);
    const data = [];
    // One after the other, so that one call takes one connection.
    for (const [place, filter] of filters.entries()) {
      data.push({ count: await countInbox(database, subscriber, filter), filter: asked[place] });
    }
    return { data };
  });
}

/** Begins below a message, which must still be there. */
async function startAfter(
  database: Queryable,
  subscriber: string,
  where: Statement,
  id: string | string[],
): Promise<Statement> {
  if (typeof id !== 'string' || !objectIdPattern.test(id)) {
    throw invalid('after', 'after must be an id of 24 hexadecimal digits');
  }
  // The place goes through text, because a Date has no microseconds.
  const [last] = await database.query<{ created_at: string; id: string }>(
    'select created_at::text as created_at, id from messages where subscriber_id = $1 and id = $2 and not deleted',
    [subscriber, id.toLowerCase()],
  );
  if (!last) throw new HttpError(400, `after names ${id}, and there is no such notification`);
  const params = [...where.params, last.created_at, last.id];
  const sql = `${where.sql} and (created_at, id) < ($${params.length - 1}::timestamptz, $${params.length}::text)`;
  return { sql, params };
}
