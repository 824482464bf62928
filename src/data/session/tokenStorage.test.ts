import { afterEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { until } from '../../../tests/support/liveFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { stubStorage } from '../../../tests/support/stubStorage.ts';
import { memoryBackend } from '../../backends/memory/memoryBackend.ts';
import { ownPrefix } from './presentReader.ts';
import { useSessionState } from './sessionState.ts';
import { forgetToken, releaseToken, removeStrayToken, storeToken, tokenStorageKey } from './tokenStorage.ts';

const platform = mockPlatform();
afterEach(() => void vi.unstubAllGlobals());

const forbid = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

describe('fault 57: storage that fails', () => {
  test.each([
    ['absent', undefined],
    ['null', null],
    ['full', { getItem: () => null, setItem: forbid, removeItem: () => {} }],
    ['forbidden', { getItem: forbid, setItem: forbid, removeItem: forbid }],
  ])('%s: the inbox works from memory', async (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const client = inboxOf(platform());
    await expect(ask(client, 'organization')).resolves.toBeDefined();
    expect(() => client.destroy()).not.toThrow();
  });

  test('even reading the property throws', async () => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: forbid });
    const client = inboxOf(platform());
    await expect(ask(client, 'organization')).resolves.toBeDefined();
    expect(() => client.destroy()).not.toThrow();
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});

test('the entry has the specified key, stays after an unmount, and is removed by a logout (docs/protocol.md#session-states)', async () => {
  const held = stubStorage();
  const world = platform();
  const client = inboxOf(world);
  await ask(client, 'organization');
  const entry = `Bearer ${held.get('widget_user_auth_token')}`;
  expect(entry).toBe(world.requests.at(-1)?.authorization);
  // Beside it may be a note of the reader, once that code is loaded.
  const others = () => [...held.keys()].filter((key) => !key.startsWith(ownPrefix));
  client.destroy();
  expect(others()).toEqual(['widget_user_auth_token']);
  client.signOut();
  expect(others()).toEqual([]);
});

test('a backend of another protocol has no token in the storage, and takes away that of an earlier version', async () => {
  const held = stubStorage({ [tokenStorageKey]: 'from-an-earlier-version' });
  const inbox = mountInbox(platform(), () => useSessionState(), { backend: memoryBackend() });
  await until(() => expect(inbox.now).toBe('ready'));
  expect([...held.values()].join()).not.toMatch(/token|version/);
  expect(held.get(tokenStorageKey)).toBeUndefined();
  inbox.unmount();
});

test('a backend whose protocol asks for it has its token in the storage, and each signing out takes it away', async () => {
  const held = stubStorage();
  for (const _ of ['once', 'again']) {
    const client = inboxOf(platform(), { backend: { ...memoryBackend(), storesToken: true } });
    await client.openSession();
    expect(held.get(tokenStorageKey)).toEqual(expect.any(String));
    client.signOut();
    expect(held.get(tokenStorageKey)).toBeUndefined();
  }
});

test('fault 4, 5: a renewed session and one that is requested again have one entry', async () => {
  const held = stubStorage();
  const world = platform();
  const client = inboxOf(world);
  await ask(client, 'organization');
  world.expireTokens();
  await ask(client, 'organization');
  const before = held.get(tokenStorageKey) ?? '';
  await client.openSession();
  await ask(client, 'organization');
  expect(`Bearer ${held.get(tokenStorageKey)}`).toBe(world.requests.at(-1)?.authorization);
  client.signOut();
  expect(held.size).toBe(0);
  // Nothing knows the old one any more: it would be a stray.
  held.set(tokenStorageKey, before);
  removeStrayToken();
  expect(held.size).toBe(0);
});

test('fault 58: a token found in storage is never sent', async () => {
  stubStorage({ [tokenStorageKey]: 'token-of-another' });
  const world = platform();
  await ask(inboxOf(world), 'organization');
  expect(world.requests).toHaveLength(2);
  for (const { authorization, body, url } of world.requests) {
    expect(JSON.stringify([authorization, body, url])).not.toContain('token-of-another');
  }
});

describe('fault 58: a new inbox', () => {
  test('removes the entry of an unmounted inbox, an earlier visit or another tab', () => {
    const held = stubStorage({ [tokenStorageKey]: 'from-last-week' });
    removeStrayToken();
    expect(held.size).toBe(0);
    storeToken('unmounted');
    releaseToken('unmounted');
    expect(held.size).toBe(1);
    removeStrayToken();
    expect(held.size).toBe(0);
  });

  test('keeps the entry of a mounted inbox', () => {
    const held = stubStorage();
    storeToken('mine');
    removeStrayToken();
    expect(held.get(tokenStorageKey)).toBe('mine');
    forgetToken('mine');
  });
});

test('fault 59: storage events of another tab change nothing here', async () => {
  const held = stubStorage();
  const world = platform();
  const client = inboxOf(world);
  await ask(client, 'organization');
  const mine = world.requests.at(-1)?.authorization;
  held.set(tokenStorageKey, 'token-of-another');
  await ask(client, 'organization');
  held.clear();
  await ask(client, 'organization');
  expect(world.requests.slice(1).map(({ authorization }) => authorization)).toEqual([mine, mine, mine]);
  held.set(tokenStorageKey, 'token-of-another');
  client.signOut();
  expect(held.get(tokenStorageKey)).toBe('token-of-another');
});

test('fault 59: the entry of another inbox of the page is kept', () => {
  const held = stubStorage();
  storeToken('mine');
  storeToken('theirs');
  forgetToken('mine');
  expect(held.get(tokenStorageKey)).toBe('theirs');
  forgetToken('theirs');
  expect(held.size).toBe(0);
});
