import { expect, test } from 'vitest';
import { parseMessage } from './parseMessage.ts';

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
    buttons: [
      { type: 'primary', label: 'Yes', resultLabel: 'Done', url: '/yes', target: '_self' },
      { type: 'secondary', label: 'No' },
    ],
    pressed: { type: 'secondary', data: { why: 'later' } },
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

test.each([[undefined], [null], ['a'], [[]], [{}], [{ id: '' }], [{ id: 5 }]])(
  '%j is no message',
  (value) => {
    expect(parseMessage(value)).toBeUndefined();
  },
);

test.each([
  ['read', 'yes'],
  ['title', 5],
  ['body', { html: 'x' }],
  ['link', 'https://evil.test'],
  ['buttons', { label: 'x' }],
  ['pressed', true],
  ['data', 'x'],
  ['feedId', 5],
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
