import { describe, expect, test } from 'vitest';
import { parseMessage, parsePartialMessage } from './parseMessage.ts';
import { droppedOf } from './tellDropped.ts';

const stored = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

const rows: readonly unknown[] = [
  { id: 'a' },
  { id: 'a', read: true, seen: true, createdAt: '2026-01-01T00:00:00.000Z', title: 'S', body: '**c**' },
  { id: 'a', actor: { type: 'user', data: null }, sender: { firstName: 'Ada', nick: 'A' }, avatar: '/a' },
  { id: 'a', feedId: null, tags: ['x'], data: { amount: 5 }, kind: 'invoice' },
  { id: 'a', raw: { transactionId: 't', raw: 'a member of this name', __v: 0 } },
  { id: 'a', link: { url: '/orders/1', target: '_blank' } },
  {
    id: 'a',
    answers: [
      { id: 'primary', look: 'primary', label: 'Yes', resultLabel: 'Done', url: '/yes', target: '_self' },
      { id: 'secondary', label: 'No' },
    ],
    answered: { id: 'secondary', data: { why: 'later' } },
  },
];

test.each(rows.map((row) => [row] as const))(
  '%j keeps its members, and is the same after it was stored',
  (row) => {
    const message = parseMessage(row);
    expect(message).toMatchObject(row as object);
    expect(parseMessage(stored(message))).toEqual(message);
  },
);

test.each([[undefined], [null], ['a'], [[]], [{}], [{ id: '' }], [{ id: 5.5 }], [{ id: true }]])(
  '%j is no message',
  (value) => {
    expect(parseMessage(value)).toBeUndefined();
  },
);

test.each([
  ['read', 'yes'],
  ['title', 5],
  ['body', { html: 'x' }],
  ['link', ''],
  ['createdAt', -1],
  ['createdAt', '1'.length / 0],
  ['answers', { label: 'x' }],
  ['answered', true],
  ['data', 'x'],
  ['feedId', 5.5],
  ['raw', 'x'],
  ['tags', 'x'],
])('a member %s of the wrong type is left out', (name, value) => {
  const message = parseMessage({ id: 'a' });
  expect(parseMessage({ ...message, [name]: value })).toEqual(message);
});

test('members that no message has, and keys of prototypes, are left out', () => {
  const value: unknown = JSON.parse('{"id":"a","more":1,"raw":{"__proto__":{"x":1},"kept":1}}');
  expect(parseMessage(value)).toEqual({ ...parseMessage({ id: 'a' }), raw: { kept: 1 } });
});

describe('keys named `__proto__`', () => {
  const evil = '"__proto__":{"isAdmin":true}';
  const wire = `{${evil},"kept":[{${evil},"constructor":"Ferrari","deep":[[{${evil},"kept":1}]]}]}`;
  const clean = { kept: [{ constructor: 'Ferrari', deep: [[{ kept: 1 }]] }] };

  test.each([
    ['data', wire, clean],
    ['raw', wire, clean],
    ['sender', wire, { ...clean, firstName: undefined, lastName: undefined, avatar: undefined }],
    ['answered', `{"id":"primary","data":${wire}}`, { id: 'primary', data: clean }],
  ])('are in no part of %s, and the members beside them are', (name, text, expected) => {
    const given: unknown = JSON.parse(text);
    const message = parseMessage({ id: 'a', [name]: given });
    expect(message).toHaveProperty(name, expected);
    expect(JSON.stringify(message)).not.toContain('__proto__');
    expect(Object.assign({}, message?.data)).not.toHaveProperty('isAdmin');
    expect(JSON.stringify(given), 'what a backend gave is its own').toBe(text);
  });

  test('are looked for in no instance of a class, which is given on as it is, nor in a date', () => {
    class Timestamp {
      constructor(readonly seconds = 5) {}
    }
    const [at, day, ids, without] = [new Timestamp(), new Date(0), new Map(), Object.create(null)];
    const data = parseMessage({ id: 'a', data: { at, list: [day], ids, without } })?.data;
    expect(data).toEqual({ at, list: [day], ids, without: {} });
    expect([data?.at, data?.ids]).toEqual([at, ids]);
    expect(data?.at).toBe(at);
    expect(data).toHaveProperty('list.0', day);
    const whole = Object.assign(new Timestamp(), { more: 1 });
    expect(parseMessage({ id: 'a', data: whole })?.data).toBe(whole);
  });

  test('are found at any depth, and in data that has itself as a part', () => {
    const deep: unknown = JSON.parse(`${'[{"a":'.repeat(50_000)}{${evil}}${'}]'.repeat(50_000)}`);
    let inner: unknown = parseMessage({ id: 'a', data: { deep } })?.data?.deep;
    while (Array.isArray(inner)) {
      inner = inner[0].a;
    }
    expect(Object.keys(Object(inner))).toEqual([]);
    const circle: Record<string, unknown> = JSON.parse(`{${evil}}`);
    circle.self = circle;
    const data = parseMessage({ id: 'a', data: circle })?.data;
    expect(Object.keys({ ...data })).toEqual(['self']);
    expect(data?.self).toBe(data);
  });
});

describe('the types of a database are taken as meant:', () => {
  test.each([
    ['id', 7, '7'],
    ['feedId', 3, '3'],
    ['read', 1, true],
    ['read', 0, false],
    ['seen', 1, true],
    ['archived', 0, false],
    ['createdAt', 1_795_000_000, '2026-11-18T11:06:40.000Z'],
    ['createdAt', 1_795_000_000_500, '2026-11-18T11:06:40.500Z'],
    ['snoozedUntil', 1_795_000_000, '2026-11-18T11:06:40.000Z'],
    ['snoozedUntil', null, null],
    ['expiresAt', 1_795_000_000, '2026-11-18T11:06:40.000Z'],
    ['link', '/x', { url: '/x', target: undefined }],
  ])('%s %j is %j', (name, value, expected) => {
    expect(parseMessage({ id: 'a', [name]: value })).toHaveProperty(name, expected);
  });
});

describe('what is left out of a row', () => {
  const sentences = (row: Record<string, unknown>) => droppedOf(row, parsePartialMessage(row));

  test('is named with its value, what it has to be, and the map that mends it', () => {
    expect(sentences({ id: 'a', title: 'Fine', read: 'yes' })).toEqual([
      '`read` of a message is "yes", and has to be true or false (or 1 or 0), so it was left out. If your server has another form, give its backend `map: { read: (row) => … }`.',
    ]);
  });

  test('is named for every member, for a part of a list, and for a row without a usable id', () => {
    const row = {
      id: 'a',
      tags: 'a,b',
      link: 5,
      answers: [
        { id: 'no', label: '' },
        { id: 'yes', label: 'Yes' },
      ],
      createdAt: true,
    };
    expect(sentences(row).map((one) => one.split('`')[1])).toEqual(['createdAt', 'link', 'answers', 'tags']);
    expect(sentences({ key: 7 })).toEqual([expect.stringContaining('`id` of a message is missing')]);
  });

  test('is nothing where a member is absent, null or taken', () => {
    expect(sentences({ id: 7, read: 1, body: null, tags: [], link: '/x' })).toEqual([]);
  });
});
