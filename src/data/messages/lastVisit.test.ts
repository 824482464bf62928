import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { createWorld } from '../../mocks/index.ts';
import { readLastVisit, writeLastVisit } from './lastVisit.ts';

const clientOf = (subscriberId: string) => inboxOf(createWorld(), { subscriberId });

/** A storage that holds, or one that throws on every access, as where it is forbidden. */
function storage(kind: 'works' | 'throws'): Map<string, string> {
  const stored = new Map<string, string>();
  const forbidden = () => {
    throw new Error('Storage is forbidden');
  };
  vi.stubGlobal('localStorage', {
    getItem: kind === 'works' ? (key: string) => stored.get(key) ?? null : forbidden,
    setItem: kind === 'works' ? (key: string, value: string) => stored.set(key, value) : forbidden,
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return stored;
}

describe.each(['works', 'throws'] as const)('fault 57: with a storage that %s', (kind) => {
  test('what was read last is known, and a visit never goes back', () => {
    storage(kind);
    const client = clientOf(`reader-${kind}`);
    expect(readLastVisit(client)).toBeUndefined();
    writeLastVisit(client, 2_000);
    writeLastVisit(client, 1_000);
    expect(readLastVisit(client)).toBe(2_000);
    writeLastVisit(client, 3_000);
    expect(readLastVisit(client)).toBe(3_000);
  });
});

test('fault 66, 80: each reader has a visit of their own, under a key that names nobody', () => {
  const stored = storage('works');
  writeLastVisit(clientOf('ada'), 1_000);
  expect(readLastVisit(clientOf('grace'))).toBeUndefined();
  expect([...stored.keys()].join()).not.toContain('ada');
});
