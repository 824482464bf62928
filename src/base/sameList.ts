/** The newer list; the older one if it has the same items, so that what depends on the list rests. */
export function sameList<Item>(older: readonly Item[], newer: readonly Item[]): readonly Item[] {
  const isSame = older.length === newer.length && older.every((item, place) => item === newer[place]);
  return isSame ? older : newer;
}
