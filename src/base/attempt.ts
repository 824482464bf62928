/** Does what a browser may not have, refuse or fail in, though its documents say otherwise. Then it is not done, and nobody hears of it. */
export async function attempt(act: () => unknown): Promise<void> {
  try {
    await act();
  } catch {
    // Nothing depends on it.
  }
}
