import { expect, test } from 'vitest';
import { asFinal, codeOfStatus, givenUp, InboxError, invalidAnswer, toInboxError } from './InboxError.ts';
import { isRefusal } from './isRefusal.ts';

const cause = new TypeError('Failed to fetch');
const details = {
  code: 'rate_limited',
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
  [invalidAnswer('No list'), { code: 'invalid_answer', status: 200, reason: 'No list', retryable: false }],
  [invalidAnswer('No list', 201), { code: 'invalid_answer', status: 201, retryable: false }],
  [givenUp(), { code: 'aborted', status: 0, reason: 'The call was given up', retryable: false }],
  [
    toInboxError(cause),
    { code: 'network', status: 0, reason: 'The server could not be reached', retryable: true, cause },
  ],
])('%s has its members', (error, members) => {
  expect(error).toMatchObject(members);
});

test('an InboxError stays the same one', () => {
  const error = givenUp();
  expect(toInboxError(error)).toBe(error);
});

test.each([
  [400, 'rejected'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [408, 'timeout'],
  [409, 'conflict'],
  [429, 'rate_limited'],
  [499, 'rejected'],
  [500, 'server'],
  [599, 'server'],
])('the status %i has the code %s', (status, code) => {
  expect(codeOfStatus(status)).toBe(code);
});

test.each([
  [0, false],
  [200, false],
  [399, false],
  [400, true],
  [401, false],
  [403, true],
  [404, true],
  [408, false],
  [409, false],
  [410, true],
  [422, true],
  [423, false],
  [425, false],
  [429, false],
  [499, true],
  [500, false],
])('the status %i is a refusal that another try would not change: %s', (status, expected) => {
  expect(isRefusal(new InboxError({ ...details, status }))).toBe(expected);
});
