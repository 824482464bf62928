/** How long a name stays taken, in milliseconds. What one tab stores, another may read only a moment later; its locks it sees at once. */
export const takenMs = 10_000;

/**
 * Does something in one tab of the browser: not where another one does it, or has just done it. `act` tells whether it was done, and so does
 * the result. Rejects without locks, which old browsers do not have, nor a frame without storage.
 */
export function onceInBrowser(name: string, act: () => boolean | Promise<boolean>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, async (lock) => {
        const isDone = lock !== null && (await act());
        resolve(isDone);
        return isDone && new Promise((release) => setTimeout(release, takenMs));
      })
      .catch(reject);
  });
}
