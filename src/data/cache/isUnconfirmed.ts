/**
 * Whether data is what `persist` kept of an earlier visit, and the server has not answered since. Takes a result of a hook, such as
 * `useCount` or `useMessages`: `dataUpdatedAt` is 0 until the server has sent the data to this page.
 */
export function isUnconfirmed(result: { readonly data: unknown; readonly dataUpdatedAt: number }): boolean {
  return result.dataUpdatedAt === 0 && result.data !== undefined;
}
