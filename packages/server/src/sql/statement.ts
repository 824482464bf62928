/** What every driver binds without a conversion of its own. Everything richer is JSON, as a text. */
export type Bound = string | number | null;

/** A piece of SQL with a question mark for each of its values. Its text is always a constant of the source. */
export type Part = readonly [sql: string, ...values: Bound[]];

/** A whole statement: its values stand for the question marks, in their order. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Bound[];
}

/** Puts pieces together. */
export function statement(...parts: readonly Part[]): Statement {
  return {
    sql: parts.map(([sql]) => sql).join(' '),
    values: parts.flatMap(([, ...values]) => values),
  };
}

/** The pieces with `and` between them. */
export function all(parts: readonly Part[]): Part {
  return [parts.map(([sql]) => sql).join(' and '), ...parts.flatMap(([, ...values]) => values)];
}

/** The same statement with `$1`, `$2` … in place of the question marks. */
export function numbered({ sql, values }: Statement): Statement {
  let place = 0;
  const next = () => {
    place += 1;
    return ['$', place].join('');
  };
  return { sql: sql.replaceAll('?', next), values };
}
