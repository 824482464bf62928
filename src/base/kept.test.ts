import { expect, test, vi } from 'vitest';
import { kept } from './kept.ts';

test('of a text that comes back nothing is made again, also where nothing could be made of it', () => {
  const make = vi.fn((text: string) => (text === 'none' ? null : { text }));
  const keeping = kept(make);
  const first = keeping('one');
  expect(first).toEqual({ text: 'one' });
  expect(keeping('one')).toBe(first);
  expect([keeping('none'), keeping('none')]).toEqual([null, null]);
  expect(make.mock.calls).toEqual([['one'], ['none']]);
});

test('a text whose result could not be made is tried again', () => {
  const make = vi
    .fn(() => 'made')
    .mockImplementationOnce(() => {
      throw new Error('once');
    });
  const keeping = kept(make);
  expect(() => keeping('one')).toThrow('once');
  expect(keeping('one')).toBe('made');
});

test('a thousand texts are kept, and of one more the one that was not asked for longest is forgotten', () => {
  const make = vi.fn((text: string) => text.length);
  const keeping = kept(make);
  const texts = Array.from({ length: 1_000 }, (_, index) => `text ${index}`);
  texts.forEach(keeping);
  // Asked for again, so that it is not the oldest.
  keeping('text 0');
  keeping('one more');
  expect(make).toHaveBeenCalledTimes(1_001);
  keeping('text 0');
  keeping('text 2');
  expect(make).toHaveBeenCalledTimes(1_001);
  keeping('text 1');
  expect(make).toHaveBeenCalledTimes(1_002);
});
