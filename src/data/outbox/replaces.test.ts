import { describe, expect, test } from 'vitest';
import { markOf, removalOf, removalOfAll } from '../../../tests/support/changes.ts';
import type { MessageFacts } from '../facts/messageFacts.ts';
import {
  type AnswerChange,
  type Change,
  type FeedChange,
  isMark,
  type SwitchesChange,
} from '../model/change.ts';
import type { Switches } from '../model/preference.ts';
import { isSameEffect, mustFollow, replaces, sharesMessage } from './replaces.ts';

const read = { seen: true, read: true };
const unread = { seen: true, read: false };
const factOf = (id: string) => ({
  message: { id, createdAt: '2026-11-21', read: false, seen: false },
  askedAt: 1,
});
const loaded: MessageFacts = new Map(['a', 'b', 'c'].map((id) => [id, factOf(id)]));
const nothing: MessageFacts = new Map();

const base = { id: 1, state: 'queued', count: 1 } as const;
const press = (messageId: string, button: AnswerChange['effect']['answer'] = 'primary'): AnswerChange => ({
  ...base,
  type: 'answer',
  kind: 'answer',
  target: { ids: [messageId] },
  effect: { answer: button },
});
const turn = (switches: Switches, workflowId?: string): SwitchesChange => ({
  ...base,
  type: 'switches',
  kind: 'preference',
  target: { workflowId },
  effect: switches,
});
const markAll = (...ids: string[]): FeedChange => ({
  ...base,
  type: 'feed',
  kind: 'read',
  effect: read,
  target: { query: { read: false }, ids, hasMore: false },
});

describe('a newer change makes a failed one pointless', () => {
  test.each<[string, Change, Change, string, boolean]>([
    ['a switch of the same', turn({ email: true }, 'w'), turn({ email: false }, 'w'), 'email w', true],
    ['a switch of another channel', turn({ sms: true }, 'w'), turn({ email: false }, 'w'), 'email w', false],
    [
      'a switch of another workflow',
      turn({ email: true }, 'v'),
      turn({ email: false }, 'w'),
      'email w',
      false,
    ],
    ['a press of the same button', press('a'), press('a'), 'primary a', true],
    ['a press of the other button', press('a', 'secondary'), press('a'), 'primary a', false],
    ['a press after a mark of that name', press('a'), markOf(['primary a'], read), 'primary a', false],
    ['a switch after a press of that name', turn({ email: true }, 'w'), press('w'), 'email w', false],
    ['a mark after a switch', markOf(['email w'], read), turn({ email: false }, 'w'), 'email w', false],
    ['a mark after a press', markOf(['primary a'], read), press('a'), 'primary a', false],
    ['a mark of the same message', markOf(['a'], unread), markOf(['a'], read), 'a', true],
    ['a mark of another message', markOf(['b'], unread), markOf(['a'], read), 'a', false],
    ['a removal after a mark', removalOf('a'), markOf(['a'], read), 'a', true],
    ['a removal after a removal', removalOf('a'), removalOf('a'), 'a', true],
    ['a mark after a removal', markOf(['a'], read), removalOf('a'), 'a', false],
    ['a mark of all with that message', markAll('a', 'b'), markOf(['a'], unread), 'a', true],
    ['a mark of all without that message', markAll('b'), markOf(['a'], unread), 'a', false],
    ['a mark of all of a message that is not loaded', markAll('z'), markOf(['z'], unread), 'z', false],
    ['a mark of some after a mark of all', markOf(['a'], read), markAll('a'), 'all', false],
  ])('%s: %#', (_name, newer, failed, key, expected) => {
    expect(replaces(newer, failed, key, loaded)).toBe(expected);
  });
});

describe('a change waits for an earlier one', () => {
  test.each<[string, Change, Change, boolean]>([
    ['that switches the same', turn({ email: true, sms: true }), turn({ sms: false }), true],
    ['that switches another channel', turn({ email: true }), turn({ sms: false }), false],
    ['that switches another workflow', turn({ email: true }, 'w'), turn({ email: true }), false],
    ['that pressed the same button', press('a'), press('a'), true],
    ['that pressed a button of another message', press('a'), press('b'), false],
    ['of another type with the same key', press('a'), markOf(['primary a'], read), false],
    ['that marks the same message', markOf(['a', 'b'], read), markOf(['b', 'c'], unread), true],
    ['that marks another message', markOf(['a'], read), markOf(['b'], unread), false],
    ['that marks all', markOf(['a'], unread), markAll('a', 'b'), true],
    ['that removes the same message', markOf(['a'], read), removalOf('a'), false],
    ['as a removal, that marks the same message', removalOf('a'), markOf(['a'], read), false],
    ['that turned a switch', markOf(['a'], read), turn({ email: true }), false],
  ])('%s: %s', (_name, later, earlier, expected) => {
    expect(mustFollow(later, earlier, loaded)).toBe(expected);
  });
});

describe('a change has the effect of an unconfirmed one', () => {
  test.each<[string, Change, Change, string, boolean]>([
    ['the same mark', markOf(['a'], read), markOf(['a', 'b'], read), 'a', true],
    ['another mark', markOf(['a'], unread), markOf(['a'], read), 'a', false],
    ['a removal and a mark', removalOf('a'), markOf(['a'], read), 'a', false],
    ['the same switch', turn({ email: true }, 'w'), turn({ email: true, sms: true }, 'w'), 'email w', true],
    ['a switch the other way', turn({ email: true }, 'w'), turn({ email: false }, 'w'), 'email w', false],
    [
      'one switch of two',
      turn({ email: true, sms: false }),
      turn({ email: true, sms: true }),
      'email ',
      true,
    ],
    [
      'the other switch of two',
      turn({ email: true, sms: false }),
      turn({ email: true, sms: true }),
      'sms ',
      false,
    ],
    ['two presses', press('a'), press('a'), 'primary a', true],
    ['a press and a mark', press('a'), markOf(['a'], read), 'a', false],
    ['a mark and a press', markOf(['a'], read), press('a'), 'a', false],
    ['a switch and a press', turn({ email: true }), press('a'), 'email ', false],
    ['a mark of some and one of all', markOf(['a'], read), markAll('a'), 'a', false],
    ['marks of all', markAll('a'), markAll('a'), 'a', false],
  ])('%s', (_name, newer, older, key, expected) => {
    expect(isSameEffect(newer, older, key)).toBe(expected);
  });
});

test('two marks share a message by its id, and with all of a feed only if it is loaded', () => {
  expect(sharesMessage(markOf(['z'], read), markOf(['z'], read), nothing)).toBe(true);
  expect(sharesMessage(markOf(['z'], read), markOf(['y'], read), loaded)).toBe(false);
  expect(sharesMessage(markOf(['a'], read), markAll('a'), loaded)).toBe(true);
  expect(sharesMessage(markAll('b'), markOf(['a'], read), loaded)).toBe(false);
  expect(sharesMessage(markAll('a'), markOf(['a'], read), nothing)).toBe(false);
});

test('marks are those of messages and of feeds, and no removals', () => {
  const changes = [markOf(['a'], read), markAll('a'), removalOf('a'), removalOfAll({}), turn({}), press('a')];
  expect(changes.map(isMark)).toEqual([true, true, false, false, false, false]);
});
