import { expect, test } from 'vitest';
import { dataOf, isRecord, isString, toCount } from './guards.ts';
import { isBoolean } from './lateGuards.ts';
import { withoutPrototypeKeys } from './withoutPrototypeKeys.ts';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['{}', false],
  [1, false],
  [() => 1, false],
])('a record: %o, %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

test.each([
  [{ data: { a: 1 } }, { a: 1 }],
  [{ data: [] }, {}],
  [{ data: null }, {}],
  [{ a: 1 }, {}],
  [[{ data: { a: 1 } }], {}],
  [null, {}],
  ['data', {}],
])('the data of %o is %o', (body, data) => {
  expect(dataOf(body)).toEqual(data);
});

test.each([
  ['', true, false],
  ['true', true, false],
  [true, false, true],
  [false, false, true],
  [0, false, false],
  [null, false, false],
  [undefined, false, false],
  [new String('a'), false, false],
])('%o is a string: %s, a boolean: %s', (value, string, boolean) => {
  expect([isString(value), isBoolean(value)]).toEqual([string, boolean]);
});

test.each([
  [0, 0],
  [1, 1],
  [100, 100],
  [-1, 0],
  [1.5, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  ['1', 1],
  ['', undefined],
  ['1.5', undefined],
  ['five', undefined],
  ['9'.repeat(400), undefined],
  [null, undefined],
  [true, undefined],
  [undefined, undefined],
])('%o is the count %o', (value, count) => {
  expect(toCount(value)).toBe(count);
});

test.each(['__proto__', 'constructor', 'prototype'])(
  'the key %s is left out, alone and among others',
  (key) => {
    const record = JSON.parse(`{"a":1,"${key}":{"b":2}}`);
    expect(Object.entries(withoutPrototypeKeys(record))).toEqual([['a', 1]]);
    expect(Object.keys(record)).toContain(key);
  },
);
