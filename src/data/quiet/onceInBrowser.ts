/** How long a name stays taken, in milliseconds. What one tab stores, another may read only a moment later; its locks it sees at once. */
const takenMs = 10_000;

/** Does something in one tab of the browser: not where another one does it, or has just done it. `act` tells whether it was done. */
export async function onceInBrowser(name: string, act: () => Promise<boolean>): Promise<void> {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return act();
  };
  try {
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      isBegun = lock === null;
      if (lock !== null && (await begin())) {
        await new Promise((resolve) => setTimeout(resolve, takenMs));
      }
    });
  } catch {
    // Old browsers have no locks, nor has a frame without storage.
    if (!isBegun) {
      await begin();
    }
  }
}
