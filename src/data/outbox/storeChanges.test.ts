import { expect, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { markOf } from '../../../tests/support/changes.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { applyChange, takeBack } from '../facts/changes.ts';
import type { ChangeState } from '../model/change.ts';
import { ownerLock, ownerOf, storeChanges } from './storeChanges.ts';
import { forgetAllStored, storedPrefix } from './storedChanges.ts';

const platform = mockPlatform();
const tabs = browserTabs();

/** A client whose changes are stored. */
function storing() {
  const client = inboxOf(platform());
  storeChanges(client);
  return client;
}

const read = { seen: true, read: true };
const markIn = (state: ChangeState) => ({ ...markOf(['a'], read), state });

/** Lets what waits for its turn happen. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Whether somebody else can get the lock of a client, as one that takes over its changes does. */
async function isFree(owner: string): Promise<boolean> {
  let got = false;
  void navigator.locks.request(ownerLock(owner), () => {
    got = true;
  });
  await settled();
  return got;
}

test('a client has one name, another one than others, and its lock and its keys have it', () => {
  const [one, other] = [storing(), storing()];
  expect(ownerOf(one)).toBe(ownerOf(one));
  expect(ownerOf(one)).toMatch(/^[a-z\d]{12,}$/);
  expect(ownerOf(one)).not.toBe(ownerOf(other));
  expect(ownerLock(ownerOf(one))).toBe(`carillon_outbox_2:${ownerOf(one)}`);
  const change = markIn('waiting');
  applyChange(one, change);
  expect(tabs.changes()).toEqual([`${storedPrefix(one.identity)}${ownerOf(one)}:${change.id}`]);
});

test('a client without stored changes holds no lock', async () => {
  const client = storing();
  applyChange(client, { ...markIn('waiting'), isAutomatic: true });
  expect(await isFree(ownerOf(client))).toBe(true);
});

test('one with stored changes asks for its lock once, and holds it while it lives', async () => {
  const client = storing();
  const request = vi.spyOn(navigator.locks, 'request');
  const change = markIn('waiting');
  applyChange(client, change);
  applyChange(client, markIn('sending'));
  expect(request).toHaveBeenCalledTimes(1);
  request.mockRestore();
  await settled();
  takeBack(client, change.id);
  expect(await isFree(ownerOf(client))).toBe(false);
});

test.each<[ChangeState, boolean]>([
  ['waiting', true],
  ['held', true],
  ['sending', false],
])('a client that ends with a change that is %s leaves it to others at once: %s', async (state, isLeft) => {
  const client = storing();
  const change = markIn(state);
  applyChange(client, change);
  applyChange(client, markIn('waiting'));
  await settled();
  client.destroy();
  expect(await isFree(ownerOf(client))).toBe(isLeft);
  takeBack(client, change.id);
  expect(await isFree(ownerOf(client))).toBe(true);
});

test('a client that has left its changes to others writes and removes nothing more', async () => {
  const client = storing();
  const change = markIn('waiting');
  applyChange(client, change);
  client.destroy();
  await settled();
  takeBack(client, change.id);
  applyChange(client, markIn('waiting'));
  expect(tabs.changes()).toHaveLength(1);
});

test('a client that signs out leaves its lock and nothing else', async () => {
  const client = storing();
  applyChange(client, markIn('sending'));
  await settled();
  client.events.emit('ending', true);
  expect(tabs.changes()).toEqual([]);
  expect(await isFree(ownerOf(client))).toBe(true);
});

test('a change that was on its way when a host forgot what is stored is not stored again, and a later one is', () => {
  const client = storing();
  const change = markIn('sending');
  applyChange(client, change);
  forgetAllStored();
  applyChange(client, { ...change, state: 'waiting' });
  expect(tabs.changes()).toEqual([]);
  const later = markIn('waiting');
  applyChange(client, later);
  expect(tabs.changes()).toEqual([`${storedPrefix(client.identity)}${ownerOf(client)}:${later.id}`]);
});

test.each([
  ['locks', { onLine: true }],
  ['a navigator', undefined],
])('without %s changes are stored nevertheless, and a client can end', async (_, navigator) => {
  const client = storing();
  vi.stubGlobal('navigator', navigator);
  applyChange(client, markIn('waiting'));
  expect(tabs.changes()).toHaveLength(1);
  client.events.emit('ending', true);
  expect(tabs.changes()).toEqual([]);
  const unused = storing();
  expect(() => unused.events.emit('ending', true)).not.toThrow();
  await settled();
});
