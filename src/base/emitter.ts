/** Listeners by event name; one that throws does not affect the others. */
export interface Emitter<Events extends object> {
  emit<Name extends keyof Events>(name: Name, value: Events[Name]): void;
  /** Listens, and returns a function that stops it. */
  on<Name extends keyof Events>(name: Name, listener: (value: Events[Name]) => void): () => void;
}

/** Creates an emitter. If a listener throws, the error is reported as uncaught and the other listeners still run. */
export function createEmitter<Events extends object>(): Emitter<Events> {
  const listeners: { [Name in keyof Events]?: Set<(value: Events[Name]) => void> } = {};
  return {
    emit(name, value) {
      for (const listener of [...(listeners[name] ?? [])]) {
        callSafely(() => listener(value));
      }
    },
    on(name, listener) {
      const known = listeners[name] ?? new Set();
      listeners[name] = known;
      known.add(listener);
      return () => void known.delete(listener);
    },
  };
}

/** Runs a callback of the host, and gives its result. An error that it throws is reported later as uncaught: then undefined. */
export function callSafely<Result>(hostCode: () => Result): Result | undefined {
  try {
    return hostCode();
  } catch (thrown) {
    setTimeout(() => {
      throw thrown;
    });
    return undefined;
  }
}
