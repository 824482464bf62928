import type { AnyHandler } from 'msw';
import {
  createWorld,
  failing,
  handlers,
  offline,
  only,
  type Scenario,
  slow,
  type World,
  type WorldOptions,
  worldDefaults,
} from '../src/mocks/index.ts';
import { type MemoryWorld, memoryWorld } from './memoryWorld.ts';
import { makeUnruly } from './unrulyPage.ts';

/** How a story configures its server. */
export interface StoryParameters {
  /** Messages, hashes and failures from the start; see `createWorld`. */
  readonly world?: WorldOptions;
  /** Whether a backend in memory has the world's messages: nothing reaches the world then. */
  readonly inMemory?: boolean;
}

/** How the server behaves, in the toolbar: what a story says of its world is there too. */
export const backendNames = ['mock', 'slow', 'failing', 'offline'] as const;
export type BackendName = (typeof backendNames)[number];

const backends: Record<BackendName, Scenario> = {
  mock: () => () => {},
  slow: slow(2_000),
  failing: failing(500),
  offline,
};

interface OpenWorld {
  readonly world: World;
  readonly memory: MemoryWorld | undefined;
  readonly backend: BackendName;
  readonly endBackend: () => void;
}

/** By the story's id. */
const worlds = new Map<string, OpenWorld>();
let current: Pick<OpenWorld, 'world' | 'memory'> | undefined;

/** The server of the story that is open: a new one for each, so that no story sees another's traces. */
export const storyWorld = {
  /** Opens a world for a story and lets MSW answer for it. Returns the way to close it. */
  open(id: string, parameters: StoryParameters, msw: { use(...all: AnyHandler[]): void }): () => void {
    const unruly = parameters.world?.unruly ?? seedOfAll;
    const world = createWorld({ backendUrl: ownAddress(), ...parameters.world, unruly });
    lateAnswers(world);
    const calm = unruly === undefined ? () => {} : makeUnruly(unruly);
    const open: OpenWorld = {
      world,
      memory: parameters.inMemory ? memoryWorld(world) : undefined,
      backend: 'mock',
      endBackend: () => {},
    };
    worlds.set(id, open);
    // MSW begins anew with each story, and a docs page shows several.
    msw.use(...[...worlds.values()].flatMap((one) => handlers(one.world)));
    current = open;
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('carillon_'))) {
      localStorage.removeItem(key);
    }
    return () => {
      calm();
      if (worlds.get(id)?.world === world) {
        worlds.delete(id);
      }
      if (current?.world === world) {
        current = undefined;
      }
    };
  },
  /** A story is drawn, on a docs page one of many: its world is the current one, and behaves as the toolbar says. */
  enter(id: string, name: BackendName): void {
    const open = worlds.get(id);
    if (open === undefined) {
      return;
    }
    current = open;
    if (name !== open.backend) {
      open.endBackend();
      worlds.set(id, { ...open, backend: name, endBackend: backends[name](open.world) });
    }
  },
  /** The world of the open story, for `play` to look into and to break. */
  current(): World {
    if (current === undefined) {
      throw new Error('No story is open, so there is no world. Ask for it inside `render` or `play`.');
    }
    return current.memory?.world ?? current.world;
  },
  /** Fails where a story in memory has asked the mocks. */
  checkCalls(): void {
    const asked = current?.memory === undefined ? [] : current.world.requests.map(({ path }) => path);
    if (asked.length > 0) {
      throw new Error(
        `A story in memory asked the mocks for ${asked.join(', ')}: pass it \`storyWorld.backend()\`.`,
      );
    }
  },
  /** The backend of a story in memory; undefined for any other. */
  backend: (): MemoryWorld['backend'] | undefined => current?.memory?.backend,
};

/** All stories in an unruly world: `STORYBOOK_UNRULY=35 npx vitest run --project storybook stories/inbox/Journeys*`. */
const { STORYBOOK_UNRULY } = import.meta.env;
const seedOfAll = STORYBOOK_UNRULY === undefined ? undefined : Number(STORYBOOK_UNRULY);

/** One that no other story has, in this tab or another: tabs of the same inbox would share one socket, and the worlds would mix. */
function ownAddress(): string {
  return `${worldDefaults.backendUrl}/${Math.random().toString(36).slice(2)}`;
}

/**
 * Lets the environment find what works in one order of answers only, a story or the inbox itself: `STORYBOOK_LATE_MS=600` makes
 * all answers late by up to that, at random; with `STORYBOOK_LATE_PATH='unread|unseen'` those of such paths, by that much.
 */
function lateAnswers(world: World): void {
  const { STORYBOOK_LATE_MS: lateMs, STORYBOOK_LATE_PATH: pattern } = import.meta.env;
  if (lateMs === undefined) {
    return;
  }
  const ms = Number(lateMs);
  const late = pattern === undefined ? slow(() => Math.random() * ms) : only(new RegExp(pattern), slow(ms));
  late(world);
}
