import { expect, test } from 'vitest';
import { buildMessage } from '../../mocks/index.ts';
import { parseMessage } from './message.ts';
import { parseStoredMessage } from './parseMessage.ts';

const stored = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

const rows: readonly unknown[] = [
  { _id: 'a' },
  { _id: 'a', read: true, seen: true, createdAt: '2026-01-01T00:00:00.000Z', subject: 'S', content: '**c**' },
  { _id: 'a', actor: { type: 'user', data: null }, actorSubscriber: { firstName: 'Ada', nick: 'A' } },
  { _id: 'a', _feedId: null, tags: ['x'], payload: { amount: 5 }, templateIdentifier: 'invoice' },
  { _id: 'a', transactionId: 't', raw: 'a member of this name', __v: 0 },
  {
    _id: 'a',
    cta: {
      data: { url: '/orders/1', target: '_blank' },
      action: {
        status: 'done',
        buttons: [
          { type: 'primary', content: 'Yes', resultContent: 'Done', url: '/yes', target: '_self' },
          { type: 'secondary', content: 'No' },
        ],
        result: { type: 'secondary', payload: { why: 'later' } },
      },
    },
  },
];

test.each(rows.map((row) => [row] as const))('%j is the same message after it was stored', (row) => {
  const message = parseMessage(row);
  expect(message).toBeDefined();
  expect(parseStoredMessage(stored(message))).toEqual(message);
});

test('a message of the mock platform is the same after it was stored', () => {
  const message = parseMessage(buildMessage());
  expect(message).toBeDefined();
  expect(parseStoredMessage(stored(message))).toEqual(message);
});

test.each([[undefined], [null], ['a'], [[]], [{}], [{ _id: '' }], [{ _id: 5 }]])(
  '%j is no message',
  (value) => {
    expect(parseStoredMessage(value)).toBeUndefined();
  },
);

test.each([
  ['read', 'yes'],
  ['content', { html: 'x' }],
  ['cta', 'https://evil.test'],
  ['raw', 'x'],
  ['tags', 'x'],
])('a member %s of the wrong type is left out', (name, value) => {
  const message = parseMessage({ _id: 'a' });
  expect(parseStoredMessage({ ...message, [name]: value })).toEqual(message);
});

test('members that no message has, and keys of prototypes, are left out', () => {
  const value: unknown = JSON.parse('{"_id":"a","more":1,"raw":{"__proto__":{"x":1},"kept":1}}');
  expect(parseStoredMessage(value)).toEqual({ ...parseMessage({ _id: 'a' }), raw: { kept: 1 } });
});
