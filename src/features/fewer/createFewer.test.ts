import { beforeEach, expect, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { pendingOf } from '../../data/facts/pendingChanges.ts';
import { type InboxMessage, prefetchPreferences, silenceOf, updatePreferences } from '../../data/index.ts';
import { outboxOf } from '../../data/outbox/outbox.ts';
import type { FeatureAdditions } from '../../inbox/features/Feature.ts';
import { createTranslator, en } from '../../locales/index.ts';
import { failing, only } from '../../mocks/index.ts';
import { fewerCode } from './code.ts';
import { createFewerStore } from './fewerStore.ts';
import { turnOff } from './turnOffKind.ts';

const platform = mockPlatform();
browserTabs();

const hourMs = 3_600_000;
const translator = createTranslator('en', [en]);
const threadOf = ({ data }: InboxMessage) => {
  const { thread } = Object(data);
  if (thread === 'broken') {
    throw new Error('The host is at fault');
  }
  return thread;
};

function message(thread?: string): InboxMessage {
  return { id: 'a', read: false, seen: false, createdAt: '', data: { thread } };
}

/** What the feature has added on a page, and what ends it there. */
const pages = new WeakMap<object, { added?: FeatureAdditions; end?: (() => void) | undefined }>();

/** A page of the world's reader, in which the feature is on. */
function pageOf(world: ReturnType<typeof platform>, overrides = {}, isListed = false) {
  const client = inboxOf(world, overrides);
  const page: NonNullable<ReturnType<(typeof pages)['get']>> = {};
  pages.set(client, page);
  page.end = fewerCode(threadOf).start({ client, translator, isListed }, (added) => {
    page.added = added;
  });
  return client;
}

/** The same with a list on screen, once the code that this needs is there. */
async function listedPageOf(world: ReturnType<typeof platform>) {
  // How long code takes to load is no matter of patience.
  await import('./rowParts.ts');
  const client = pageOf(world, {}, true);
  await vi.waitFor(() => expect(pages.get(client)?.added).toBeDefined());
  await quiet(client);
  return client;
}

const inApp = (world: ReturnType<typeof platform>) => world.preferences()[0]?.preference.channels.in_app;
const switched = (world: ReturnType<typeof platform>) =>
  world.requests.filter(({ method, path }) => method === 'PATCH' && path.includes('preferences')).length;

/** Turns off the first workflow of the world. */
function turnFirstOff(
  world: ReturnType<typeof platform>,
  client: ReturnType<typeof pageOf>,
  more = {},
): void {
  const workflowId = world.preferences()[0]?.template._id ?? '';
  turnOff(client, { workflowId, label: 'Off', undoMs: 0, ...more });
}

const whenIs = (world: ReturnType<typeof platform>, on: boolean) =>
  vi.waitFor(() => expect(inApp(world)).toBe(on));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T10:00:00Z') });
  return () => vi.useRealTimers();
});

test('a muted thread is silent, another one and no thread are not', () => {
  const client = pageOf(platform());
  createFewerStore(client).update(() => ({ mutes: ['launch'] }));
  const { covers } = silenceOf(client);
  expect([covers(message('launch')), covers(message('brand')), covers(message())]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a thread that was muted at an earlier visit is silent before a list is opened, and not for another reader', () => {
  const world = platform();
  createFewerStore(inboxOf(world)).update(() => ({ mutes: ['launch'] }));
  expect(silenceOf(pageOf(world)).covers(message('launch'))).toBe(true);
  expect(silenceOf(pageOf(world, { subscriberId: 'grace.kim' })).covers(message('launch'))).toBe(false);
});

test('without a user of the feature nothing is silent', () => {
  const client = pageOf(platform());
  createFewerStore(client).update(() => ({ mutes: ['launch'] }));
  pages.get(client)?.end?.();
  expect(silenceOf(client).covers(message('launch'))).toBe(false);
});

test('a fault of the host in its function makes a message one of no thread', () => {
  vi.useRealTimers();
  const client = pageOf(platform());
  const thrown: unknown[] = [];
  const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation((act) => {
    thrown.push(act);
    return 0 as never;
  });
  expect(silenceOf(client).covers(message('broken'))).toBe(false);
  timer.mockRestore();
  expect(thrown).toHaveLength(1);
});

test('what was off for an hour is on again at the next visit after it, and not before', async () => {
  const world = platform();
  const first = await listedPageOf(world);
  turnFirstOff(world, first, { untilMs: Date.now() + hourMs });
  await whenIs(world, false);
  first.destroy();
  vi.setSystemTime(Date.now() + hourMs - 1_000);
  const early = pageOf(world);
  await quiet(early);
  expect([inApp(world), switched(world)]).toEqual([false, 1]);
  early.destroy();
  vi.setSystemTime(Date.now() + 2_000);
  const late = pageOf(world);
  await whenIs(world, true);
  await quiet(late);
  expect(createFewerStore(late).get().offs).toEqual([]);
});

test('of two tabs one turns it on', async () => {
  const world = platform();
  const first = await listedPageOf(world);
  turnFirstOff(world, first, { untilMs: Date.now() + hourMs });
  await whenIs(world, false);
  first.destroy();
  vi.setSystemTime(Date.now() + 2 * hourMs);
  const tabs = [pageOf(world), pageOf(world)];
  await whenIs(world, true);
  for (const tab of tabs) {
    await quiet(tab);
  }
  expect(switched(world)).toBe(2);
});

test('what is undone is not turned on later', async () => {
  const world = platform();
  const client = await listedPageOf(world);
  turnFirstOff(world, client, { untilMs: Date.now() + hourMs, undoMs: 60_000 });
  const store = createFewerStore(client);
  expect(store.get().offs).toHaveLength(1);
  const [held] = pendingOf(client).changes;
  outboxOf(client).undo(held?.id ?? 0);
  expect([store.get().offs, pendingOf(client).changes]).toEqual([[], []]);
  expect(switched(world)).toBe(0);
});

test('what is refused is kept for no time, and for its time again once it is tried again', async () => {
  const world = platform();
  const client = await listedPageOf(world);
  const end = only(/preferences\//, failing(400))(world);
  turnFirstOff(world, client, { untilMs: Date.now() + hourMs });
  const { failures } = outboxOf(client);
  await vi.waitFor(() => expect(failures.get()).toHaveLength(1));
  expect(createFewerStore(client).get().offs).toEqual([]);
  end();
  failures.retry(failures.get().map(({ id }) => id));
  await whenIs(world, false);
  expect(createFewerStore(client).get().offs).toHaveLength(1);
});

test('what the reader has switched meanwhile in another tab stays as it is', async () => {
  const world = platform();
  const client = await listedPageOf(world);
  const other = await listedPageOf(world);
  turnFirstOff(world, client, { untilMs: Date.now() + hourMs });
  await whenIs(world, false);
  const workflowId = world.preferences()[0]?.template._id;
  await updatePreferences(other, { workflowId, switches: { in_app: true } });
  await updatePreferences(other, { workflowId, switches: { in_app: false } });
  await quiet(client);
  expect(createFewerStore(client).get().offs).toEqual([]);
  vi.setSystemTime(Date.now() + 2 * hourMs);
  const late = pageOf(world);
  await prefetchPreferences(late);
  expect([inApp(world), switched(world)]).toEqual([false, 3]);
});

test('what is on by then is left alone', async () => {
  const world = platform();
  const first = await listedPageOf(world);
  turnFirstOff(world, first, { untilMs: Date.now() + hourMs });
  await whenIs(world, false);
  first.destroy();
  const rows = world.preferences();
  world.setPreferences({
    preferences: rows.map((row) => ({
      ...row,
      preference: { ...row.preference, channels: { ...row.preference.channels, in_app: true } },
    })),
  });
  vi.setSystemTime(Date.now() + 2 * hourMs);
  const late = pageOf(world);
  await vi.waitFor(() => expect(createFewerStore(late).get().offs).toEqual([]));
  expect(switched(world)).toBe(1);
});
