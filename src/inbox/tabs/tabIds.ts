/** The id of the list, for the `aria-controls` of its tabs. */
export function feedId(titleId: string): string {
  return `${titleId}-feed`;
}

/** The id of the tab of a store, by the store's index. */
export function tabId(titleId: string, place: number): string {
  return `${titleId}-tab-${place}`;
}
