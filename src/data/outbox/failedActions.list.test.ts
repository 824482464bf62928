import { expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { InboxError } from '../transport/InboxError.ts';
import { type Change, createFailedActions } from './failedActions.ts';
import { useFailedActions } from './useFailedActions.ts';

const refused = new InboxError({ code: 'rejected', status: 400, reason: 'No', retryable: false });

/** A change of these targets, whose requests end when the test decides. It replaces those of its kind. */
function changeOf(kind: Change['kind'], targets: readonly string[]) {
  const sent: { targets: readonly string[]; end: (error?: Error) => void }[] = [];
  const change: Change = {
    kind,
    all: false,
    count: targets.length,
    targets,
    replaces: (other, target) => (kind === 'removed' || other === kind) && targets.includes(target),
    send: (left) =>
      new Promise((resolve, reject) => {
        sent.push({ targets: left, end: (error) => (error ? reject(error) : resolve()) });
      }),
  };
  return { change, sent };
}

function start() {
  const store = createFailedActions();
  const heard = vi.fn();
  store.subscribe(heard);
  return {
    store,
    heard,
    fail: (change: Change) => expect(store.watch(change, Promise.reject(refused))).rejects.toBe(refused),
    kinds: () => store.get().map(({ kind, count }) => `${kind} ${count}`),
    ids: () => store.get().map(({ id }) => id),
  };
}

test('useFailedActions outside a provider throws an error with its name', () => {
  expect(() => hookOf(null, useFailedActions)).toThrow('`useFailedActions` was used outside');
});

test('a change that is saved notifies nobody while none has failed', async () => {
  const { store, heard } = start();
  const { change } = changeOf('read', ['a']);
  store.replace(change);
  await store.watch(change, Promise.resolve());
  store.dismiss([1]);
  expect(heard).not.toHaveBeenCalled();
  expect(store.get()).toEqual([]);
});

test('each failed change has an id of its own, later ones a higher one', async () => {
  const { fail, ids } = start();
  for (const target of ['a', 'b', 'c']) {
    await fail(changeOf('read', [target]).change);
  }
  expect(new Set(ids()).size).toBe(3);
  expect(ids()).toEqual([...ids()].sort((one, other) => one - other));
});

test('a newer change replaces the targets that it has in common with a failed one, before it is sent', async () => {
  const { store, fail, kinds } = start();
  const old = changeOf('read', ['a', 'b', 'c']);
  await fail(old.change);
  store.replace(changeOf('read', ['b']).change);
  expect(kinds()).toEqual(['read 2']);
  store.retry(store.get().map(({ id }) => id));
  expect(old.sent[0]?.targets).toEqual(['a', 'c']);
  store.replace(changeOf('read', ['a', 'c']).change);
  expect(kinds()).toEqual([]);
});

test('a change that fails replaces an equal one, and a saved one what it covers', async () => {
  const { store, fail, kinds } = start();
  await fail(changeOf('read', ['a']).change);
  await fail(changeOf('read', ['a']).change);
  expect(kinds()).toEqual(['read 1']);
  await store.watch(changeOf('read', ['a']).change, Promise.resolve());
  expect(kinds()).toEqual([]);
});

test('a removal that fails leaves a failed mark listed, and one that is saved replaces it', async () => {
  const { store, fail, kinds } = start();
  await fail(changeOf('read', ['a']).change);
  await fail(changeOf('removed', ['a']).change);
  expect(kinds()).toEqual(['read 1', 'removed 1']);
  await fail(changeOf('removed', ['a']).change);
  expect(kinds()).toEqual(['read 1', 'removed 1']);
  await store.watch(changeOf('removed', ['a']).change, Promise.resolve());
  expect(kinds()).toEqual([]);
});

test('a retry changes only its own entry, and is not made twice', async () => {
  const { store, fail, ids } = start();
  const [first, second] = [changeOf('read', ['a']), changeOf('read', ['b'])];
  await fail(first.change);
  await fail(second.change);
  const [one = 0, other = 0] = ids();
  store.retry([one]);
  store.retry([one]);
  expect(store.get().map(({ retrying }) => retrying)).toEqual([true, false]);
  expect([first.sent.length, second.sent.length]).toEqual([1, 0]);
  first.sent[0]?.end(new Error('again'));
  await vi.waitFor(() => expect(store.get()[0]?.failures).toBe(2));
  expect(store.get()).toMatchObject([
    { id: one, retrying: false, error: { code: 'network' } },
    { id: other, retrying: false, failures: 1, error: refused },
  ]);
});

test('a dismissal removes only its own entry, and one that is being tried again comes back if it fails', async () => {
  const { store, fail, kinds, ids } = start();
  const retried = changeOf('seen', ['b']);
  await fail(changeOf('read', ['a']).change);
  await fail(retried.change);
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

test('a dismissed change can no longer be tried again', async () => {
  const { store, fail, ids } = start();
  const { change, sent } = changeOf('read', ['a']);
  await fail(change);
  const dismissed = ids();
  store.dismiss(dismissed);
  store.retry(dismissed);
  expect(sent).toEqual([]);
});

test('a failed change of a whole feed keeps its count beside a newer one of other messages', async () => {
  const { store, fail, kinds } = start();
  await fail({ ...changeOf('read', ['the feed']).change, all: true, count: 25 });
  store.replace(changeOf('read', ['a']).change);
  expect(kinds()).toEqual(['read 25']);
});
