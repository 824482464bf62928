import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { feedScreen } from '../../../tests/support/inboxOf.ts';
import { startLiveClock } from '../../../tests/support/liveClock.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { silentConsole } from '../../../tests/support/silentConsole.ts';
import { memoryBackend } from '../../backends/memory/memoryBackend.ts';
import type { InboxBackend } from '../backends/InboxBackend.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { liveCountOptions } from '../counts/liveCount.ts';
import { createInboxClient } from '../engine/createInboxClient.ts';
import { organizationOptions } from '../organization/organization.ts';
import { InboxError } from '../transport/InboxError.ts';

silentConsole();
beforeEach(async () => {
  await startLiveClock();
  onTestFinished(() => void onlineManager.setOnline(true));
});

/** A list of 20 rows in two pages and an unread count, over a backend without a line or with this one, once both are asked for. */
async function start({ hasLine = false, line }: { hasLine?: boolean; line?: InboxBackend['line'] } = {}) {
  const browser = fakeBrowser();
  const calls: string[] = [];
  let failure: InboxError | undefined;
  let isSilent = false;
  const memory = memoryBackend({
    capabilities: { organization: false, seen: false },
    messages: Array.from({ length: 20 }, (_row, age) => ({
      id: `m${String(age).padStart(2, '0')}`,
      createdAt: new Date(Date.now() - age * 60_000).toISOString(),
      read: false,
      seen: true,
    })),
    carry: async (name, act) => {
      calls.push(name);
      if (failure) {
        throw failure;
      }
      if (isSilent) {
        await new Promise(() => {});
      }
      return act();
    },
  });
  const backend = hasLine ? memory : { ...memory, line };
  const client = createInboxClient({ subscriberId: 'ada', backend });
  onTestFinished(() => client.destroy());
  const feed = feedScreen(client);
  const count = new QueryObserver(client.queryClient, liveCountOptions(client, 'unread'));
  onTestFinished(count.subscribe(() => {}));
  await passTime(20_000);
  return {
    browser,
    backend,
    /** Shows something else too. */
    show(
      optionsOf: typeof organizationOptions | ((client: InboxClient) => ReturnType<typeof liveCountOptions>),
    ) {
      onTestFinished(new QueryObserver<unknown>(client.queryClient, optionsOf(client)).subscribe(() => {}));
    },
    feed,
    count: () => count.getCurrentResult().data?.value,
    fail: (error: InboxError | undefined) => {
      failure = error;
    },
    fallSilent: (next: boolean) => {
      isSilent = next;
    },
    /** What is asked for while time passes. */
    async askedIn(seconds: number) {
      calls.length = 0;
      await passTime(seconds * 1_000);
      return calls.map((name) =>
        name === 'countMessages' ? 'count' : name === 'listMessages' ? 'list' : name,
      );
    },
  };
}

const once = ['list', 'count'];
/** It is not tried again for another reason. */
const refused = new InboxError({ kind: 'refused', reason: 'No' });

test('counts and the first page are asked for every 30 seconds, and what came since is shown', async () => {
  const { askedIn, backend, feed, count } = await start();
  await feed.loadMore();
  expect([feed.rows().length, count()]).toEqual([20, 20]);
  backend.receive('ada', { id: 'new', title: 'Came meanwhile' });
  expect(await askedIn(12)).toEqual(once);
  expect([feed.rows()[0]?.id, feed.rows().length, count()]).toEqual(['new', 21, 21]);
  expect(await askedIn(25)).toEqual([]);
  expect(await askedIn(55)).toEqual([...once, ...once]);
});

test('a backend whose line cannot be opened is asked as one without, and what came since is shown', async () => {
  const line = { id: 'dead', load: async () => () => () => {} };
  const { askedIn, backend, feed } = await start({ line });
  backend.receive('ada', { id: 'new', title: 'Came meanwhile' });
  expect(await askedIn(12)).toEqual(once);
  expect(feed.rows()[0]?.id).toBe('new');
  expect(await askedIn(25)).toEqual([]);
  expect(await askedIn(55)).toEqual([...once, ...once]);
});

test('a backend with a line is not asked', async () => {
  const { askedIn } = await start({ hasLine: true });
  expect(await askedIn(600)).toEqual([]);
});

test('what the backend does not have makes nobody ask less often', async () => {
  const { askedIn, show } = await start();
  show(organizationOptions);
  show((client) => liveCountOptions(client, 'unseen'));
  await askedIn(12);
  expect(await askedIn(60)).toEqual([...once, ...once]);
});

test('a hidden page asks for nothing, and once when it is shown again', async () => {
  const { askedIn, browser } = await start();
  browser.setVisible(false);
  expect(await askedIn(600)).toEqual([]);
  browser.setVisible(true);
  expect(await askedIn(5)).toEqual(once);
});

test('a page without a network asks for nothing', async () => {
  const { askedIn } = await start();
  onlineManager.setOnline(false);
  expect(await askedIn(600)).toEqual([]);
});

test('what fails is asked for less and less often, at least every five minutes, and at the first pace once it succeeds', async () => {
  const { askedIn, fail } = await start();
  fail(refused);
  expect(await askedIn(12)).toEqual(once);
  const minutes = [];
  for (let minute = 1; minute <= 20; minute += 1) {
    if ((await askedIn(60)).length > 0) {
      minutes.push(minute);
    }
  }
  expect(minutes).toEqual([1, 3, 7, 12, 17]);
  fail(undefined);
  await askedIn(300);
  expect(await askedIn(60)).toEqual([...once, ...once]);
});

test('a backend that has answered and then answers nothing more is asked again and again, and what came since is shown once it answers', async () => {
  const { askedIn, backend, fallSilent, feed, count } = await start();
  expect(await askedIn(12)).toEqual(once);
  fallSilent(true);
  const asked = [];
  for (let times = 0; times < 4; times += 1) {
    asked.push((await askedIn(300)).length);
  }
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(1);
  backend.receive('ada', { id: 'new', title: 'Came meanwhile' });
  expect(feed.rows()[0]?.id).not.toBe('new');
  fallSilent(false);
  await askedIn(330);
  expect([feed.rows()[0]?.id, count()]).toEqual(['new', 21]);
  await askedIn(300);
  expect(await askedIn(60)).toEqual([...once, ...once]);
});
