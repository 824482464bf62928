import { expect, test } from 'vitest';
import { effects, markOf } from '../../../tests/support/changes.ts';
import type { Change } from './change.ts';
import type { InboxMessage } from './message.ts';
import { addOwed, changesOf, isSettled, type Owed, settle } from './owed.ts';

const rowOf = (text: string, askedAt: number) => {
  const [id = ''] = text;
  const message: InboxMessage = { id, read: text.endsWith('+'), seen: true, createdAt: '' };
  return { message, askedAt };
};
const owedOf = (changes: number, unread: number | undefined): Owed => ({ changes, unread, unseen: 0 });
const own: Change = { ...markOf(['a'], effects.read), confirmedAt: 2 };

test.each<[name: string, owed: Owed, fresh: string[], own: Change[], left: Owed]>([
  ['a mark that is found', owedOf(1, -1), ['a+', 'b'], [], owedOf(0, 0)],
  ['a mark that is not found', owedOf(1, -1), ['a', 'b'], [], owedOf(1, -1)],
  ['a removal that is found', owedOf(1, -1), ['b', 'c'], [], owedOf(0, 0)],
  ['a new row that is found', owedOf(1, 1), ['n', 'a', 'b'], [], owedOf(0, 0)],
  ['a row further down, which is no new one', owedOf(1, -1), ['a', 'b', 'c', 'd'], [], owedOf(1, -1)],
  ['a number that is not known', owedOf(1, undefined), ['a+', 'b'], [], owedOf(0, undefined)],
  ['the reader’s own mark, which is none of others', owedOf(1, -1), ['a+', 'b'], [own], owedOf(1, -1)],
])('%s: what is owed afterwards', (_, owed, fresh, changes, left) => {
  const rows = ['a', 'b', 'c'].map((text) => rowOf(text, 1));
  const known = { rows, next: 3, head: { size: 3, next: 3 } };
  const found = fresh.map((text) => rowOf(text, 5));
  expect(settle(owed, changesOf(known, found, changes))).toEqual(left);
});

test.each<[owed: Owed, is: boolean]>([
  [owedOf(0, 0), true],
  [owedOf(-1, undefined), true],
  [owedOf(1, 0), false],
  [owedOf(0, -1), false],
])('whether %j is settled', (owed, is) => {
  expect(isSettled(owed)).toBe(is);
});

test('two reports owe their sum, and what one does not know is not known', () => {
  expect(addOwed(owedOf(1, 2), owedOf(2, -1))).toEqual(owedOf(3, 1));
  expect(addOwed(owedOf(1, 2), owedOf(2, undefined))).toEqual(owedOf(3, undefined));
});
