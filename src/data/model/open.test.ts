import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InboxMessage, MessageAnswer } from './message.ts';
import { isOpen, isOver } from './open.ts';

const nowMs = Date.parse('2026-11-26T09:00:00Z');
const approve: MessageAnswer = { id: 'primary', label: 'Approve', resultLabel: 'Approved' };
const visit: MessageAnswer = { id: 'secondary', label: 'See it', url: '/there' };
const messageOf = (members: Partial<InboxMessage>): InboxMessage => ({
  id: 'a',
  read: false,
  seen: false,
  createdAt: '2026-11-25T09:00:00Z',
  ...members,
});

describe('a message', () => {
  test.each([
    ['with an answer that was not given', { answers: [approve] }, true],
    ['with a button without words for its result', { answers: [{ id: 'primary', label: 'Yes' }] }, true],
    ['with an answer that also leads somewhere', { answers: [{ ...visit, resultLabel: 'Seen' }] }, true],
    ['with an answer beside a link', { answers: [visit, approve] }, true],
    ['with nothing but links', { answers: [visit] }, false],
    ['without buttons', {}, false],
    ['that was answered', { answers: [approve], answered: { id: 'primary' } }, false],
    ['that was answered by a button nobody knows', { answers: [approve], answered: {} }, false],
    ['of which the time is over', { answers: [approve], expiresAt: '2026-11-26T09:00:00Z' }, false],
    ['of which the time ends later', { answers: [approve], expiresAt: '2026-11-26T09:00:01Z' }, true],
    [
      'of which the sender says that the time is over',
      { answers: [approve], data: { expiresAt: '2026-11-26T08:59:59Z' } },
      false,
    ],
    ['with a time that is none', { answers: [approve], expiresAt: 'soon', data: { expiresAt: 5 } }, true],
  ] as const)('%s: waits for an answer: %s', (_, members, expected) => {
    expect(isOpen(messageOf(members), nowMs)).toBe(expected);
  });

  test('waits for an answer or not, whatever its flags are', () => {
    const flags = fc.record({ read: fc.boolean(), seen: fc.boolean(), archived: fc.boolean() });
    fc.assert(
      fc.property(flags, (given) => {
        expect(isOpen(messageOf({ ...given, answers: [approve] }), nowMs)).toBe(true);
        expect(isOpen(messageOf({ ...given, answers: [approve], answered: {} }), nowMs)).toBe(false);
      }),
    );
  });

  test('of any data has a time that is over or not, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(typeof isOver({ ...messageOf({}), data: Object(data) }, nowMs)).toBe('boolean');
      }),
    );
  });
});
