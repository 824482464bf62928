import type { WorldRequest } from './trouble.ts';
import type { World } from './worldContract.ts';

/** Answers that are ready but kept back, so that a test decides in which order they arrive. */
export interface HeldAnswers {
  /** The calls whose answers are kept, in order of arrival. */
  readonly requests: readonly WorldRequest[];
  /** Resolves as soon as this many calls have arrived since the start. */
  arrived(count: number): Promise<void>;
  /** Lets one answer go; the oldest one by default. */
  release(place?: number): void;
  /** Lets everything go, and keeps nothing back any more. */
  end(): void;
}

/** Keeps back the answers to the calls of one path. The server has done its work by then: the answers grow old. */
export function holdAnswers(world: World, path: string): HeldAnswers {
  const held: { request: WorldRequest; release: () => void }[] = [];
  const watchers = new Set<() => void>();
  let arrivals = 0;
  let ended = false;
  const remove = world.addTrouble({
    concerns: (request) => request.path === path,
    after: (answer, request) =>
      new Promise((resolve) => {
        if (ended) {
          // The server was still at work when the others were let go.
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
