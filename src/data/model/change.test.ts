import { describe, expect, test } from 'vitest';
import { effects, markOf, removalOf, removalOfAll } from '../../../tests/support/changes.ts';
import type { InboxMessage } from '../model/message.ts';
import {
  type AnswerChange,
  belongsTo,
  type Change,
  coverOf,
  effectOf,
  type FeedTarget,
  includesRow,
  isAsked,
  keysOf,
  narrowed,
  type SwitchesChange,
} from './change.ts';

const messageOf = (id: string, createdAt = '2026-11-21', feedId?: string): InboxMessage => ({
  id,
  createdAt,
  read: false,
  seen: false,
  feedId,
});
const base = { id: 1, state: 'queued', count: 2 } as const;
const press: AnswerChange = {
  ...base,
  type: 'answer',
  kind: 'answer',
  target: { ids: ['a'] },
  effect: { answer: 'secondary' },
};
const turn: SwitchesChange = {
  ...base,
  type: 'switches',
  kind: 'preference',
  target: { workflowId: 'w' },
  effect: { email: true, sms: false },
};
const targetOf = (more: Partial<FeedTarget> = {}): FeedTarget => ({
  query: {},
  ids: ['a'],
  hasMore: false,
  ...more,
});
const all = (target: FeedTarget): Change => ({
  ...base,
  type: 'feed',
  kind: 'seen',
  effect: effects.seen,
  target,
});

test('a change has a key for each thing that it concerns', () => {
  expect(keysOf(markOf(['a', 'b'], effects.read))).toEqual(['a', 'b']);
  expect(keysOf(turn)).toEqual(['email w', 'sms w']);
  expect(keysOf({ ...turn, target: {} })).toEqual(['email ', 'sms ']);
  expect(keysOf(press)).toEqual(['secondary a']);
  const [one] = keysOf(all(targetOf()));
  expect(keysOf(all(targetOf({ ids: ['b'] })))).toEqual([one]);
  expect(keysOf(all(targetOf({ query: { read: false } })))).not.toEqual([one]);
  expect(keysOf({ ...all(targetOf()), kind: 'read' } as Change)).not.toEqual([one]);
});

test('a part of a change has what these keys concern, and counts it', () => {
  expect(narrowed(markOf(['a', 'b', 'c'], effects.read), ['c', 'a', 'z'])).toMatchObject({
    target: { ids: ['a', 'c'] },
    count: 2,
  });
  expect(narrowed(turn, ['sms w'])).toMatchObject({ effect: { sms: false }, count: 1 });
  expect(narrowed({ ...turn, target: {} }, ['sms w'])).toMatchObject({ effect: {}, count: 0 });
  expect(narrowed(press, [])).toBe(press);
  const change = all(targetOf());
  expect(narrowed(change, [])).toBe(change);
});

test('marks set flags, removals remove, and other changes do nothing to messages', () => {
  expect(effectOf(markOf(['a'], { seen: false }))).toEqual({ seen: false });
  expect(effectOf(all(targetOf()))).toEqual({ seen: true, read: false });
  expect([removalOf('a'), removalOfAll({}), press, turn].map(effectOf)).toEqual([
    'removed',
    'removed',
    undefined,
    undefined,
  ]);
});

describe('a change covers', () => {
  test('the messages that it names', () => {
    const mark = markOf(['a', 'b'], effects.read);
    expect(['a', 'b', 'c'].map((id) => coverOf(mark)(messageOf(id)))).toEqual([true, true, false]);
    expect([press, turn].map((change) => coverOf(change)(messageOf('a')))).toEqual([false, false]);
  });

  test('of a whole inbox what was loaded, and of the rest only what is older than the oldest', () => {
    const change = all(targetOf({ hasMore: true, oldest: '2026-11-20' }));
    const at = (day: string) => coverOf(change)(messageOf('z', day));
    expect([at('2026-11-19'), at('2026-11-20'), at('2026-11-21')]).toEqual([true, false, false]);
    expect(coverOf(change)(messageOf('a', '2026-11-30'))).toBe(true);
    expect(coverOf(all(targetOf({ oldest: '2026-11-20' })))(messageOf('z', '2026-11-19'))).toBe(false);
    expect(coverOf(all(targetOf({ hasMore: true })))(messageOf('z'))).toBe(true);
  });

  test('of one feed only messages of that feed, unless they were loaded in it', () => {
    const query = { feed: 'tasks' };
    const change = all(targetOf({ query, feedId: 'f', hasMore: true }));
    expect(coverOf(change)(messageOf('z', '2026-11-19', 'f'))).toBe(true);
    expect(coverOf(change)(messageOf('z', '2026-11-19', 'g'))).toBe(false);
    expect(coverOf(change)(messageOf('a', '2026-11-19', 'g'))).toBe(true);
    const unknown = all(targetOf({ query, hasMore: true }));
    expect(coverOf(unknown)(messageOf('z'))).toBe(false);
  });
});

test('a row belongs to the whole inbox, or to the feed that is known', () => {
  expect(belongsTo({ query: {} }, messageOf('a'))).toBe(true);
  expect(belongsTo({ query: { read: true } }, messageOf('a'))).toBe(false);
  expect(belongsTo({ query: { read: true }, feedId: 'f' }, messageOf('a', '', 'f'))).toBe(true);
  expect(includesRow(targetOf(), messageOf('a'))).toBe(true);
  expect(includesRow(targetOf(), messageOf('b'))).toBe(false);
});

test('all changes are asked for but those of messages that are automatic', () => {
  const mark = markOf(['a'], effects.seen);
  const changes = [
    mark,
    { ...mark, isAutomatic: false },
    { ...mark, isAutomatic: true },
    press,
    turn,
    all(targetOf()),
  ];
  expect(changes.map(isAsked)).toEqual([true, true, false, true, true, true]);
});
