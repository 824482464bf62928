import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../../tests/support/stubStorage.ts';
import { watchReader } from './presentReader.ts';

let held: Map<string, string>;
beforeEach(() => {
  held = stubStorage();
});
afterEach(() => void vi.unstubAllGlobals());

const backendUrl = 'https://api.carillon.test';
const watch = (subscriberId: string, applicationIdentifier = 'app', url = backendUrl) =>
  watchReader({ applicationIdentifier, subscriberId, backendUrl: url });
/** Another page opens a session, and is closed. */
const elsewhere = (...reader: Parameters<typeof watch>) => watch(...reader).end(false);

test.each<[string, () => void, boolean]>([
  ['nobody else came', () => {}, false],
  ['the same reader has opened another page', () => elsewhere('ana'), false],
  ['another reader has opened a session', () => elsewhere('ben'), true],
  ['another reader of another application has', () => elsewhere('ben', 'other'), false],
  ['another reader of another platform has', () => elsewhere('ben', 'app', 'https://b.test'), false],
  ['the reader has signed out in another page', () => watch('ana').end(true), true],
  ['the storage of the browser was cleared', () => held.clear(), true],
])('where %s, the session of a page is over: %s', (_, act, isOver) => {
  const reader = watch('ana');
  act();
  expect(reader.isOver()).toBe(isOver);
  reader.end(false);
});

test('two readers beside each other on one page do not end each other', () => {
  const [ana, ben] = [watch('ana'), watch('ben')];
  expect([ana.isOver(), ben.isOver()]).toEqual([false, false]);
  ben.end(false);
  expect(ana.isOver()).toBe(true);
  ana.end(false);
});

test('a sign-out leaves the note of another reader, who came since', () => {
  const ana = watch('ana');
  elsewhere('ben');
  const before = [...held];
  ana.end(true);
  expect([...held]).toEqual(before);
});

test('nothing is over where storage is forbidden, and nothing throws', () => {
  vi.stubGlobal('localStorage', undefined);
  const reader = watch('ana');
  expect(reader.isOver()).toBe(false);
  expect(() => reader.end(true)).not.toThrow();
});

test('no hash is noted', () => {
  watchReader({
    applicationIdentifier: 'app',
    subscriberId: 'ana',
    backendUrl,
    subscriberHash: 'top-secret',
  });
  expect(JSON.stringify([...held])).not.toContain('top-secret');
});
