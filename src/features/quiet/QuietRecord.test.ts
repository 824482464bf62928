import { expect, test } from 'vitest';
import { parseQuietRecord } from './QuietRecord.ts';

const nothing = { hours: { windows: [] }, isUnsent: false };

test('What was stored of a reader comes back as it was', () => {
  const record = {
    hours: { timeZone: 'Asia/Kathmandu', windows: [{ days: [0, 6], from: '22:00', to: '07:00' }] },
    pause: { sinceMs: 1, untilMs: null },
    awakeUntilMs: 2,
    beganMs: 3,
    isUnsent: true,
  };
  expect(parseQuietRecord(JSON.stringify(record))).toEqual(record);
});

test.each([
  ['nothing', null],
  ['no JSON', 'quiet'],
  ['no object', '[]'],
  [
    'other types',
    '{"hours":3,"pause":{"sinceMs":"now","untilMs":null},"awakeUntilMs":"9","beganMs":null,"isUnsent":1}',
  ],
  ['a pause without an end', '{"pause":{"sinceMs":1}}'],
])('of %s nothing is taken', (_, text) => {
  expect(parseQuietRecord(text)).toEqual(nothing);
});

test('Windows that are none and zones that nobody knows are left out, and the days are in their order', () => {
  const windows = [
    { days: [6, 1, 1, 7, '2'], from: '00:00', to: '23:59' },
    { days: [1], from: '24:00', to: '07:00' },
    { days: [1], from: '7:00', to: '08:00' },
    { days: 'all', from: '07:00', to: '08:00' },
    null,
  ];
  const stored = { hours: { timeZone: 'Europe/Nowhere', windows } };
  expect(parseQuietRecord(JSON.stringify(stored)).hours).toEqual({
    windows: [{ days: [1, 6], from: '00:00', to: '23:59' }],
  });
});
