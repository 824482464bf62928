import type { Queryable } from '../database/database.ts';
import { type Severity, severities } from '../workflows/messageParts.ts';
import type { Statement } from './messageFilter.ts';

/** How many messages are unread, of each severity. */
export type SeverityCounts = Record<Severity, number>;

/** Counts the unread messages that are neither archived nor snoozed, at most `limit` of each severity. */
export async function countSeverities(
  database: Queryable,
  subscriber: string,
  limit: number,
): Promise<SeverityCounts> {
  const statement = severityStatement(subscriber, limit);
  const [row] = await database.query<SeverityCounts>(statement.sql, statement.params);
  return row ?? { high: 0, medium: 0, low: 0, none: 0 };
}

/** Its statement. The severity is literal and each count stops early: together they read a few rows of their index. */
export function severityStatement(subscriber: string, limit: number): Statement {
  const counts = severities.map(
    (severity) => `(select count(*)::int from (
      select 1 from messages where subscriber_id = $1 and not deleted and not read and not archived and snoozed_until is null
        and severity = '${severity}' order by created_at desc, id desc limit $2
    ) as counted) as "${severity}"`,
  );
  return { sql: `select ${counts.join(', ')}`, params: [subscriber, limit] };
}
