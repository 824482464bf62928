import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InboxMessage } from '../../data/index.ts';
import { isOpen } from '../../data/model/open.ts';
import { arrangeRows, type RowFilters } from './Arranged.tsx';

const row = (id: string, more: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  read: false,
  seen: false,
  createdAt: '',
  ...more,
});
const all: RowFilters = { kinds: [], shown: (one) => one };
const idsOf = (rows: readonly InboxMessage[]) => rows.map(({ id }) => id).join(' ');

describe('the rows of a list', () => {
  test('are all listed, in their order, where nothing is asked for', () => {
    expect(idsOf(arrangeRows([row('a'), row('b', { read: true })], all))).toBe('a b');
  });

  test('are limited to some kinds, to what waits for an answer, and to what was found, all at once', () => {
    const rows = [
      row('a', { kind: 'x', title: 'one' }),
      row('b', { kind: 'y', title: 'one' }),
      row('c', { kind: 'x', title: 'two' }),
      row('d', { title: 'one' }),
    ];
    expect(idsOf(arrangeRows(rows, { ...all, kinds: ['x'] }))).toBe('a c');
    expect(idsOf(arrangeRows(rows, { ...all, kinds: ['x'], isFound: ({ title }) => title === 'one' }))).toBe(
      'a',
    );
    expect(idsOf(arrangeRows(rows, { ...all, isListed: ({ id }) => id !== 'a' }))).toBe('b c d');
  });

  test('that came back stand on top until they are read', () => {
    const rows = [row('a'), row('b', { cameBack: true }), row('c'), row('d', { cameBack: true })];
    expect(idsOf(arrangeRows(rows, all))).toBe('b d a c');
    const shown = (one: InboxMessage) => (one.id === 'b' ? { ...one, read: true } : one);
    expect(idsOf(arrangeRows(rows, { ...all, shown }))).toBe('d a b c');
  });

  test('that wait for an answer are those with a button that none has pressed, whatever is read', () => {
    const some = fc.array(fc.record({ read: fc.boolean(), asks: fc.boolean(), isAnswered: fc.boolean() }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(some, (states) => {
        const rows = states.map(({ read, asks, isAnswered }, index) =>
          row(String(index), {
            read,
            ...(asks && { answers: [{ id: 'primary', label: 'Approve' }] }),
            ...(isAnswered && { answered: { id: 'primary' } }),
          }),
        );
        const open = arrangeRows(rows, { ...all, isListed: (one) => isOpen(one, 0) });
        const pending = states.filter(({ asks, isAnswered }) => asks && !isAnswered);
        expect(open).toHaveLength(pending.length);
      }),
    );
  });
});
