import { describe, expect, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { markOf } from '../../../tests/support/changes.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { applyChange, replaceChange, takeBack } from '../facts/changes.ts';
import type { ChangeState } from '../model/change.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { storeChanges } from './storeChanges.ts';
import { forgetAllStored, forgetStoredChanges, storedKeys, storedPrefix } from './storedChanges.ts';

const platform = mockPlatform();
const tabs = browserTabs();

/** A client whose changes are stored. */
function storing(subscriberId = 'ada') {
  const client = inboxOf(platform(), { subscriberId });
  const errors: InboxError[] = [];
  client.events.on('error', (error) => errors.push(error));
  storeChanges(client);
  return { client, errors };
}

const read = { seen: true, read: true };
const markIn = (state: ChangeState) => ({ ...markOf(['a'], read), state });

describe('the keys of stored changes', () => {
  test('are those of one subscriber of one application at one address', () => {
    const { identity } = storing().client;
    tabs.stored.set(`${storedPrefix(identity)}tab:1`, 'x');
    tabs.stored.set('something of the host', 'x');
    for (const other of ['subscriberId', 'applicationIdentifier', 'backendUrl']) {
      tabs.stored.set(`${storedPrefix({ ...identity, [other]: 'other' })}tab:1`, 'x');
    }
    expect(storedKeys(identity)).toEqual([`${storedPrefix(identity)}tab:1`]);
    expect(storedPrefix(identity)).toMatch(/^carillon_outbox_2:/);
  });

  test('are none where storage is not allowed or not there', () => {
    const { identity } = storing().client;
    vi.stubGlobal('localStorage', undefined);
    expect(storedKeys(identity)).toEqual([]);
    expect(() => forgetAllStored()).not.toThrow();
  });

  test('signing out removes what is kept of the subscriber, and a request all that carillon keeps, and neither anything of the host', () => {
    const [ada, bob] = [storing('ada').client, storing('bob').client];
    const [ofAda, ofBob] = [ada, bob].map(({ identity }) => `${storedPrefix(identity)}tab:1`);
    tabs.stored.set('host', 'x').set(`${ofAda}`, 'x').set(`${ofBob}`, 'x');
    tabs.stored
      .set(storedPrefix(ada.identity, 'carillon_outbox_attention'), 'x')
      .set(storedPrefix(ada.identity, 'carillon_outbox_toasts'), 'x');
    forgetStoredChanges(ada);
    expect([...tabs.stored.keys()]).toEqual(['host', ofBob]);
    tabs.stored.set('carillon_last_visit_1', '1').set('carillon_reader:["app","https://a.test"]', 'bob');
    tabs.stored
      .set(storedPrefix(bob.identity, 'carillon_outbox_attention'), 'x')
      .set(storedPrefix(bob.identity, 'carillon_outbox_toasts'), 'x');
    tabs.stored.set('carillon_letter_keys', 'off').set('widget_user_auth_token', 'x');
    forgetAllStored();
    expect([...tabs.stored.keys()]).toEqual(['host']);
  });
});

describe('a change', () => {
  test.each([
    ['held', 1],
    ['queued', 1],
    ['waiting', 1],
    ['sending', 1],
    ['elsewhere', 0],
  ] as const)('that is %s is stored %i times', (state, times) => {
    const { client } = storing();
    applyChange(client, markIn(state));
    expect(tabs.changes()).toHaveLength(times);
  });

  test('that nobody asked for is not stored', () => {
    const { client } = storing();
    applyChange(client, { ...markIn('waiting'), isAutomatic: true });
    expect(tabs.changes()).toEqual([]);
  });

  test('is written again only when it has changed, and is gone when it has ended', () => {
    const { client } = storing();
    const setItem = vi.spyOn(globalThis.localStorage, 'setItem');
    const first = markIn('waiting');
    applyChange(client, first);
    applyChange(client, markIn('waiting'));
    expect(setItem).toHaveBeenCalledTimes(2);
    replaceChange(client, { ...first, state: 'sending' });
    expect(setItem).toHaveBeenCalledTimes(3);
    expect(JSON.parse(String(setItem.mock.calls[2]?.[1]))).toMatchObject({
      version: 2,
      change: { state: 'sending', target: { ids: ['a'] } },
    });
    takeBack(client, first.id);
    expect(tabs.changes()).toHaveLength(1);
    setItem.mockRestore();
  });

  test('of a client that signs out is removed, and nothing of it is stored afterwards', () => {
    const { client } = storing();
    applyChange(client, markIn('waiting'));
    client.events.emit('ending', true);
    expect(tabs.changes()).toEqual([]);
    applyChange(client, markIn('waiting'));
    expect(tabs.changes()).toEqual([]);
  });

  test('of a client that ends stays for the next one', async () => {
    const { client } = storing();
    applyChange(client, markIn('waiting'));
    client.destroy();
    await Promise.resolve();
    expect(tabs.changes()).toHaveLength(1);
  });
});

test('a full storage is reported once, and not where there is none', () => {
  const { client, errors } = storing();
  const full = vi.spyOn(globalThis.localStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  applyChange(client, markIn('waiting'));
  applyChange(client, markIn('waiting'));
  expect(errors).toMatchObject([{ kind: 'storage', status: 0, retryable: false }]);
  expect(errors[0]?.message).toContain('stores no unsent');
  full.mockRestore();
  const server = storing('server');
  Reflect.deleteProperty(globalThis, 'localStorage');
  applyChange(server.client, markIn('waiting'));
  expect(server.errors).toEqual([]);
});
