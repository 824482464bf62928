import { expect, test } from 'vitest';
import { parseSnapshot } from './parseSnapshot.ts';

const message = {
  id: 'a',
  read: false,
  seen: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  body: 'Hello',
};

const complete = {
  version: 2,
  savedAtMs: 1_700_000_000_000,
  applicationIdentifier: 'app',
  subscriberId: 'ada',
  backendId: 'https://api.carillon.test',
  organization: { id: 'o', name: 'Acme', branding: { color: '#123456' } },
  counts: { unread: 3, unseen: 100 },
  feeds: [
    { query: {}, messages: [message], next: { end: 10, size: 10 }, raw: { totalCount: 12 } },
    {
      query: { feed: ['a', 'b'], seen: false, read: true, limit: 20, data: { kind: 'x' } },
      messages: [],
      next: null,
    },
  ],
};

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a stored snapshot is the same snapshot', () => {
  expect(parseSnapshot(stored(complete))).toEqual(complete);
});

test('a snapshot without counts, feeds and organization is one', () => {
  const { organization: _none, ...rest } = complete;
  const bare = { ...rest, counts: {}, feeds: [] };
  expect(parseSnapshot(stored(bare))).toEqual(bare);
});

test('a token, a hash and other members are not read', () => {
  const parsed = parseSnapshot({ ...complete, token: 'secret', subscriberHash: 'secret' });
  expect(parsed).toEqual(complete);
});

test.each([
  ['ltr', 'ltr'],
  ['rtl', 'rtl'],
  ['up', undefined],
  [5, undefined],
])('a branding with the direction %j has %j', (direction, expected) => {
  const branding = { color: 5, logo: 'https://acme.test/l.svg', fontFamily: null, direction };
  const parsed = parseSnapshot({ ...complete, organization: { id: 'o', name: '', branding } });
  expect(parsed?.organization).toStrictEqual({
    id: 'o',
    name: '',
    branding: {
      color: undefined,
      logo: 'https://acme.test/l.svg',
      fontFamily: undefined,
      direction: expected,
    },
  });
});

test.each([0, 99, 100])('a snapshot with a count of %d, or made at 0, is one', (unread) => {
  const edge = { ...complete, savedAtMs: 0, counts: { unread } };
  expect(parseSnapshot(edge)).toEqual(edge);
});

test('one feed is a list of one, and what the server said besides is left out if it is no record', () => {
  const [first] = complete.feeds;
  const odd = { ...first, query: { feed: 'news' }, raw: 'x' };
  const [parsed] = parseSnapshot({ ...complete, feeds: [odd] })?.feeds ?? [];
  expect(parsed).toStrictEqual({
    query: { feed: ['news'] },
    messages: parsed?.messages,
    next: { end: 10, size: 10 },
  });
});

const [feed] = complete.feeds;
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  version: [undefined, 0, 1, 3, '2'],
  savedAtMs: [undefined, '5', -1, Number.NaN, Number.POSITIVE_INFINITY],
  applicationIdentifier: ['', 5, null],
  subscriberId: [undefined, '', 5, null],
  backendId: [undefined, '', 5, null],
  organization: [
    null,
    'Acme',
    {},
    { id: 5 },
    { id: 5, name: 'Acme', branding: {} },
    { id: '', name: 'Acme', branding: {} },
    { id: 'o', name: 5, branding: {} },
    { id: 'o', branding: {} },
    { id: 'o', name: 'Acme' },
    { id: 'o', name: 'Acme', branding: 'red' },
  ],
  counts: [
    undefined,
    null,
    [],
    { unread: -1 },
    { unread: 1.5 },
    { unread: 101 },
    { unseen: '3' },
    { unseen: null },
  ],
  feeds: [
    undefined,
    {},
    [null],
    [{ ...feed, messages: undefined }],
    [{ ...feed, messages: { length: 0, map: 'x' } }],
    ['x'],
    [{ ...feed, messages: [{}] }],
    [{ ...feed, messages: [message, null] }],
    [{ ...feed, next: undefined }],
    [{ ...feed, query: null }],
    [{ ...feed, query: { seen: 'false' } }],
    [{ ...feed, query: { read: 1 } }],
    [{ ...feed, query: 'x' }],
    [{ ...feed, query: { feed: [5] } }],
    [{ ...feed, query: { feed: ['a', 5] } }],
    [{ ...feed, query: { feed: { every: 'x' } } }],
    [{ ...feed, query: { limit: '10' } }],
    [{ ...feed, query: { data: 'x' } }],
  ],
};

test.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  'a snapshot whose %s is %j is none',
  (name, value) => {
    expect(parseSnapshot({ ...complete, [name]: value })).toBeUndefined();
  },
);

test.each([[undefined], [null], ['{}'], [5], [[]], [{}]])('%j is no snapshot', (value) => {
  expect(parseSnapshot(value)).toBeUndefined();
});

test('a value that throws when it is read is no snapshot', () => {
  const hostile = {
    get version() {
      throw new Error('No');
    },
  };
  expect(parseSnapshot(hostile)).toBeUndefined();
});
