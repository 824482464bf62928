/** What was done in a part, and the way to unmount it. */
export interface Mounted {
  unmount(): void | Promise<void>;
}

/**
 * Mounts a part, acts, unmounts it, and does all of it once more; resolves with both results. For what the first mark, announcement,
 * opening or timer leaves behind: compare the results, and with `watchLeftovers` what is left after each.
 *
 *     const [first, second] = await twice(() => mountInbox(world, useProbe), (inbox) => inbox.now.mark('read'));
 *     expect(second).toEqual(first);
 */
export async function twice<Part extends Mounted, Result>(
  mount: () => Part | Promise<Part>,
  act: (part: Part) => Result | Promise<Result>,
): Promise<readonly [first: Result, second: Result]> {
  const results: Result[] = [];
  for (let round = 0; round < 2; round += 1) {
    const part = await mount();
    try {
      results.push(await act(part));
    } finally {
      await part.unmount();
    }
  }
  return results as [Result, Result];
}
