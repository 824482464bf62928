import { afterEach, describe, expect, test, vi } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { forgetToken, storeToken, tokenStorageKey } from './tokenStorage.ts';

const platform = mockPlatform();
afterEach(() => void vi.unstubAllGlobals());

/** Storage as a browser has it, with what it holds. */
function stubStorage(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
  return held;
}

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
    await expect(client.call('organization')).resolves.toBeDefined();
    expect(() => client.destroy()).not.toThrow();
  });

  test('even looking at it throws', async () => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: forbid });
    const client = inboxOf(platform());
    await expect(client.call('organization')).resolves.toBeDefined();
    expect(() => client.destroy()).not.toThrow();
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});

test('the entry stands under the specified key while the session lives', async () => {
  const held = stubStorage();
  const world = platform();
  const client = inboxOf(world);
  await client.call('organization');
  expect(`Bearer ${held.get('widget_user_auth_token')}`).toBe(world.requests.at(-1)?.authorization);
  client.destroy();
  expect(held.size).toBe(0);
});

test('fault 58: a token that lies in storage is never sent', async () => {
  stubStorage({ [tokenStorageKey]: 'token-of-another' });
  const world = platform();
  await inboxOf(world).call('organization');
  expect(world.requests).toHaveLength(2);
  for (const { authorization, body, url } of world.requests) {
    expect(JSON.stringify([authorization, body, url])).not.toContain('token-of-another');
  }
});

test('fault 59: the entry of another inbox of the page stays', () => {
  const held = stubStorage();
  storeToken('mine');
  storeToken('theirs');
  forgetToken('mine');
  expect(held.get(tokenStorageKey)).toBe('theirs');
  forgetToken('theirs');
  expect(held.size).toBe(0);
});
