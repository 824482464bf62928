import { describe, expect, test } from 'vitest';
import type { CallRow, ChangeRow, DevtoolsEvent, DevtoolsState, FactSnapshot } from './DevtoolsState.ts';
import { keptRows, reduceDevtools } from './reduceDevtools.ts';

const empty: DevtoolsState = {
  reader: { subscriber: 'sam', application: 'app', backend: 'https://api.example.com' },
  facts: [],
  changes: [],
  calls: [],
  asks: [],
  line: { state: 'off', hasLine: true },
  steps: [],
};

const stateOf = (events: readonly DevtoolsEvent[], state = empty) => events.reduce(reduceDevtools, state);

const fact = (name: string, given: Partial<FactSnapshot> = {}): FactSnapshot => ({
  key: `["${name}"]`,
  name,
  isShown: true,
  isAsking: false,
  isOwed: false,
  ...given,
});

const asked = (name: string, at: number, why: (DevtoolsEvent & { type: 'asked' })['why']): DevtoolsEvent => {
  return { type: 'asked', at, key: `["${name}"]`, why };
};

describe('facts', () => {
  const facts: DevtoolsEvent = { type: 'facts', facts: [fact('unreadCount'), fact('messages')] };

  test('keep why they were asked last and how often, however often they are read', () => {
    const state = stateOf([
      facts,
      asked('unreadCount', 1, { type: 'first' }),
      asked('unreadCount', 2, { type: 'doubted' }),
      facts,
    ]);
    expect(state.facts).toEqual([
      { ...fact('unreadCount'), asks: 2, why: { type: 'doubted' } },
      { ...fact('messages'), asks: 0, why: undefined },
    ]);
  });

  test('that are gone are forgotten', () => {
    expect(stateOf([facts, { type: 'facts', facts: [fact('messages')] }]).facts).toHaveLength(1);
  });

  test('that are shown for the first time were not asked again', () => {
    expect(stateOf([facts, asked('messages', 1, { type: 'first' })]).asks).toEqual([]);
  });
});

describe('what was asked again', () => {
  const change = { type: 'change', label: 'read · 1 message', isConfirmed: true } as const;

  test.each<[string, DevtoolsEvent[], [string, string[]][]]>([
    [
      'for one reason at one moment is one row',
      [asked('a', 10, change), asked('b', 12, change), asked('b', 13, change)],
      [['change', ['["a"]', '["b"]']]],
    ],
    [
      'for another reason is another row',
      [asked('a', 10, change), asked('a', 11, { type: 'unsure' })],
      [
        ['unsure', ['["a"]']],
        ['change', ['["a"]']],
      ],
    ],
    [
      'for another change is another row',
      [asked('a', 10, change), asked('a', 11, { ...change, label: 'seen · 1 message' })],
      [
        ['change', ['["a"]']],
        ['change', ['["a"]']],
      ],
    ],
    [
      'at another moment is another row',
      [asked('a', 10, change), asked('a', 1_000, change)],
      [
        ['change', ['["a"]']],
        ['change', ['["a"]']],
      ],
    ],
  ])('%s', (_, events, rows) => {
    const { asks } = stateOf(events);
    expect(asks.map(({ why, facts }) => [why.type, facts])).toEqual(rows);
    expect(new Set(asks.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('is kept up to a limit, the newest first', () => {
    const { asks } = stateOf(
      Array.from({ length: keptRows + 5 }, (_, index) => asked('a', index * 1_000, change)),
    );
    expect(asks).toHaveLength(keptRows);
    expect(asks[0]?.at).toBe((keptRows + 4) * 1_000);
  });
});

describe('a change', () => {
  const laid = (at: number, stand?: ChangeRow['stand'], error?: string): DevtoolsEvent => ({
    type: 'changes',
    at,
    error,
    changes: stand === undefined ? [] : [{ id: 7, label: 'read · 1 message', stand: stand as 'sending' }],
  });

  test.each<[string, DevtoolsEvent[], string, Partial<ChangeRow>]>([
    [
      'that the server confirms',
      [laid(1, 'queued'), laid(2, 'sending'), laid(9, 'confirmed')],
      'queued 1, sending 2, confirmed 9',
      { isLaid: true },
    ],
    [
      'that every fact contains',
      [laid(1, 'sending'), laid(2, 'confirmed'), laid(3)],
      'sending 1, confirmed 2',
      { isLaid: false },
    ],
    [
      'that fails',
      [laid(1, 'sending'), laid(5, undefined, 'No')],
      'sending 1, failed 5',
      { isLaid: false, error: 'No' },
    ],
    [
      'that is undone',
      [laid(1, 'held'), laid(4, undefined, 'of another call')],
      'held 1, takenBack 4',
      { isLaid: false },
    ],
    [
      'that waits and is sent',
      [laid(1, 'waiting'), laid(2, 'waiting'), laid(3, 'sending')],
      'waiting 1, sending 3',
      { isLaid: true },
    ],
  ])('%s has the steps of that', (_, events, steps, row) => {
    const { changes } = stateOf(events);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject(row);
    expect(changes[0]?.steps.map(({ stand, at }) => `${stand} ${at}`).join(', ')).toBe(steps);
    expect(changes[0]?.error).toBe(row.error);
  });

  test('that is newer stands above the others', () => {
    const two: DevtoolsEvent = {
      type: 'changes',
      at: 2,
      changes: [7, 8].map((id) => ({ id, label: '', stand: 'queued' as const })),
    };
    expect(stateOf([laid(1, 'queued'), two]).changes.map(({ id }) => id)).toEqual([8, 7]);
  });
});

describe('a call', () => {
  const started: DevtoolsEvent = { type: 'callStarted', id: 1, operation: 'countMessages', at: 100 };
  const requested: DevtoolsEvent = { type: 'requested', id: 1, method: 'GET', path: '/v1/count?token=abc#x' };

  test.each<[string, DevtoolsEvent[], Partial<CallRow>]>([
    ['that is under way has no duration', [started, requested], { method: 'GET', path: '/v1/count' }],
    [
      'that was answered has status and duration of the answer',
      [
        started,
        requested,
        { type: 'answered', id: 1, at: 130, status: 200 },
        { type: 'callEnded', id: 1, at: 190 },
      ],
      { method: 'GET', path: '/v1/count', status: 200, ms: 30 },
    ],
    [
      'that failed without an answer has no status',
      [
        started,
        requested,
        { type: 'callEnded', id: 1, at: 150, error: { reason: 'unreachable', status: 0 } },
      ],
      { method: 'GET', path: '/v1/count', ms: 50, error: 'unreachable' },
    ],
    [
      'of a backend without requests has a duration',
      [started, { type: 'callEnded', id: 1, at: 101 }],
      { ms: 1 },
    ],
  ])('%s', (_, events, row) => {
    expect(stateOf(events).calls).toEqual([{ id: 1, operation: 'countMessages', at: 100, ...row }]);
  });
});

describe('the line', () => {
  const live = { state: 'live', hasLine: true, isLeader: true } as const;

  test('has a row for what happened, but none for a timer that changes nothing', () => {
    const state = stateOf([
      { type: 'line', at: 1, event: 'started', line: empty.line },
      { type: 'line', at: 2, event: 'the line has opened', line: live },
      { type: 'line', at: 3, event: 'tick', line: live },
    ]);
    expect(state.line).toEqual(live);
    expect(state.steps.map(({ event, state: one }) => `${event}: ${one}`)).toEqual([
      'the line has opened: live',
      'started: off',
    ]);
  });

  test('that only says how it is adds no row', () => {
    const state = stateOf([{ type: 'line', at: 1, line: live }]);
    expect([state.line, state.steps]).toEqual([live, []]);
    expect(reduceDevtools(state, { type: 'line', at: 2, line: { ...live } })).toBe(state);
  });
});

test('what is not over stays when the rest is cleared', () => {
  const state = stateOf([
    { type: 'callStarted', id: 1, operation: 'listMessages', at: 1 },
    { type: 'callStarted', id: 2, operation: 'listMessages', at: 1 },
    { type: 'callEnded', id: 2, at: 2 },
    {
      type: 'changes',
      at: 1,
      changes: [
        { id: 1, label: '', stand: 'sending' },
        { id: 2, label: '', stand: 'held' },
      ],
    },
    { type: 'changes', at: 1, changes: [{ id: 1, label: '', stand: 'sending' }] },
    asked('a', 1, { type: 'page' }),
    { type: 'line', at: 2, event: 'started', line: empty.line },
    { type: 'cleared' },
  ]);
  expect([state.calls, state.changes].map((rows) => rows.map(({ id }) => id))).toEqual([[1], [1]]);
  expect([state.asks, state.steps]).toEqual([[], []]);
});
