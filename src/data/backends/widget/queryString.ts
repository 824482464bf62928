/** A value of a query. Null and undefined are dropped, a list repeats its key. */
export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** A call's query before it is serialized. */
export type Query = Readonly<Record<string, QueryValue>>;

/** Serializes a query with its leading `?`, or returns an empty text if it has no values. */
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
