import { expect, test } from 'vitest';
import type { AskReason, NewChange } from '../../data/forDevtools.ts';
import type { Reason } from './DevtoolsState.ts';
import { labelOf } from './labelOf.ts';
import { reasonOf } from './reasonOf.ts';

const change: NewChange = {
  type: 'messages',
  kind: 'read',
  target: { ids: ['1'] },
  effect: { read: true },
  count: 1,
};
const told = { messages: [{}], changes: 1, mayHaveMissed: false };

test.each<[string, AskReason, Reason]>([
  ['a change that failed', change, { type: 'change', label: 'read · 1 message', isConfirmed: false }],
  [
    'a confirmed change',
    { ...change, confirmedAt: 3 },
    { type: 'change', label: 'read · 1 message', isConfirmed: true },
  ],
  [
    'a message and a count',
    { ...told, unreadCount: 4 },
    { type: 'line', messages: 1, changes: 1, unread: 4, unseen: undefined },
  ],
  [
    'an absence',
    { ...told, messages: [], mayHaveMissed: true },
    { type: 'missed', step: 'the line has opened' },
  ],
  ['the time without a line', { ...told, messages: [], isPoll: true }, { type: 'poll' }],
  ['a doubt', 'doubted', { type: 'doubted' }],
])('the reason of %s is plain data', (_, why, reason) => {
  expect(reasonOf(why, 'the line has opened')).toEqual(reason);
});

test.each<[string, NewChange]>([
  [
    'seen · 2 messages · automatic',
    { ...change, kind: 'seen', count: 2, isAutomatic: true, effect: { seen: true } },
  ],
  [
    'removed · all of {"feed":"tasks"}',
    {
      type: 'feed',
      kind: 'removed',
      count: 3,
      effect: 'removed',
      target: { query: { feed: 'tasks' }, ids: [], hasMore: false },
    },
  ],
  [
    'email, push · all workflows',
    { type: 'switches', kind: 'preference', count: 2, target: {}, effect: { email: true, push: false } },
  ],
  [
    'button · primary',
    { type: 'answer', kind: 'answer', count: 1, target: { ids: ['1'] }, effect: { answer: 'primary' } },
  ],
])('a change is called %s, without what it says', (label, one) => {
  expect(labelOf(one)).toBe(label);
});
