import { expect, test } from 'vitest';
import { effects, markOf, removalOf, removalOfAll } from '../../../tests/support/changes.ts';
import type { Change } from './change.ts';
import type { InboxMessage } from './message.ts';
import { type Arrival, type Counted, isTold, shownCount } from './shownCount.ts';

const messageOf = (id: string, read = false): InboxMessage => ({ id, read, seen: read, createdAt: '' });
const whole: Counted = { key: 'unread', of: 'unread', query: {}, isMember: () => true };
const tab: Counted = { ...whole, key: 'tab', query: { feed: 'a' } };
const elsewhere: Counted = { ...tab, isMember: () => false };
const unsure: Counted = { ...tab, isMember: () => undefined };
const before = (...messages: InboxMessage[]) => ({ before: new Map(messages.map((one) => [one.id, one])) });
const read = { ...markOf(['m'], effects.read), ...before(messageOf('m')) };
const unread = { ...markOf(['m'], effects.unread), ...before(messageOf('m')) };
const removal = { ...removalOf('m'), ...before(messageOf('m')) };
const all = { ...removalOfAll({}), moves: new Map([['unread', -5]]) };
const endless = { ...all, moves: new Map([['unread', Number.NEGATIVE_INFINITY]]) };
const arrival: Arrival = { message: messageOf('n'), confirmedAt: 11 };

test.each<
  [name: string, value: number, of: Counted, changes: readonly Change[], arrivals: Arrival[], is: number]
>([
  ['without a change is the fact', 5, whole, [], [], 5],
  ['is one less for a mark as read', 5, whole, [read], [], 4],
  ['is one less for a removal', 5, whole, [removal], [], 4],
  ['counts a message that is marked and then removed once', 5, whole, [read, removal], [], 4],
  ['is as before after a mark and its undoing', 5, whole, [read, unread], [], 5],
  ['is as before for a mark that changes nothing', 5, whole, [unread], [], 5],
  ['is as before for a message that is not known', 5, whole, [markOf(['x'], effects.read)], [], 5],
  ['is as before for a change that the fact contains', 5, whole, [{ ...read, confirmedAt: 10 }], [], 5],
  ['is one less for a change that was confirmed later', 5, whole, [{ ...read, confirmedAt: 11 }], [], 4],
  ['goes on from a contained change', 5, whole, [{ ...read, confirmedAt: 10 }, unread], [], 6],
  [
    'is one less for a removal of what others have marked as unread since a contained mark',
    1,
    whole,
    [
      { ...read, confirmedAt: 9 },
      { ...removal, beforeAt: 10 },
    ],
    [],
    0,
  ],
  ['does not go below zero', 0, whole, [read], [], 0],
  ['is zero where all of it is removed', 5, whole, [all], [], 0],
  ['is the rest where all is removed and one arrives', 6, whole, [all], [], 1],
  ['stays at its limit', 100, whole, [read], [], 100],
  ['is zero where all of more than its limit is removed', 100, whole, [endless], [], 0],
  ['of a tab is one more for an arrival', 5, tab, [], [arrival], 6],
  ['of a tab contains an arrival that came before', 5, tab, [], [{ ...arrival, confirmedAt: 10 }], 5],
  ['of the whole inbox comes with the arrival itself', 5, whole, [], [arrival], 5],
  ['of another tab is left by a mark and an arrival', 5, elsewhere, [read], [arrival], 5],
  ['of a tab is left by a message that it may not hold', 5, unsure, [read], [arrival], 5],
])('a count %s', (_, value, counted, changes, arrivals, is) => {
  expect(shownCount({ value, askedAt: 10 }, counted, changes, arrivals)).toBe(is);
});

test.each<[name: string, value: number, of: Counted, change: Change, is: boolean]>([
  ['of a known message', 5, whole, read, true],
  ['of an unknown message', 5, whole, markOf(['x'], effects.read), false],
  ['of a message that the tab may not hold', 5, unsure, read, false],
  ['of a message that the tab may not hold, and that changes nothing', 5, unsure, unread, true],
  ['of a message of another tab, at the limit', 100, elsewhere, read, true],
  ['at the limit', 100, whole, read, false],
  ['of all', 5, whole, all, false],
])('whether a mark %s tells how the count moves', (_, value, counted, change, is) => {
  expect(isTold({ value, askedAt: 10 }, counted, change)).toBe(is);
});
