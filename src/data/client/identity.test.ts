import { expect, test } from 'vitest';
import { type Identity, identityKey, isComplete, scopeOf } from './identity.ts';

const identity: Identity = {
  applicationIdentifier: 'app',
  subscriberId: 'sam',
  subscriberHash: 'a1b2c3d4e5',
  backendUrl: 'https://api.test',
  socketUrl: undefined,
  socketPath: undefined,
};

test('fault 80: a scope tells hashes apart without showing them', () => {
  const scope = scopeOf(identity);
  expect(scope.slice(0, 3)).toEqual(['carillon', 'app', 'sam']);
  expect(JSON.stringify(scope)).not.toContain('a1b2c3d4e5');
  const others = ['', 'a1b2c3d4e6', 'A1b2c3d4e5', undefined].map(
    (hash) => scopeOf({ ...identity, subscriberHash: hash })[3],
  );
  expect(others).not.toContain(scope[3]);
  expect(scopeOf({ ...identity })).toEqual(scope);
});

test('fault 66: no two identities share a key, however their members are cut', () => {
  const keys = [
    identity,
    { ...identity, applicationIdentifier: 'app","sam' },
    { ...identity, subscriberId: undefined },
    { ...identity, subscriberId: '' },
    { ...identity, subscriberId: 'null' },
    { ...identity, socketUrl: '' },
    { ...identity, socketPath: '' },
  ].map(identityKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test('fault 2: only both ids make an identity complete', () => {
  expect(isComplete(identity)).toBe(true);
  for (const missing of [undefined, '']) {
    expect(isComplete({ ...identity, subscriberId: missing })).toBe(false);
    expect(isComplete({ ...identity, applicationIdentifier: missing })).toBe(false);
  }
});
