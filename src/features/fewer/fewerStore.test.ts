import { expect, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { clearPersistedInbox } from '../../data/index.ts';
import { showStoredChanges } from '../../data/outbox/showStoredChanges.ts';
import { createFewerStore, most, parseKept } from './fewerStore.ts';

const platform = mockPlatform();
const browser = browserTabs();

const nothing = { mutes: [], offs: [], kinds: [], sinceMs: undefined };

test('what one tab keeps another has at once, and a later one too', () => {
  const world = platform();
  const one = createFewerStore(inboxOf(world));
  const other = createFewerStore(inboxOf(world));
  const heard = vi.fn();
  other.subscribe(heard);
  one.update(() => ({ mutes: ['a'] }));
  other.update(({ mutes }) => ({ mutes: [...mutes, 'b'], kinds: ['comment'] }));
  const kept = { ...nothing, mutes: ['a', 'b'], kinds: ['comment'] };
  expect([one.get(), other.get(), createFewerStore(inboxOf(world)).get()]).toEqual([kept, kept, kept]);
  expect(heard).toHaveBeenCalled();
});

test('another reader of the browser has nothing of it', () => {
  const world = platform();
  createFewerStore(inboxOf(world)).update(() => ({ mutes: ['a'] }));
  const other = createFewerStore(inboxOf(world, { subscriberId: 'grace.kim' }));
  expect(other.get()).toEqual(nothing);
  other.update(() => ({ mutes: ['b'] }));
  expect(createFewerStore(inboxOf(world)).get().mutes).toEqual(['a']);
});

test('it goes when the reader signs out, and is not written again', () => {
  const world = platform();
  const client = inboxOf(world);
  showStoredChanges(client);
  const store = createFewerStore(client);
  store.update(() => ({ mutes: ['a'] }));
  expect(browser.stored.size).toBe(1);
  client.signOut();
  store.update(() => ({ mutes: ['b'] }));
  expect([...browser.stored.keys()].filter((key) => key.includes('fewer'))).toEqual([]);
});

test('it goes with all that is kept in the browser', async () => {
  const world = platform();
  createFewerStore(inboxOf(world)).update(() => ({ mutes: ['a'] }));
  await clearPersistedInbox().catch(() => {});
  expect([...browser.stored.keys()]).toEqual([]);
});

test('of more than it keeps the oldest are forgotten, and each is kept once', () => {
  const store = createFewerStore(inboxOf(platform()));
  const all = Array.from({ length: most + 5 }, (_, index) => `thread ${index}`);
  store.update(() => ({ mutes: [...all, 'thread 9'], kinds: all }));
  expect([store.get().mutes.length, store.get().mutes[0], store.get().kinds.length]).toEqual([
    most,
    'thread 5',
    most,
  ]);
});

test('where the browser stores nothing it is kept as long as the page', () => {
  const store = createFewerStore(inboxOf(platform()));
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('Full');
    },
  });
  store.update(() => ({ mutes: ['a'] }));
  store.update(({ mutes }) => ({ mutes: [...mutes, 'b'] }));
  expect(store.get().mutes).toEqual(['a', 'b']);
});

test.each([
  [null],
  ['x'],
  ['[]'],
  ['{"version":2,"mutes":["a"]}'],
  ['{"version":1,"mutes":5,"offs":{},"kinds":null,"sinceMs":"x"}'],
  ['{"version":1,"mutes":[5],"offs":[null,{"workflowId":"a"},{"untilMs":5}],"kinds":[{}]}'],
])('of %j nothing is read', (text) => {
  expect(parseKept(text)).toEqual(nothing);
});
