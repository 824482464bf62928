import { describe, expect, test } from 'vitest';
import type { Change } from '../model/change.ts';
import { maxStoredAgeMs, parseStoredChange } from './parseStoredChange.ts';

const atMs = 1_700_000_000_000;
const stored = (change: unknown, more: object = {}) => JSON.stringify({ version: 2, atMs, change, ...more });
const parse = (text: string | null, nowMs = atMs) => parseStoredChange(text, nowMs);

const shared = { id: 7, count: 2, state: 'waiting' } as const;
const read = { seen: true, read: true };
const mark = {
  ...shared,
  type: 'messages',
  kind: 'read',
  target: { ids: ['a', 'b'] },
  effect: read,
} as const;
const target = {
  query: {},
  ids: ['a', 'b'],
  hasMore: true,
  feedId: 'f',
  oldest: '2026-11-21',
} as const;
const markAll = {
  ...shared,
  type: 'feed',
  kind: 'seen',
  target,
  effect: { seen: true, read: false },
} as const;
const switches = {
  ...shared,
  type: 'switches',
  kind: 'preference',
  target: { workflowId: 'w' },
  effect: { email: false },
} as const;
const button = {
  ...shared,
  type: 'answer',
  kind: 'answer',
  target: { ids: ['a'] },
  effect: { answer: 'primary', data: { x: [1] } },
} as const;

describe('a stored change comes back as it was', () => {
  test.each<[string, Change]>([
    ['a mark', mark],
    ['a mark that leaves it unread', { ...mark, effect: { seen: true, read: false } }],
    ['a mark of one flag', { ...mark, kind: 'seen', effect: { seen: true } }],
    ['a removal', { ...mark, kind: 'removed', effect: 'removed' }],
    ['a mark of all', markAll],
    [
      'a mark of all as read',
      { ...markAll, kind: 'read', effect: read, target: { ...target, hasMore: false } },
    ],
    ['a removal of all', { ...markAll, kind: 'removed', effect: 'removed' }],
    ['a switch of a workflow', switches],
    ['a switch that is off for a while', { ...switches, label: 'Turned off', untilMs: 5 }],
    [
      'several global switches',
      { ...switches, target: { workflowId: undefined }, effect: { enabled: true, in_app: false } },
    ],
    ['a press', button],
    [
      'a press of the other button, without data',
      { ...button, effect: { answer: 'secondary', data: undefined } },
    ],
    ['its effect on the counts', { ...mark, deltas: { unreadDelta: -2, unseenDelta: 0 } }],
    ['its effect on one count', { ...mark, deltas: { unseenDelta: -1 } }],
    ['its effect on a count at its limit', { ...mark, deltas: { unreadDelta: Number.NEGATIVE_INFINITY } }],
  ])('%s', (_name, change) => {
    expect(parse(stored(change))).toEqual(change);
  });

  test.each(['held', 'queued', 'waiting', 'sending'] as const)('in the state %s', (state) => {
    expect(parse(stored({ ...mark, state }))?.state).toBe(state);
  });

  test('with each filter of its query', () => {
    const query = { feed: ['one', 'two'], seen: false, read: true, limit: 20, data: { a: 'b' } };
    const parsed = parse(stored({ ...markAll, target: { ...target, query } }));
    expect(parsed).toMatchObject({ target: { query } });
    const single = parse(stored({ ...markAll, target: { ...target, query: { feed: 'one' } } }));
    expect(JSON.stringify(single)).toContain('one');
  });
});

describe('nothing comes back of', () => {
  test.each<[string, string | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['another text', '{'],
    ['another value', '7'],
    ['null', 'null'],
    ['another version', stored(mark, { version: 3 })],
    ['no version', stored(mark, { version: undefined })],
    ['no change', stored(undefined)],
    ['no time', stored(mark, { atMs: undefined })],
    ['a time that is a text', stored(mark, { atMs: String(atMs) })],
  ])('%s', (_name, text) => {
    expect(parse(text)).toBeUndefined();
  });

  test.each<[string, object]>([
    ['no id', { ...mark, id: undefined }],
    ['an id that is a text', { ...mark, id: '7' }],
    ['no count', { ...mark, count: undefined }],
    ['no state', { ...mark, state: undefined }],
    ['an unknown state', { ...mark, state: 'gone' }],
    ['an unknown type', { ...mark, type: 'else' }],
    ['an unknown type with what belongs to all', { ...markAll, type: 'else' }],
    ['an unknown type with what belongs to a press', { ...button, type: 'else' }],
    ['an unknown kind', { ...mark, kind: 'starred' }],
    ['no kind', { ...mark, kind: undefined }],
    ['no target', { ...mark, target: undefined }],
    ['no messages', { ...mark, target: {} }],
    ['messages that are numbers', { ...mark, target: { ids: ['a', 1] } }],
    ['messages that are a text', { ...mark, target: { ids: 'a' } }],
    ['an unknown effect', { ...mark, effect: 'starred' }],
    ['no effect', { ...mark, effect: undefined }],
    ['an effect on nothing', { ...mark, effect: {} }],
    ['all of an unknown kind', { ...markAll, kind: 'starred' }],
    ['all without a target', { ...markAll, target: undefined }],
    [
      'all of a query with a filter of another form',
      { ...markAll, target: { ...target, query: { feed: [1] } } },
    ],
    ['all of a target without a query', { ...markAll, target: { ...target, query: undefined } }],
    ['all of a target without messages', { ...markAll, target: { ...target, ids: undefined } }],
    ['all of a target that is a list', { ...markAll, target: [target] }],
    ['switches that are none', { ...switches, effect: 'email' }],
    ['a press of no message', { ...button, target: {} }],
    ['a press of an unknown button', { ...button, effect: { button: 'third' } }],
    ['a press of no button', { ...button, effect: {} }],
  ])('%s', (_name, change) => {
    expect(parse(stored(change))).toBeUndefined();
  });
});

test('members of another form are left out, and the rest is kept', () => {
  expect(parse(stored({ ...mark, deltas: 'none' }))).toEqual({ ...mark, deltas: undefined });
  expect(parse(stored({ ...mark, deltas: { unreadDelta: '1', unseenDelta: 2 } }))).toEqual({
    ...mark,
    deltas: { unseenDelta: 2 },
  });
  expect(parse(stored({ ...mark, effect: { seen: 1, read: true } }))).toEqual({
    ...mark,
    effect: { read: true },
  });
  expect(
    parse(stored({ ...switches, target: { workflowId: 1 }, effect: { email: 1, sms: true, other: true } })),
  ).toEqual({
    ...switches,
    target: { workflowId: undefined },
    effect: { sms: true },
  });
  expect(parse(stored({ ...button, effect: { answer: 'primary', data: 'x' } }))).toEqual({
    ...button,
    effect: { answer: 'primary', data: undefined },
  });
  const odd = {
    ...target,
    feedId: 1,
    oldest: 2,
    hasMore: 'yes',
  };
  const { feedId: _feed, oldest: _oldest, ...rest } = target;
  expect(parse(stored({ ...markAll, target: odd }))).toEqual({
    ...markAll,
    target: { ...rest, hasMore: false },
  });
});

test('it is kept for seven days to the millisecond, and one of the future is no older', () => {
  const text = stored(mark);
  expect(parse(text, atMs + maxStoredAgeMs)).toEqual(mark);
  expect(parse(text, atMs + maxStoredAgeMs + 1)).toBeUndefined();
  expect(parse(text, atMs - 10 * maxStoredAgeMs)).toEqual(mark);
  expect(maxStoredAgeMs).toBe(7 * 24 * 60 * 60 * 1_000);
});
