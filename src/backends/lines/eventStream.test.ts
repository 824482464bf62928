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
  { '': 'comment' },
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

test.each(['data: '.padEnd(1_100_000, 'x'), 'data: x\n'.repeat(600_000)])(
  'an event without an end fails before it fills the memory',
  (piece) => {
    expect(() => eventsOf(piece)).toThrow('Too long');
  },
);

test('names of prototype members change no prototype', () => {
  const [event] = eventsOf('__proto__: {}\nconstructor: x\ndata: y\n\n');
  expect(Object.getPrototypeOf(event)).toBe(Object.prototype);
});
