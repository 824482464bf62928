import { expect, test } from 'vitest';
import { parseEvents, type StreamEvent } from './eventStream.ts';

function eventsOf(...pieces: readonly string[]): readonly StreamEvent[] {
  const events: StreamEvent[] = [];
  const parse = parseEvents((event) => events.push(event));
  pieces.forEach(parse);
  return events;
}

const text = 'id: 7\nevent: counts\ndata: {"unread":\ndata: 3}\n\n: comment\n\ndata:x\n\nevent\ndata\n\n';
const events = [
  { id: '7', event: 'counts', data: '{"unread":\n3}' },
  {},
  { data: 'x' },
  { event: '', data: '' },
];

test.each(['\n', '\r\n', '\r'])(
  'a stream with lines that end with %j has the same events in any pieces',
  (end) => {
    const sent = `${text.replaceAll('\n', end)}: end${end}`;
    for (const size of [1, 2, 3, 7, sent.length]) {
      const pieces = sent.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(eventsOf(...pieces)).toEqual(events);
    }
  },
);

test('half an event counts for nothing until the rest of it has come', () => {
  expect(eventsOf('data: {"a"')).toEqual([]);
  expect(eventsOf('data: {"a"', ':1}\n')).toEqual([]);
  expect(eventsOf('data: {"a"', ':1}\n', '\n')).toEqual([{ data: '{"a":1}' }]);
});

test('one space after the colon is left out, and colons in a value stay', () => {
  expect(eventsOf('data:  a: b\n\n')).toEqual([{ data: ' a: b' }]);
});

const long = 'x'.repeat(600_000);

test.each([
  ['one line', `data: ${long}${long}`],
  ['many lines', 'data: x\n'.repeat(600_000)],
  ['lines of several fields', `data: ${long}\nid: ${long}\n`],
  ['a field that is said again and again', `event: ${long}\nevent: ${long}\n`],
  ['a line of a field that is not used', `note: ${long}${long}`],
  ['a whole line, and its end', `data: ${long}${long}\n\n`],
])('an event of %s fails before it fills the memory', (_, piece) => {
  expect(() => eventsOf(piece)).toThrow('An event has more than 1000000 characters');
});

test('of an event only its data, name and id are kept, however much else comes with it', () => {
  const others = Array.from({ length: 60 }, (_, index) => `field${index}: ${long}\n`);
  const comments = Array.from({ length: 60 }, () => `: ${long}\n`);
  expect(eventsOf(...others, ...comments, 'data: x\nretry: 1\n\n', 'data: y\n\n')).toEqual([
    { data: 'x' },
    { data: 'y' },
  ]);
});

test('names of prototype members change no prototype', () => {
  const [event] = eventsOf('__proto__: {}\nconstructor: x\ndata: y\n\n');
  expect(Object.getPrototypeOf(event)).toBe(Object.prototype);
});
