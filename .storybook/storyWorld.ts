import type { AnyHandler } from 'msw';
import { createWorld, handlers, type World, type WorldOptions, worldDefaults } from '../src/mocks/index.ts';

/** What a story may say about the server it meets. */
export interface StoryParameters {
  /** Messages, hashes and trouble from the start; see `createWorld`. */
  readonly world?: WorldOptions;
}

let current: World | undefined;

/** The server of the story that is open: a new one for each, so that no story sees another's traces. */
export const storyWorld = {
  /** Opens a world for a story and lets MSW answer for it. Returns the way to close it. */
  open(parameters: StoryParameters, msw: { use(...all: AnyHandler[]): void }): () => void {
    const world = createWorld({ backendUrl: ownAddress(), ...parameters.world });
    msw.use(...handlers(world));
    current = world;
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('carillon_'))) {
      localStorage.removeItem(key);
    }
    return () => {
      if (current === world) {
        current = undefined;
      }
    };
  },
  /** The world of the open story, for `play` to look into and to break. */
  current(): World {
    if (current === undefined) {
      throw new Error('No story is open, so there is no world. Ask for it inside `render` or `play`.');
    }
    return current;
  },
};

/** One that no other story has, in this tab or another: tabs of the same inbox would share one socket, and the worlds would mix. */
function ownAddress(): string {
  return `${worldDefaults.backendUrl}/${Math.random().toString(36).slice(2)}`;
}
