/** A value that a query can carry. Null and undefined are dropped, a list repeats its key. */
export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** A call's query, before it is written. */
export type Query = Readonly<Record<string, QueryValue>>;

/** Writes a query with its leading `?`, or nothing when no value is left. */
export function queryString(query: Query): string {
  const written = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined) {
        written.append(key, String(one));
      }
    }
  }
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}
