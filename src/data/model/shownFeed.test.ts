import { expect, test } from 'vitest';
import { effects, markOf, removalOf } from '../../../tests/support/changes.ts';
import type { Change } from './change.ts';
import type { InboxMessage } from './message.ts';
import type { MessagesQuery } from './messagesQuery.ts';
import { mayLetIn, shownRows } from './shownFeed.ts';

/** A row of the text: its id, which is also its age, and a plus where it is read. */
const rowOf = (text: string) => {
  const [id = ''] = text;
  const createdAt = String(9 - id.charCodeAt(0) + 'a'.charCodeAt(0));
  const message: InboxMessage = { id, read: text.endsWith('+'), seen: true, createdAt };
  return { message, askedAt: 1 };
};
const unread: MessagesQuery = { read: false };
/** It was confirmed after each row was asked. */
const confirmed: Change = { ...markOf(['b'], effects.unread), confirmedAt: 2 };

function idsOf(
  query: MessagesQuery,
  rows: string[],
  changes: Change[],
  more: {
    others?: string[];
    kept?: string[];
    isUnsure?: boolean;
    hasMore?: boolean;
    askedAt?: number;
    fresh?: number;
  },
) {
  const {
    others = [],
    kept = [],
    isUnsure = false,
    hasMore = false,
    askedAt = 1,
    fresh = rows.length,
  } = more;
  const own = rows.map((row, place) => ({ ...rowOf(row), askedAt: place < fresh ? askedAt : 1 }));
  const loaded = new Map([...own, ...others.map(rowOf)].map((row) => [row.message.id, row]));
  const fact = { value: { rows: own, next: hasMore ? 3 : null, head: { size: 3, next: 3 } }, askedAt };
  const from = {
    query,
    fact,
    loaded,
    changes,
    isMember: () => (isUnsure ? undefined : true),
    kept: new Set(kept),
  };
  return shownRows(from)
    .map(({ message }) => message.id)
    .join('');
}

test.each<
  [
    name: string,
    query: MessagesQuery,
    rows: string[],
    changes: Change[],
    more: Parameters<typeof idsOf>[3],
    ids: string,
  ]
>([
  ['the whole inbox keeps a row that is marked', {}, ['a', 'b'], [markOf(['a'], effects.read)], {}, 'ab'],
  ['the whole inbox loses a row that is removed', {}, ['a', 'b'], [removalOf('a')], {}, 'b'],
  ['unread messages lose a row that is read', unread, ['a', 'b'], [markOf(['a'], effects.read)], {}, 'b'],
  [
    'unread messages keep a row that was shown',
    unread,
    ['a', 'b'],
    [markOf(['a'], effects.read)],
    { kept: ['a'] },
    'ab',
  ],
  [
    'a row that was shown goes when it is removed',
    unread,
    ['a', 'b'],
    [removalOf('a')],
    { kept: ['a'] },
    'b',
  ],
  ['a read row that the server sends nevertheless stays', unread, ['a+', 'b'], [], {}, 'ab'],
  [
    'a row of another feed joins at its place',
    unread,
    ['a', 'c'],
    [markOf(['b'], effects.unread)],
    { others: ['b+'] },
    'abc',
  ],
  [
    'a row joins not where its membership is not known',
    unread,
    ['a'],
    [markOf(['b'], effects.unread)],
    { others: ['b+'], isUnsure: true },
    'a',
  ],
  [
    'a row older than what is loaded joins not',
    unread,
    ['a'],
    [markOf(['b'], effects.unread)],
    { others: ['b+'], hasMore: true },
    'a',
  ],
  [
    'a row joins a feed that was asked before its mark was confirmed',
    unread,
    ['a'],
    [confirmed],
    { others: ['b+'] },
    'ab',
  ],
  [
    'a row joins not a feed that was asked after its mark was confirmed, and sent without it',
    unread,
    ['a'],
    [confirmed],
    { others: ['b+'], askedAt: 3 },
    'a',
  ],
  [
    'a row stays where only the rows above it were asked for after its mark was confirmed',
    unread,
    ['a', 'c'],
    [confirmed],
    { others: ['b+'], askedAt: 3, fresh: 1 },
    'abc',
  ],
  ['an unread row that the server did not send joins not', unread, ['a'], [], { others: ['b'] }, 'a'],
])('%s', (_, query, rows, changes, more, ids) => {
  expect(idsOf(query, rows, changes, more)).toBe(ids);
});

test.each<[name: string, effect: keyof typeof effects, isMember: boolean | undefined, isIt: boolean]>([
  ['a mark lets in what may belong to the feed', 'unread', undefined, true],
  ['what is known to belong to it joins by itself', 'unread', true, false],
  ['what is of another feed does not come in', 'unread', false, false],
  ['a mark that takes rows out lets nothing in', 'read', undefined, false],
])('whether a feed may have got messages that are not known as its own: %s', (_, effect, isMember, isIt) => {
  const change = { ...markOf(['b'], effects[effect]), before: new Map([['b', rowOf('b+').message]]) };
  expect(mayLetIn(change, { query: unread, isMember: () => isMember })).toBe(isIt);
});

test.each<[what: string, effect: keyof typeof effects, query: MessagesQuery, isIt: boolean]>([
  ['marked as unread', 'unread', unread, true],
  ['marked as read', 'read', unread, false],
  ['marked as read', 'read', { read: true }, true],
  ['marked as read', 'read', {}, false],
])(
  'a message that is not loaded and was %s may have come into a feed: by its effect %s on %j it is %s',
  (_, effect, query, isIt) => {
    expect(mayLetIn(markOf(['b'], effects[effect]), { query, isMember: () => true })).toBe(isIt);
  },
);

test('a row that the answer to a change has returned is shown only where it matches the query', () => {
  const row = { ...rowOf('a+'), askedAt: 2, namedAt: 2 };
  const fact = { value: { rows: [row], next: null, head: { size: 3, next: null } }, askedAt: 1 };
  const loaded = new Map([['a', row]]);
  const shown = (query: MessagesQuery) =>
    shownRows({ query, fact, loaded, changes: [], isMember: () => true }).length;
  expect([shown(unread), shown({ read: true })]).toEqual([0, 1]);
});

test.each([
  ['named', 4, true],
  ['marked among all', 1, false],
])(
  'a message that is %s after a feed was asked that lacks it is shown there by what names it',
  (_, namedAt, isIt) => {
    const row = { ...rowOf('a+'), askedAt: 4, namedAt };
    const fact = { value: { rows: [], next: null, head: { size: 0, next: null } }, askedAt: 3 };
    const from = { query: {}, fact, loaded: new Map([['a', row]]), changes: [], isMember: () => true };
    expect(shownRows({ ...from, hasPlaces: true })).toEqual(isIt ? [row] : []);
  },
);
