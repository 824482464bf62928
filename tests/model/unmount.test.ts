import { setTimeout as pause } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { useInboxClient } from '../../src/data/client/InboxClientContext.ts';
import { useServerCount } from '../../src/data/counts/serverCount.ts';
import type { InboxDataProviderProps } from '../../src/data/engine/providerProps.ts';
import { useAnswerMessage } from '../../src/data/messages/answerMessage.ts';
import { useMessagesQuery } from '../../src/data/messages/messagesFeed.ts';
import { useUpdateMessages } from '../../src/data/messages/updateMessages.ts';
import { useOrganization } from '../../src/data/organization/organization.ts';
import { usePreferencesQuery } from '../../src/data/preferences/preferences.ts';
import { useSessionState } from '../../src/data/session/sessionState.ts';
import { createWorld, type World } from '../../src/mocks/index.ts';
import { watchLeftovers } from '../support/leftovers.ts';
import { until } from '../support/liveFixture.ts';
import { mountInbox } from '../support/mountInbox.ts';
import { mountReact } from '../support/mountReact.ts';
import { shakyNetwork } from '../support/shakyNetwork.ts';
import { silentConsole } from '../support/silentConsole.ts';

silentConsole();

function useProbe() {
  return {
    state: useSessionState(),
    feed: useMessagesQuery(),
    preferences: usePreferencesQuery(),
    update: useUpdateMessages().run,
    press: useAnswerMessage(),
    tab: useServerCount({ of: 'unseen', query: { feed: 'alerts' } }),
    organization: useOrganization(),
    client: useInboxClient('useProbe'),
  };
}

type Page = ReturnType<typeof mountInbox<ReturnType<typeof useProbe>>>;

const never = new Promise<Response>(() => {});
const answerOf = (status: number) => () => HttpResponse.json({}, { status });
const pauseOf = (retryAfter: string) => () =>
  HttpResponse.json({}, { status: 429, headers: { 'Retry-After': retryAfter } });
const ready = (page: Page) => until(() => expect(page.now.feed.isSuccess).toBe(true));
const asked = (world: World, path: string) =>
  until(() => expect(world.requests.map((request) => request.path)).toContain(path));

const moments: Record<string, (page: Page, world: World) => Promise<unknown>> = {
  'at once': async () => {},
  'during the session call': (_, world) => asked(world, '/widgets/session/initialize'),
  'during the first calls': (_, world) => asked(world, '/widgets/notifications/feed'),
  'when all is quiet': ready,
  'during a refetch': async (page, world) => {
    await ready(page);
    world.addFault({ before: () => never });
    void page.now.feed.refetch();
  },
  'between two tries of a call': async (page, world) => {
    await ready(page);
    world.requests.splice(0);
    world.addFault({ before: answerOf(503) });
    void page.now.feed.refetch();
    await asked(world, '/widgets/notifications/feed');
  },
  'while a mark is on its way': async (page, world) => {
    await ready(page);
    // It reaches the server nevertheless: only its answer is ignored.
    world.addFault({ before: () => pause(100, undefined) });
    void page.now.update({ ids: ['some-id'], read: true });
  },
  'after a mark': async (page) => {
    await ready(page);
    const [first] = page.now.feed.data?.messages ?? [];
    await page.now.update({ ids: [first?.id ?? ''], read: true });
  },
  'after a mark that failed': async (page, world) => {
    await ready(page);
    world.addFault({ before: answerOf(400) });
    await page.now.update({ ids: ['some-id'], read: true }).catch(() => {});
  },
  'while an act can still be undone': async (page) => {
    await ready(page);
    await page.now.update({ ids: ['some-id'], read: true, undoMs: 60_000 });
  },
  'after a sender’s button': async (page) => {
    await ready(page);
    const [first] = page.now.feed.data?.messages ?? [];
    await page.now.press.run({ messageId: first?.id ?? '', answer: 'primary' }).catch(() => {});
  },
  'while the server asks for a pause': async (page, world) => {
    await ready(page);
    await until(() => expect(page.now.client.queryClient.isFetching()).toBe(0));
    world.requests.splice(0);
    world.addFault({ before: pauseOf('50') });
    void page.now.feed.refetch();
    void page.now.tab.refetch();
    void page.now.organization.refetch();
    await until(() => expect(world.requests).toHaveLength(3));
    await until(() => expect(page.now.client.queryClient.isFetching()).toBe(3));
  },
  'while the server asks for an absurd pause': async (page, world) => {
    await ready(page);
    world.addFault({ before: pauseOf('99999999999') });
    void page.now.feed.refetch();
    void page.now.tab.refetch();
    void page.now.organization.refetch();
    await until(() => expect(page.now.feed.isError).toBe(true));
  },
  'while the session is paused': async (page, world) => {
    world.addFault({ before: pauseOf('50') });
    await asked(world, '/widgets/session/initialize');
    await pause(20);
    expect(page.now.feed.isSuccess).toBe(false);
  },
  'after a session that failed': async (page, world) => {
    world.addFault({ before: answerOf(404) });
    await until(() => expect(page.now.state).toBe('failed'));
  },
  'while it is held back': async (page) => page.render({ enabled: false }),
};

const failed: Record<string, Partial<InboxDataProviderProps>> = {
  'while the host makes a hash': { getSubscriberHash: () => new Promise(() => {}) },
  'between two tries of the host': { getSubscriberHash: () => Promise.reject(new Error('no')) },
};

describe.each(['unmount', 'leave'] as const)('%s', (unmount) => {
  test.each([
    ...Object.entries(moments).map(([name, moment]) => [name, moment, {}] as const),
    ...Object.entries(failed).map(([name, props]) => [name, async () => {}, props] as const),
  ])(
    'fault 69: unmounted %s, the inbox leaves nothing behind and requests nothing more',
    async (_, moment, props) => {
      const world = createWorld();
      const network = shakyNetwork(
        world,
        () => 1,
        () => {},
      );
      vi.stubGlobal('fetch', network.fetch);
      // React listens to the page from its first root on.
      mountReact(null);
      const leftovers = watchLeftovers();
      vi.stubGlobal('fetch', network.fetch);
      const before = leftovers();

      // As long as a browser keeps unobserved queries: a server would keep them for ever, without a timer.
      const gcTime = 300_000;
      const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime }, mutations: { gcTime } } });
      const page = mountInbox(world, useProbe, { queryClient, ...props });
      await moment(page, world);
      page[unmount]();
      await until(() => expect([leftovers(), network.underWay()]).toEqual([before, 0]));
      const { length } = world.requests;
      await pause(20);
      expect(world.requests).toHaveLength(length);
      const logged = vi.mocked(console.error).mock.calls.map(([words]) => words);
      expect(logged.filter((words) => words !== 'Failed to initialize the session')).toEqual([]);
    },
  );
});
