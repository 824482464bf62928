/** The id of the list, which its tabs point to. */
export function feedId(titleId: string): string {
  return `${titleId}-feed`;
}

/** The id of the tab of a tab, by the store's place. */
export function tabElementId(titleId: string, place: number): string {
  return `${titleId}-tab-${place}`;
}
