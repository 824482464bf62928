import type { WorldRequest } from './faults.ts';
import type { World } from './worldContract.ts';

/** Answers that are ready but held, so that a test decides in which order they arrive. */
export interface HeldAnswers {
  /** The calls whose answers are held, in order of arrival. */
  readonly requests: readonly WorldRequest[];
  /** Resolves once this many calls have arrived since the start. */
  arrived(count: number): Promise<void>;
  /** Delivers one answer, by its index in `requests`. @default the oldest */
  release(place?: number): void;
  /** Delivers all answers, and holds no more. */
  end(): void;
}

/** Holds the answers to the calls of one path. The server has handled the calls by then, so held answers become outdated. */
export function holdAnswers(world: World, path: string): HeldAnswers {
  const held: { request: WorldRequest; release: () => void }[] = [];
  const watchers = new Set<() => void>();
  let arrivals = 0;
  let ended = false;
  const remove = world.addFault({
    concerns: (request) => request.path === path,
    after: (answer, request) =>
      new Promise((resolve) => {
        if (ended) {
          // The server was still working when the others were delivered.
          resolve(answer);
          return;
        }
        held.push({ request, release: () => resolve(answer) });
        arrivals += 1;
        for (const watch of [...watchers]) {
          watch();
        }
      }),
  });
  return {
    get requests() {
      return held.map(({ request }) => request);
    },
    arrived: (count) =>
      new Promise((resolve) => {
        const watch = () => {
          if (arrivals >= count) {
            watchers.delete(watch);
            resolve();
          }
        };
        watchers.add(watch);
        watch();
      }),
    release(place = 0) {
      held.splice(place, 1)[0]?.release();
    },
    end() {
      ended = true;
      remove();
      for (const { release } of held.splice(0)) {
        release();
      }
    },
  };
}
