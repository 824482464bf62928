import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InboxMessage, MessageButton } from './message.ts';
import { isOpen, isOver } from './open.ts';

const nowMs = Date.parse('2026-11-26T09:00:00Z');
const approve: MessageButton = { type: 'primary', label: 'Approve', resultLabel: 'Approved' };
const visit: MessageButton = { type: 'secondary', label: 'See it', url: '/there' };
const messageOf = (members: Partial<InboxMessage>): InboxMessage => ({
  id: 'a',
  read: false,
  seen: false,
  createdAt: '2026-11-25T09:00:00Z',
  ...members,
});

describe('a message', () => {
  test.each([
    ['with an answer that was not given', { buttons: [approve] }, true],
    ['with a button without words for its result', { buttons: [{ type: 'primary', label: 'Yes' }] }, true],
    ['with an answer that also leads somewhere', { buttons: [{ ...visit, resultLabel: 'Seen' }] }, true],
    ['with an answer beside a link', { buttons: [visit, approve] }, true],
    ['with nothing but links', { buttons: [visit] }, false],
    ['without buttons', {}, false],
    ['that was answered', { buttons: [approve], pressed: { type: 'primary' } }, false],
    ['that was answered by a button nobody knows', { buttons: [approve], pressed: {} }, false],
    ['of which the time is over', { buttons: [approve], expiresAt: '2026-11-26T09:00:00Z' }, false],
    ['of which the time ends later', { buttons: [approve], expiresAt: '2026-11-26T09:00:01Z' }, true],
    [
      'of which the sender says that the time is over',
      { buttons: [approve], data: { expiresAt: '2026-11-26T08:59:59Z' } },
      false,
    ],
    ['with a time that is none', { buttons: [approve], expiresAt: 'soon', data: { expiresAt: 5 } }, true],
  ] as const)('%s: waits for an answer: %s', (_, members, expected) => {
    expect(isOpen(messageOf(members), nowMs)).toBe(expected);
  });

  test('waits for an answer or not, whatever its flags are', () => {
    const flags = fc.record({ read: fc.boolean(), seen: fc.boolean(), archived: fc.boolean() });
    fc.assert(
      fc.property(flags, (given) => {
        expect(isOpen(messageOf({ ...given, buttons: [approve] }), nowMs)).toBe(true);
        expect(isOpen(messageOf({ ...given, buttons: [approve], pressed: {} }), nowMs)).toBe(false);
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
