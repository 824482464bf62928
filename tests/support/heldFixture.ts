import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { pendingChangesOf } from '../../src/data/facts/pendingChanges.ts';
import { useUpdateMessages } from '../../src/data/messages/updateMessages.ts';
import type { MessagesQuery } from '../../src/data/model/messagesQuery.ts';
import { defaultUndoMs } from '../../src/data/outbox/heldChanges.ts';
import { outboxOf } from '../../src/data/outbox/outbox.ts';
import { useUndo } from '../../src/data/outbox/useUndo.ts';
import type { World, WorldOptions } from '../../src/mocks/index.ts';
import { hookOf } from './hookOf.ts';
import { loadedInbox } from './inboxOf.ts';

/** The undo time of the actions in these tests, in milliseconds. */
export const undoMs = defaultUndoMs;

/** A loaded inbox with actions that can be undone, on a clock that the test advances. */
export type HeldFixture = Awaited<ReturnType<ReturnType<typeof heldFixture>['start']>>;

/** Sets up a page that can be hidden and left, and a fake clock for the undo time, for the tests of a file. */
export function heldFixture(platform: (options?: WorldOptions) => World) {
  const page = {
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  };
  let undoAll = () => {};

  beforeEach(() => {
    // Answers come in real time, in which this clock stands still.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page.window = new EventTarget();
    page.document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('window', page.window);
    vi.stubGlobal('document', page.document);
  });
  afterEach(() => {
    // Otherwise the end of a test would send it.
    undoAll();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  // Not before the clients of the last test have ended and removed their listeners from the page.
  afterAll(() => void vi.unstubAllGlobals());

  async function start(query: MessagesQuery = {}, options?: WorldOptions) {
    const world = platform(options);
    const { client, screen, counts } = await loadedInbox(world, query);
    const before = world.requests.length;
    undoAll = () => {
      for (const { id } of pendingChangesOf(client).get().changes) {
        outboxOf(client).undo(id);
      }
    };
    const [first = '', second = '', third = ''] = screen.rows().map(({ id }) => id);
    return {
      world,
      client,
      screen,
      counts,
      ids: { first, second, third },
      update: hookOf(client, useUpdateMessages).run,
      acts: () => hookOf(client, useUndo),
      shownIds: () => screen.rows().map(({ id }) => id),
      /** The calls that change something on the server, without those that read. */
      told: () =>
        world.requests
          .slice(before)
          .filter(({ method }) => method !== 'GET')
          .map(({ method, path }) => `${method} ${path.replace('/widgets/messages', '')}`),
      asked: (path: string) => world.requests.slice(before).filter((request) => request.path === path),
      timeIsUp: () => vi.advanceTimersByTimeAsync(undoMs),
    };
  }

  return {
    start,
    page,
    leavePage: () => void page.window.dispatchEvent(new Event('pagehide')),
    hidePage() {
      page.document.visibilityState = 'hidden';
      page.document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
