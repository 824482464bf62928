import type { Queryable } from '../database/database.ts';

/** Selects some of a subscriber's messages; a null field means all of them. */
export interface MessageFilter {
  /** The internal id of the subscriber; required, so that no statement reads messages of others. */
  subscriber: string;
  /** Internal feed ids; an empty list matches nothing. */
  feedIds: readonly string[] | null;
  seen: boolean | null;
  read: boolean | null;
  /** Nested fields that the message's payload must contain. */
  payload: Readonly<Record<string, unknown>> | null;
}

/** A statement with its parameters. */
export interface Statement {
  sql: string;
  params: unknown[];
}

/** Writes the conditions of a filter; flags are literal so that the partial indexes apply. */
export function whereMessages(filter: MessageFilter): Statement {
  const params: unknown[] = [filter.subscriber];
  const conditions = ['subscriber_id = $1', 'not deleted'];
  if (filter.feedIds) {
    const [first, ...rest] = filter.feedIds;
    // Equality with one feed keeps the index order; a list would need a sort.
    params.push(rest.length > 0 ? filter.feedIds : (first ?? ''));
    conditions.push(
      rest.length > 0 ? `feed_id = any($${params.length}::text[])` : `feed_id = $${params.length}`,
    );
  }
  if (filter.seen !== null) conditions.push(filter.seen ? 'seen' : 'not seen');
  if (filter.read !== null) conditions.push(filter.read ? 'read' : 'not read');
  if (filter.payload) {
    params.push(JSON.stringify(filter.payload));
    conditions.push(`payload @> $${params.length}::jsonb`);
  }
  return { sql: conditions.join(' and '), params };
}

/** Finds the internal ids of feed identifiers; null (no filter by feed) stays null. */
export async function findFeedIds(
  database: Queryable,
  identifiers: readonly string[] | null,
): Promise<string[] | null> {
  if (!identifiers) return null;
  const rows = await database.query<{ id: string }>(
    'select id from feeds where identifier = any($1::text[]) order by id',
    [[...identifiers]],
  );
  return rows.map((row) => row.id);
}
