import type { Queryable } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { loadSubscribers, type SubscriberRecord } from '../subscribers.ts';
import { type MessageFilter, type Statement, whereMessages } from './messageFilter.ts';
import { type FeedMessage, type MessageRow, toMessageRecord } from './messageRecord.ts';

/** One page of the feed, exactly as it is sent. */
export interface FeedPage {
  /** Not a total: the number of messages found from this page's start, at most the page size. */
  totalCount: number;
  data: FeedMessage[];
  pageSize: number;
  page: number;
  hasMore: boolean;
}

/** The requested page. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** Reads one page, newest first. */
export async function readFeedPage(
  database: Queryable,
  environment: Environment,
  filter: MessageFilter,
  { page, limit }: PageRequest,
): Promise<FeedPage> {
  const statement = feedPageStatement(filter, { page, limit });
  const found = await database.query<MessageRow>(statement.sql, statement.params);
  const rows = found.slice(0, limit);
  const people = rows.length > 0 ? await loadSubscribers(database, rows.flatMap(peopleOf)) : new Map();
  const data = rows.map((row) => joinPeople(row, environment, people));
  return { totalCount: rows.length, data, pageSize: limit, page, hasMore: found.length > limit };
}

/**
 * The statement of a page; it selects one row more, which shows whether there is another page. The ids come first: they are
 * in the index, so that a deep page skips the others without reading their texts.
 */
export function feedPageStatement(filter: MessageFilter, { page, limit }: PageRequest): Statement {
  return pageStatement(whereMessages(filter), limit, page * limit);
}

/** The same for conditions that are written already, from any row on. */
export function pageStatement(where: Statement, limit: number, offset: number): Statement {
  const params = [...where.params, limit + 1, offset];
  const sql = `select messages.* from (
      select id, created_at from messages where ${where.sql} order by created_at desc, id desc
      limit $${params.length - 1} offset $${params.length}
    ) as page join messages on messages.id = page.id order by page.created_at desc, page.id desc`;
  return { sql, params };
}

function peopleOf(row: MessageRow): string[] {
  return row.actor_id === null ? [row.subscriber_id] : [row.subscriber_id, row.actor_id];
}

function joinPeople(
  row: MessageRow,
  environment: Environment,
  people: ReadonlyMap<string, SubscriberRecord>,
): FeedMessage {
  const record = toMessageRecord(row, environment);
  const actorSubscriber = row.actor_id === null ? undefined : people.get(row.actor_id);
  return {
    ...record,
    ...(row.actor?.type === 'user' && actorSubscriber
      ? { actor: { ...row.actor, data: actorSubscriber.avatar ?? row.actor.data } }
      : {}),
    template: { _id: row.template_id, tags: row.tags },
    subscriber: people.get(row.subscriber_id) ?? null,
    ...(actorSubscriber ? { actorSubscriber } : {}),
  };
}
