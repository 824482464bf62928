import { expect, test } from 'vitest';
import { asFinal, givenUp, InboxError, malformed, toInboxError } from './InboxError.ts';
import { isRefusal } from './isRefusal.ts';

const cause = new TypeError('Failed to fetch');
const details = {
  kind: 'limited',
  status: 429,
  reason: 'Slow down',
  retryable: true,
  retryAfterMs: 5,
  cause,
} as const;

test('an error has all that it is made of, and the message of the specification', () => {
  const error = new InboxError(details);
  expect(error).toBeInstanceOf(Error);
  expect({ ...error, cause: error.cause }).toEqual({ ...details, name: 'InboxError' });
  expect(error.message).toBe('HTTP error! Status: 429, Message: Slow down');
});

test('a final error is the same without another try, and keeps the first as its cause', () => {
  const error = new InboxError(details);
  const final = asFinal(error);
  expect(final).toMatchObject({ ...details, retryable: false, cause: error });
  expect(final.message).toBe(error.message);
  expect(error.retryable).toBe(true);
});

test.each([
  [malformed('No list'), { kind: 'malformed', status: 200, reason: 'No list', retryable: false }],
  [malformed('No list', 201), { kind: 'malformed', status: 201, retryable: false }],
  [givenUp(), { kind: 'aborted', status: 0, reason: 'The call was given up', retryable: false }],
  [
    toInboxError(cause),
    { kind: 'unavailable', status: 0, reason: 'The server could not be reached', retryable: true, cause },
  ],
])('%s has its members', (error, members) => {
  expect(error).toMatchObject(members);
});

test('an InboxError stays the same one', () => {
  const error = givenUp();
  expect(toInboxError(error)).toBe(error);
});

test.each([
  ['unauthorized', false, false],
  ['refused', true, false],
  ['gone', true, false],
  ['conflict', false, false],
  ['limited', false, true],
  ['unavailable', false, true],
  ['timeout', false, true],
  ['malformed', false, false],
  ['unsupported', true, false],
  ['aborted', false, false],
  ['unidentified', false, false],
  ['storage', false, false],
] as const)('%s is a refusal for good: %s, and may pass by itself: %s', (kind, refused, retryable) => {
  const error = new InboxError({ kind, reason: 'No' });
  expect(isRefusal(error)).toBe(refused);
  expect(error).toMatchObject({ status: 0, retryable });
});
