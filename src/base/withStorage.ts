/** Gives `act` the browser's storage. It may be absent, full or forbidden, and even reading the property may throw: then undefined. */
export function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(globalThis.localStorage);
  } catch {
    return undefined;
  }
}
