import {
  type MessagesQuery,
  useConnection,
  useCount,
  useFailedActions,
  useMessagesQuery,
  usePrefetchMessages,
  useUpdateMessages,
  useWaitingActions,
} from '../../src/data/index.ts';
import type { World } from '../../src/mocks/index.ts';
import { type Mark, marks } from './marks.ts';
import { mountInbox } from './mountInbox.ts';

/** A page as its reader has it, by the public hooks (and whether the feed is being asked for): the rows of the open tab, all numbers, and what can be done. */
export type ReaderPage = ReturnType<typeof readerPage>;

/** Opens a page with these tabs, the first of them open; with the world's socket if `isLive` is set. */
export function readerPage(world: World, tabs: readonly MessagesQuery[], isLive = false) {
  let open = 0;
  const props = isLive ? { socketUrl: world.socketUrl } : {};
  const inbox = mountInbox(world, () => usePage(tabs, tabs[open] ?? {}), props);
  const act = (done: Promise<unknown>) => void done.catch(() => {});
  return {
    ...inbox,
    get now() {
      return inbox.now;
    },
    ids: () => inbox.now.rows.map(({ id }) => id),
    open(tab: number) {
      open = tab;
      inbox.render(props);
    },
    mark: (ids: readonly string[], mark: Mark) => void inbox.now.update({ ids, ...marks[mark] }),
    markAll: (mark: 'read' | 'seen', query: MessagesQuery = {}) =>
      void inbox.now.update({ all: query, ...(mark === 'read' ? { read: true } : { seen: true }) }),
    remove: (ids: readonly string[], undoMs?: number) =>
      void inbox.now.update({ ids, removed: true, undoMs }),
    loadMore: () => act(inbox.now.loadMore()),
  };
}

function usePage(tabs: readonly MessagesQuery[], open: MessagesQuery) {
  const feed = useMessagesQuery(open);
  return {
    connection: useConnection(),
    isLoaded: feed.isSuccess && !feed.isFetching,
    rows: (feed.data?.messages ?? []).map(({ id, read, seen }) => ({ id, read, seen })),
    bell: useCount().data,
    unseen: useCount({ of: 'unseen' }).data,
    // biome-ignore lint/correctness/useHookAtTopLevel: the tabs of a page stay the same
    counts: tabs.map((query) => useCount({ query, of: 'unread' }).data),
    waiting: useWaitingActions().map(({ kind }) => kind),
    failed: useFailedActions().actions.map(({ kind }) => kind),
    update: useUpdateMessages().run,
    loadMore: feed.fetchMore,
    prefetch: usePrefetchMessages(),
  };
}
