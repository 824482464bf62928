/** What holds a lock until it ends. */
export type Hold = (lock?: object | null) => Promise<void> | void;

interface Options {
  steal?: boolean;
  signal?: AbortSignal;
  ifAvailable?: boolean;
}

/** The part of the Web Locks API that the inbox uses. Every name that is asked for is added to `said`. */
export function fakeLocks(said: unknown[] = []) {
  const held = new Map<string, (reason: DOMException) => void>();
  const queues = new Map<string, { signal: AbortSignal | undefined; grant: () => void }[]>();
  const aborted = () => new DOMException('Aborted or stolen', 'AbortError');

  function next(name: string): void {
    if (!held.has(name)) {
      queues.get(name)?.shift()?.grant();
    }
  }

  return {
    held,
    queued: () => [...queues.values()].flat().length,
    /** Who holds it is gone. */
    free(name: string): void {
      held.delete(name);
      next(name);
    },
    request(name: string, options: Options, hold: Hold): Promise<void> {
      said.push(name);
      if (options.ifAvailable && held.has(name)) {
        return Promise.resolve(hold(null));
      }
      return new Promise((resolve, reject) => {
        const grant = () => {
          held.set(name, reject);
          queueMicrotask(() => {
            const done = () => {
              if (held.get(name) === reject) {
                held.delete(name);
                next(name);
              }
            };
            void Promise.resolve(hold({})).then(resolve).finally(done);
          });
        };
        if (options.steal) {
          held.get(name)?.(aborted());
          grant();
          return;
        }
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const waiting = { signal: options.signal, grant };
        queue.push(waiting);
        options.signal?.addEventListener('abort', () => {
          const place = queue.indexOf(waiting);
          if (place >= 0) {
            queue.splice(place, 1);
            reject(aborted());
          }
        });
        next(name);
      });
    },
  };
}
