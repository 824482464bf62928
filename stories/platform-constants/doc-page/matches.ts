/** Tells whether every word of a query is in one of the texts; case does not matter. */
export function matches(query: string, texts: readonly string[]): boolean {
  const hay = texts.join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
