/** Listeners by event name, each kept apart from the others' faults. */
export interface Emitter<Events extends object> {
  emit<Name extends keyof Events>(name: Name, value: Events[Name]): void;
  /** Listens, and returns the way to stop. */
  on<Name extends keyof Events>(name: Name, listener: (value: Events[Name]) => void): () => void;
}

/** Makes an emitter. A listener that throws is reported as an uncaught error and disturbs nobody. */
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

/** Runs the host's code so that its faults stay the host's: they surface as uncaught errors, later. */
export function callSafely(hostCode: () => void): void {
  try {
    hostCode();
  } catch (thrown) {
    setTimeout(() => {
      throw thrown;
    });
  }
}
