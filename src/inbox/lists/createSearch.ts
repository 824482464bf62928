/** PLACEHOLDER until the search branch lands. */
export function createSearch(query: string) {
  return { matches: (folded: string) => folded.includes(query.toLowerCase()), ranges: (_: string) => [] };
}
export function createFolded<T extends object>(textsOf: (t: T) => readonly (string | undefined)[]) {
  return (t: T) => textsOf(t).join('\n').toLowerCase();
}
