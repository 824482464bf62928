import { expect, test } from 'vitest';
import { type Identity, identityKey, isComplete, readerKey, scopeOf } from './identity.ts';

const identity: Identity = {
  applicationIdentifier: 'app',
  subscriberId: 'sam',
  subscriberHash: 'a1b2c3d4e5',
  backendUrl: 'https://api.test',
  socketUrl: undefined,
  socketPath: undefined,
};

test('fault 80: scopes of two hashes differ, but do not contain the hashes', () => {
  const scope = scopeOf(identity);
  expect(scope.slice(0, 3)).toEqual(['carillon', 'app', 'sam']);
  expect(JSON.stringify(scope)).not.toContain('a1b2c3d4e5');
  const others = ['', 'a1b2c3d4e6', 'A1b2c3d4e5', undefined].map(
    (subscriberHash) => scopeOf({ ...identity, subscriberHash })[3],
  );
  expect(others).not.toContain(scope[3]);
  expect(scopeOf({ ...identity })).toEqual(scope);
});

test('fault 66: scopes differ for equal ids at different platforms or with different hashes', () => {
  const scopes = [
    identity,
    { ...identity, backendUrl: 'https://api.other.test' },
    { ...identity, socketUrl: 'https://ws.test' },
    { ...identity, enabled: false },
    { ...identity, asksForHash: true },
  ].map((one) => scopeOf(one).join());
  expect(new Set(scopes).size).toBe(scopes.length);
  expect(scopeOf({ ...identity, enabled: true, asksForHash: false })).toEqual(scopeOf(identity));
});

test('fault 66: no two identities have the same key, even if their members joined are the same text', () => {
  const keys = [
    identity,
    { ...identity, applicationIdentifier: 'app","sam' },
    { ...identity, subscriberId: undefined },
    { ...identity, subscriberId: '' },
    { ...identity, subscriberId: 'null' },
    { ...identity, socketUrl: '' },
    { ...identity, socketPath: '' },
    { ...identity, enabled: false },
    { ...identity, asksForHash: true },
  ].map(identityKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test('fault 2: an identity is complete only with both ids', () => {
  expect(isComplete(identity)).toBe(true);
  for (const missing of [undefined, '']) {
    expect(isComplete({ ...identity, subscriberId: missing })).toBe(false);
    expect(isComplete({ ...identity, applicationIdentifier: missing })).toBe(false);
  }
  expect(isComplete({ ...identity, enabled: false })).toBe(false);
});

test('the scope of an identity that is not known yet has empty members', () => {
  const unknown = { ...identity, applicationIdentifier: undefined, subscriberId: undefined };
  expect(scopeOf(unknown).slice(0, 3)).toEqual(['carillon', '', '']);
});

test('a reader is a subscriber of an application at an address, whatever the hash and the socket are', () => {
  const key = readerKey(identity);
  expect(readerKey({ ...identity, ...{ subscriberHash: 'other', socketUrl: 'https://ws.test' } })).toBe(key);
  for (const member of ['applicationIdentifier', 'subscriberId', 'backendUrl']) {
    expect(readerKey({ ...identity, [member]: 'other' })).not.toBe(key);
  }
});
