import type { Queryable } from '../database/database.ts';
import { type MessageFilter, type Statement, whereMessages } from './messageFilter.ts';

/** The highest value of a count; the badge shows 99+ above 99. */
export const maxCount = 100;

/** Counts messages, at most `limit` of them. */
export async function countMessages(
  database: Queryable,
  filter: MessageFilter,
  limit: number,
): Promise<number> {
  return countRows(database, countStatement(filter, limit));
}

/** Runs the statement of a count. */
export async function countRows(database: Queryable, statement: Statement): Promise<number> {
  const [row] = await database.query<{ count: number }>(statement.sql, statement.params);
  return row?.count ?? 0;
}

/**
 * The statement of a count; the limit inside stops early however many messages there are. The order changes no
 * count: it makes the planner use the index that holds only these messages, where it might otherwise read the table.
 */
export function countStatement(filter: MessageFilter, limit: number): Statement {
  return countWhere(whereMessages(filter), limit);
}

/** The same for conditions that are written already. */
export function countWhere(where: Statement, limit: number): Statement {
  const params = [...where.params, limit];
  const sql = `select count(*)::int as count from
    (select 1 from messages where ${where.sql} order by created_at desc, id desc limit $${params.length}) as counted`;
  return { sql, params };
}
