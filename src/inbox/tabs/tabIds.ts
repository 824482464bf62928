/** The id of the list, for the `aria-controls` of its tabs. */
export function feedId(titleId: string): string {
  return `${titleId}-feed`;
}

/** The id of a tab's element, by the tab's index. */
export function tabElementId(titleId: string, place: number): string {
  return `${titleId}-tab-${place}`;
}
