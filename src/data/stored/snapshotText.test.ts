import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { InboxSnapshot } from './InboxSnapshot.ts';
import { mergeSnapshots, parseSnapshotText, snapshotText } from './snapshotText.ts';

const nowMs = Date.UTC(2026, 10, 20);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: nowMs }));
afterEach(() => void vi.useRealTimers());

const organization = { id: 'o', name: 'Acme', branding: {} };
const feed = (name: string) => ({ query: { feed: name }, messages: [], next: null });
const snapshot = (members: Partial<InboxSnapshot> = {}): InboxSnapshot => ({
  version: 2,
  savedAtMs: nowMs - 1_000,
  applicationIdentifier: 'app',
  subscriberId: 'ada',
  backendId: 'https://api.example',
  organization: undefined,
  counts: {},
  feeds: [],
  ...members,
});
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe('the stored text', () => {
  const one = snapshot({ feeds: [feed('a'), feed('b')] });
  const two = snapshot({ feeds: [feed('ü')] });

  test('holds everything that just fits, measured in bytes', () => {
    const limit = bytesOf([one, two]);
    expect(limit).toBeGreaterThan(JSON.stringify([one, two]).length);
    expect(JSON.parse(snapshotText([one, two], limit) ?? '')).toEqual(JSON.parse(JSON.stringify([one, two])));
  });

  test.each<[left: string, snapshots: readonly InboxSnapshot[]]>([
    ['the feeds of the newer one', [one, { ...two, feeds: [] }]],
    [
      'the first feed',
      [
        { ...one, feeds: [feed('a')] },
        { ...two, feeds: [] },
      ],
    ],
    [
      'no feed',
      [
        { ...one, feeds: [] },
        { ...two, feeds: [] },
      ],
    ],
  ])('loses feed after feed from the end until it fits: %s', (_, left) => {
    expect(snapshotText([one, two], bytesOf(left))).toBe(JSON.stringify(left));
  });

  test('is none where not even snapshots without feeds fit', () => {
    const bare = [one, two].map((each) => ({ ...each, feeds: [] }));
    expect(snapshotText([one, two], bytesOf(bare) - 1)).toBeUndefined();
    expect(snapshotText([], 1_000)).toBeUndefined();
  });
});

describe('a stored text', () => {
  const text = JSON.stringify([snapshot(), snapshot({ savedAtMs: nowMs - 5_000 })]);
  const limits = { maxAgeMs: 10_000, maxBytes: 10_000 };

  test('is read up to its limit of bytes, and counts as empty beyond', () => {
    const maxBytes = new TextEncoder().encode(text).length;
    expect(parseSnapshotText(text, { ...limits, maxBytes })).toHaveLength(2);
    expect(parseSnapshotText(text, { ...limits, maxBytes: maxBytes - 1 })).toEqual([]);
  });

  test.each([
    ['age is the limit', nowMs - 10_000, 1],
    ['age is above the limit', nowMs - 10_001, 0],
    ['time is now', nowMs, 1],
    ['time is in the future', nowMs + 1, 0],
  ])('whose %s is kept or not', (_, savedAtMs, kept) => {
    expect(parseSnapshotText(JSON.stringify([snapshot({ savedAtMs })]), limits)).toHaveLength(kept);
  });

  test.each(['{', 'null', '{}', '[{}]', `[${JSON.stringify(snapshot())},{}]`])('%s is none', (broken) => {
    expect(parseSnapshotText(broken, limits)).toBeUndefined();
  });

  test('of an empty list has no snapshot', () => {
    expect(parseSnapshotText('[]', limits)).toEqual([]);
  });
});

describe('an older snapshot adds to a newer one', () => {
  const older = snapshot({
    savedAtMs: nowMs - 3_000,
    organization,
    counts: { unread: 1, unseen: 2 },
    feeds: [feed('a'), feed('b')],
  });

  test.each<[name: string, newer: Partial<InboxSnapshot>, added: Partial<InboxSnapshot>]>([
    ['all of it, if that has nothing', {}, {}],
    ['all but the organization, if that has one', { organization }, { organization: undefined }],
    ['the count that it lacks', { counts: { unread: 0 } }, { counts: { unseen: 2 } }],
    ['the feed that it lacks', { feeds: [feed('b'), feed('c')] }, { feeds: [feed('a')] }],
    ['the organization alone', { counts: older.counts, feeds: older.feeds }, { counts: {}, feeds: [] }],
    ['the counts alone', { organization, feeds: older.feeds }, { organization: undefined, feeds: [] }],
    ['the feeds alone', { organization, counts: older.counts }, { organization: undefined, counts: {} }],
  ])('%s', (_, members, added) => {
    const newer = snapshot(members);
    expect(mergeSnapshots(newer, [older], 10_000)).toEqual([newer, { ...older, ...added }]);
  });

  test('nothing, if that has everything', () => {
    const newer = snapshot({ organization, counts: { unread: 0, unseen: 0 }, feeds: older.feeds });
    expect(mergeSnapshots(newer, [older], 10_000)).toEqual([newer]);
  });

  test('nothing, if it is too old', () => {
    const newer = snapshot();
    expect(mergeSnapshots(newer, [older], 3_000)).toEqual([newer, older]);
    expect(mergeSnapshots(newer, [older], 2_999)).toEqual([newer]);
  });
});
