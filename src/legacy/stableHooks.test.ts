import { createElement } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { mockPlatform } from '../../tests/support/mockPlatform.ts';
import { mountReact } from '../../tests/support/mountReact.ts';
import * as data from '../data.ts';
import { loadQuiet } from '../features/quiet/loadQuiet.ts';
import * as root from '../index.ts';
import * as legacy from '../legacy.ts';

const platform = mockPlatform();
const query = () => ({ feed: ['billing'] });
const legacyQuery = () => ({ feedIdentifier: ['billing'] });

/** How a host calls each hook of the three entry points, with arguments that are made anew at each render. */
const calls: Record<string, () => unknown> = {
  useAttention: () => root.useAttention({}),
  useConnection: data.useConnection,
  useCount: () => data.useCount({ of: 'unseen', query: query() }),
  useFailedActions: data.useFailedActions,
  useFeedUnseenCount: () => legacy.useFeedUnseenCount({ query: legacyQuery() }),
  useFetchNotifications: () => legacy.useFetchNotifications({ query: legacyQuery() }),
  useFetchOrganization: () => legacy.useFetchOrganization(),
  useFetchUserGlobalPreferences: () => legacy.useFetchUserGlobalPreferences(),
  useFetchUserPreferences: () => legacy.useFetchUserPreferences(),
  useFrameResizing: () => root.useFrameResizing({ enabled: false }),
  useGlobalPreferences: () => data.useGlobalPreferences({}),
  useInboxEvent: () => data.useInboxEvent('message', () => {}),
  useLastVisit: () => data.useLastVisit([]),
  useLogUsage: data.useLogUsage,
  useLogout: data.useLogout,
  useMarkNotificationsAs: () => legacy.useMarkNotificationsAs({ onSuccess() {} }),
  useMessage: () => data.useMessage('m1'),
  useMessages: () => data.useMessages(query(), {}),
  useNotificationCenter: legacy.useNotificationCenter,
  useNotifications: legacy.useNotifications,
  useNovuContext: legacy.useNovuContext,
  useNovuTheme: legacy.useNovuTheme,
  useOrganization: () => data.useOrganization({}),
  usePreferences: () => data.usePreferences({}),
  usePreferencesSaving: data.usePreferencesSaving,
  usePrefetchMessages: data.usePrefetchMessages,
  usePrefetchPreferences: data.usePrefetchPreferences,
  useQuiet: root.useQuiet,
  useUnreadElsewhere: () => data.useUnreadElsewhere([]),
  useReadOnVisit: () => data.useReadOnVisit(undefined),
  useRemoveAllNotifications: () => legacy.useRemoveAllNotifications({ onSuccess() {} }),
  useRemoveNotification: () => legacy.useRemoveNotification({ onSuccess() {} }),
  useRemoveNotifications: () => legacy.useRemoveNotifications({ onSuccess() {} }),
  useAnswerMessage: data.useAnswerMessage,
  useSession: data.useSession,
  useSessionState: data.useSessionState,
  useSignIn: data.useSignIn,
  useSocket: legacy.useSocket,
  useTranslations: legacy.useTranslations,
  useUndo: data.useUndo,
  useUnreadCount: () => legacy.useUnreadCount({ onSuccess() {} }),
  useUnseenCount: () => legacy.useUnseenCount({ onSuccess() {} }),
  useUpdateAction: () => legacy.useUpdateAction({ onSuccess() {} }),
  useIsWaiting: () => data.useIsWaiting({ id: 'a', read: false, seen: false, createdAt: '' }),
  useWaitingActions: data.useWaitingActions,
  useUpdateMessages: data.useUpdateMessages,
  useUpdatePreferences: data.useUpdatePreferences,
  useUpdateUserGlobalPreferences: () => legacy.useUpdateUserGlobalPreferences({ onSuccess() {} }),
  useUpdateUserPreferences: () => legacy.useUpdateUserPreferences({ onSuccess() {} }),
};

const names = Object.keys(calls).sort();

test('every hook of the three entry points is compared here', () => {
  const hooks = [root, data, legacy].flatMap((entry) =>
    // That of a root needs a page: ListsView.interactions compares it.
    Object.keys(entry).filter((name) => /^use/.test(name) && name !== 'useInboxView'),
  );
  expect(names).toEqual([...new Set(hooks)].sort());
});

/** The members of a hook's value by name, or the value itself. `promise` is an experiment of TanStack Query that is off. */
function membersOf(value: unknown): Map<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value).filter(([name]) => name !== 'promise'))
    : new Map([['', value]]);
}

function changed(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !Object.is(before.get(name), after.get(name)),
  );
}

function Probe({ run }: { run: () => void; round: number }) {
  run();
  return null;
}

/** What the test does to messages. */
interface Acts {
  update: ReturnType<typeof data.useUpdateMessages>['run'];
  undo: () => void;
}

function ActsProbe({ tell }: { tell: (acts: Acts) => void }) {
  const { held, undo } = data.useUndo();
  tell({ update: data.useUpdateMessages().run, undo: () => held && undo(held.id) });
  return null;
}

// Late code that comes between two renders is a change of its own.
beforeAll(async () => void (await loadQuiet()));

/** A page with all hooks in one component, and the members of each at its last render. */
async function start() {
  const world = platform();
  let now = new Map<string, Map<string, unknown>>();
  let renders = 0;
  const compare = () => {
    now = new Map(names.map((name) => [name, membersOf(calls[name]?.())]));
    renders += 1;
  };
  let act: Acts | undefined;
  const tell = (acts: Acts) => {
    act = acts;
  };
  const { applicationIdentifier, subscriberId, backendUrl } = world;
  const page = (round: number) =>
    createElement(
      legacy.NovuProvider,
      { applicationIdentifier, subscriberId, backendUrl, initialFetchingStrategy: everything },
      createElement(Probe, { run: compare, round }),
      createElement(ActsProbe, { tell }),
    );
  const { render } = mountReact(page(0));
  const ready = () =>
    [...now].filter(([, members]) => members.get('isFetching') === true).map(([name]) => name);
  await vi.waitFor(() => {
    expect(now.get('useNovuContext')?.get('isSessionInitialized')).toBe(true);
    expect(ready()).toEqual([]);
    expect(now.get('useNotifications')?.get('notifications')).toHaveLength(10);
  });
  return {
    world,
    now: () => now,
    again: (round: number) => render(page(round)),
    renders: () => renders,
    act: () => act,
  };
}

const everything = {
  fetchNotifications: true,
  fetchUserPreferences: true,
  fetchUserGlobalPreferences: true,
} as const;

describe('a hook that is rendered again', () => {
  test('returns the same members', async () => {
    const { now, again, renders } = await start();
    const before = now();
    const drawn = renders();
    again(1);
    again(2);
    expect(renders()).toBe(drawn + 2);
    const other = names.flatMap((name) =>
      changed(before.get(name) ?? new Map(), now().get(name) ?? new Map()).map(
        (member) => `${name}.${member}`,
      ),
    );
    expect(other).toEqual([]);
  });

  test('keeps its functions while messages and counts change and an action can be undone', async () => {
    const { now, act, world } = await start();
    const before = now();
    const [first] = world.messages();
    act()?.update({ ids: [first?._id ?? ''], read: true, undoMs: 60_000 });
    await vi.waitFor(() => expect(now().get('useUndo')?.get('held')).toBeDefined());
    const isFunction = (value: unknown) => typeof value === 'function';
    const other = names.flatMap((name) =>
      changed(before.get(name) ?? new Map(), now().get(name) ?? new Map())
        .filter((member) => isFunction(before.get(name)?.get(member)))
        .map((member) => `${name}.${member}`),
    );
    expect(other).toEqual([]);
    act()?.undo();
    expect(
      changed(before.get('useNotifications') ?? new Map(), now().get('useNotifications') ?? new Map()),
    ).toContain('notifications');
  });
});
