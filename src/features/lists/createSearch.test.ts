import { expect, test, vi } from 'vitest';
import { createFolded, createSearch } from './createSearch.ts';

interface Message {
  readonly title: string;
  readonly body?: string;
  readonly sender?: string;
}

const textsOf = ({ title, body, sender }: Message) => [title, body, sender];
const message = { title: 'Launch plan', body: 'Ready on Friday', sender: 'Łukasz Müller' };

test.each([
  ['launch', true],
  ['friday LAUNCH', true],
  ['  muller\n ready ', true],
  ['laun iday uka', true],
  ['launch monday', false],
  ['planready', false],
  ['plan ready', true],
  ['', true],
  [' \t', true],
  ['\u0301', true],
])('a message with all words of %j in any of its texts is found: %s', (query, isFound) => {
  expect(createSearch(query).matches(createFolded(textsOf)(message))).toBe(isFound);
});

test('a search gives the ranges of all its words in one text', () => {
  expect(createSearch('friday on ON').ranges('Ready on Friday')).toEqual([
    [6, 8],
    [9, 15],
  ]);
  expect(createSearch(' ').ranges('Ready on Friday')).toEqual([]);
});

test('a message is folded once, and another with the same texts by itself', () => {
  const texts = vi.fn(textsOf);
  const folded = createFolded(texts);
  expect(folded({ title: 'Ébauche' })).toBe('ebauche\n\n');
  expect(folded(message)).toBe(folded(message));
  expect(texts).toHaveBeenCalledTimes(2);
  expect(folded({ ...message })).toBe(folded(message));
  expect(texts).toHaveBeenCalledTimes(3);
});

test('a message whose texts are all empty is folded once too', () => {
  const texts = vi.fn((_thing: object) => []);
  const folded = createFolded(texts);
  const thing = {};
  expect([folded(thing), folded(thing)]).toEqual(['', '']);
  expect(texts).toHaveBeenCalledTimes(1);
});
