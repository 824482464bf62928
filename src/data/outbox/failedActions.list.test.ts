import { expect, test, vi } from 'vitest';
import { keysOf, type MessagesChange, type NewChange } from '../model/change.ts';
import { InboxError } from '../transport/InboxError.ts';
import { createFailedActions } from './failedActions.ts';

const refused = new InboxError({ kind: 'refused', status: 400, reason: 'No', retryable: false });

/** A change of these messages, whose requests end when the test decides. */
function changeOf(kind: MessagesChange['kind'], ids: readonly string[]) {
  const sent: { keys: readonly string[]; end: (error?: Error) => void }[] = [];
  const effect = kind === 'removed' ? kind : { seen: true };
  const { length: count } = ids;
  const change: NewChange = { type: 'messages', kind, count, target: { ids }, effect };
  const resend = (left: NewChange) =>
    new Promise<void>((resolve, reject) => {
      sent.push({ keys: keysOf(left), end: (error) => (error ? reject(error) : resolve()) });
    });
  return { change, sent, resend };
}

/** A list in which a change replaces those of its kind, and a removal all of them. */
function start() {
  const store = createFailedActions(
    (newer, failed, key) =>
      (newer.kind === 'removed' || failed.kind === newer.kind) && keysOf(newer).includes(key),
  );
  const heard = vi.fn();
  store.subscribe(heard);
  return {
    store,
    heard,
    fail: ({ change, resend }: { change: NewChange; resend: (left: NewChange) => Promise<void> }) =>
      store.add(change, refused, resend),
    kinds: () => store.get().map(({ kind, count }) => `${kind} ${count}`),
    ids: () => store.get().map(({ id }) => id),
  };
}

test('a change that is saved notifies nobody while none has failed', async () => {
  const { store, heard } = start();
  const { change } = changeOf('read', ['a']);
  store.replace(change);
  store.replace(change);
  store.dismiss([1]);
  expect(heard).not.toHaveBeenCalled();
  expect(store.get()).toEqual([]);
});

test('each failed change has an id of its own, later ones a higher one', async () => {
  const { fail, ids } = start();
  for (const target of ['a', 'b', 'c']) {
    fail(changeOf('read', [target]));
  }
  expect(new Set(ids()).size).toBe(3);
  expect(ids()).toEqual([...ids()].sort((one, other) => one - other));
});

test('a newer change replaces the targets that it has in common with a failed one, before it is sent', async () => {
  const { store, fail, kinds } = start();
  const old = changeOf('read', ['a', 'b', 'c']);
  fail(old);
  store.replace(changeOf('read', ['b']).change);
  expect(kinds()).toEqual(['read 2']);
  store.retry(store.get().map(({ id }) => id));
  expect(old.sent[0]?.keys).toEqual(['a', 'c']);
  store.replace(changeOf('read', ['a', 'c']).change);
  expect(kinds()).toEqual([]);
});

test('a change that fails replaces an equal one, and a saved one what it covers', async () => {
  const { store, fail, kinds } = start();
  fail(changeOf('read', ['a']));
  fail(changeOf('read', ['a']));
  expect(kinds()).toEqual(['read 1']);
  store.replace(changeOf('read', ['a']).change);
  expect(kinds()).toEqual([]);
});

test('a removal that fails leaves a failed mark listed, and one that is saved replaces it', async () => {
  const { store, fail, kinds } = start();
  fail(changeOf('read', ['a']));
  fail(changeOf('removed', ['a']));
  expect(kinds()).toEqual(['read 1', 'removed 1']);
  fail(changeOf('removed', ['a']));
  expect(kinds()).toEqual(['read 1', 'removed 1']);
  store.replace(changeOf('removed', ['a']).change);
  expect(kinds()).toEqual([]);
});

test('a retry changes only its own entry, and is not made twice', async () => {
  const { store, fail, ids } = start();
  const [first, second] = [changeOf('read', ['a']), changeOf('read', ['b'])];
  fail(first);
  fail(second);
  const [one = 0, other = 0] = ids();
  store.retry([one]);
  store.retry([one]);
  expect(store.get().map(({ retrying }) => retrying)).toEqual([true, false]);
  expect([first.sent.length, second.sent.length]).toEqual([1, 0]);
  first.sent[0]?.end(new Error('again'));
  await vi.waitFor(() => expect(store.get()[0]?.failures).toBe(2));
  expect(store.get()).toMatchObject([
    { id: one, retrying: false, error: { kind: 'unavailable' } },
    { id: other, retrying: false, failures: 1, error: refused },
  ]);
});

test('a dismissal removes only its own entry, and one that is being tried again comes back if it fails', async () => {
  const { store, fail, kinds, ids } = start();
  const retried = changeOf('seen', ['b']);
  fail(changeOf('read', ['a']));
  fail(retried);
  const [first = 0, second = 0] = ids();
  store.dismiss([first]);
  expect(kinds()).toEqual(['seen 1']);
  store.retry([second]);
  store.dismiss([second]);
  expect(kinds()).toEqual([]);
  retried.sent[0]?.end(refused);
  await vi.waitFor(() => expect(kinds()).toEqual(['seen 1']));
  store.dismiss([second]);
  expect(kinds()).toEqual([]);
});

test('a retry that is saved takes only its own entry off the list', async () => {
  const { store, fail, kinds, ids } = start();
  const retried = changeOf('read', ['a']);
  fail(retried);
  fail(changeOf('seen', ['b']));
  const [one = 0] = ids();
  store.retry([one]);
  retried.sent[0]?.end();
  await vi.waitFor(() => expect(kinds()).toEqual(['seen 1']));
});

test('an entry is the same object until something in it changes', () => {
  const { store, fail } = start();
  fail(changeOf('read', ['a', 'b']));
  const [before] = store.get();
  fail(changeOf('seen', ['c']));
  store.replace(changeOf('read', ['d']).change);
  expect(store.get()[0]).toBe(before);
  store.replace(changeOf('read', ['b']).change);
  expect(store.get()[0]).not.toBe(before);
});

test('a dismissed change can no longer be tried again', async () => {
  const { store, fail, ids } = start();
  const { change, sent, resend } = changeOf('read', ['a']);
  fail({ change, resend });
  const dismissed = ids();
  store.dismiss(dismissed);
  store.retry(dismissed);
  expect(sent).toEqual([]);
});

test('a failed change of a whole feed keeps its count beside a newer one of other messages', async () => {
  const { store, fail, kinds } = start();
  const target = { query: {}, ids: ['a'], hasMore: true };
  const change: NewChange = {
    type: 'feed',
    kind: 'read',
    count: 25,
    target,
    effect: { seen: true, read: true },
  };
  fail({ change, resend: async () => {} });
  store.replace(changeOf('read', ['a']).change);
  expect(kinds()).toEqual(['read 25']);
});
