import { type Statement, whereMessages } from '../messages/messageFilter.ts';
import type { Severity } from '../workflows/messageParts.ts';

/** A value that a member of a message's data may be compared with. */
export type Scalar = string | number | boolean | null;

/** One member of a message's data: of each group it has one of the values. */
export interface DataClause {
  path: readonly string[];
  groups: readonly (readonly Scalar[])[];
}

/** Selects some of a subscriber's messages; what is absent selects all of them. */
export interface InboxFilter {
  read?: boolean | undefined;
  seen?: boolean | undefined;
  archived?: boolean | undefined;
  snoozed?: boolean | undefined;
  /** Of each group a message has one tag. */
  tagGroups?: readonly (readonly string[])[] | undefined;
  severities?: readonly Severity[] | undefined;
  data?: readonly DataClause[] | undefined;
  createdGte?: number | undefined;
  createdLte?: number | undefined;
}

/** Writes the conditions of a filter; flags are literal so that the partial indexes apply. */
export function whereInbox(subscriber: string, filter: InboxFilter): Statement {
  const { read = null, seen = null, archived, snoozed } = filter;
  const { sql, params } = whereMessages({ subscriber, feedIds: null, seen, read, payload: null });
  const conditions = [sql];
  const place = (value: unknown) => `$${params.push(value)}`;
  if (archived !== undefined) conditions.push(archived ? 'archived' : 'not archived');
  if (snoozed !== undefined) conditions.push(`snoozed_until is ${snoozed ? 'not null' : 'null'}`);
  for (const group of filter.tagGroups ?? []) conditions.push(`tags ?| ${place(group)}::text[]`);
  if (filter.severities) conditions.push(`severity = any(${place(filter.severities)}::text[])`);
  for (const { path, groups } of filter.data ?? []) {
    for (const group of groups) {
      // A list has a value if it contains it; a group without values matches nothing.
      const matches = group
        .flatMap((value) => [value, [value]])
        .map((value) => `data @> ${place(JSON.stringify(nest(path, value)))}::jsonb`);
      conditions.push(matches.length > 0 ? `(${matches.join(' or ')})` : 'false');
    }
  }
  if (filter.createdGte !== undefined) {
    conditions.push(`created_at >= ${place(new Date(filter.createdGte))}::timestamptz`);
  }
  if (filter.createdLte !== undefined) {
    conditions.push(`created_at <= ${place(new Date(filter.createdLte))}::timestamptz`);
  }
  return { sql: conditions.join(' and '), params };
}

function nest(path: readonly string[], value: unknown): unknown {
  return path.reduceRight((inner, name) => ({ [name]: inner }), value);
}
