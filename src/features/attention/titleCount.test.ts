import { expect, test } from 'vitest';
import { titleCount } from './titleCount.ts';

/** A page whose title behaves as a browser's, and the watch that tells of a change. */
function page(title: string) {
  let now = title;
  let onChange: (() => void) | undefined;
  let writes = 0;
  const document = {
    get title() {
      return now;
    },
    set title(next) {
      writes += 1;
      now = next.trim();
      onChange?.();
    },
  };
  const place = titleCount(document, (listener) => {
    onChange = listener;
    return () => {
      onChange = undefined;
    };
  });
  return { document, place, writes: () => writes, isWatched: () => onChange !== undefined };
}

test.each([
  [1, '(1) Tickets'],
  [99, '(99) Tickets'],
  [100, '(99+) Tickets'],
])('a count of %i stands before the title, and 0 gives it back', (count, title) => {
  const { document, place, isWatched } = page('Tickets');
  place.show(count);
  expect(document.title).toBe(title);
  place.show(0);
  expect([document.title, isWatched()]).toEqual(['Tickets', false]);
});

test('a page without anything to count is not touched', () => {
  const { place, writes } = page('Tickets');
  place.show(0);
  place.show(0);
  expect(writes()).toBe(0);
});

test('a title that the host changes meanwhile gets the count, and is what is given back', () => {
  const { document, place } = page('Tickets');
  place.show(1);
  document.title = 'Ticket 12';
  expect(document.title).toBe('(1) Ticket 12');
  place.show(2);
  expect(document.title).toBe('(2) Ticket 12');
  place.show(0);
  expect(document.title).toBe('Ticket 12');
});

test('a host that adds to the title it finds gets its own words back, with the addition', () => {
  const { document, place } = page('Tickets');
  place.show(3);
  document.title += ' · Draft';
  expect(document.title).toBe('(3) Tickets · Draft');
  place.show(0);
  expect(document.title).toBe('Tickets · Draft');
});

test('a number in brackets of the host’s own stays', () => {
  const { document, place } = page('(7) Tickets');
  place.show(3);
  expect(document.title).toBe('(3) (7) Tickets');
  place.show(0);
  expect(document.title).toBe('(7) Tickets');
});

test('a page without a title shows the count alone, and has none afterwards', () => {
  const { document, place, writes } = page('');
  place.show(3);
  expect([document.title, writes()]).toEqual(['(3)', 1]);
  place.show(0);
  expect(document.title).toBe('');
});

test('a title that the host has set while nothing was shown is the one that is given back', () => {
  const { document, place } = page('Tickets');
  place.show(1);
  place.show(0);
  document.title = 'Customers';
  place.show(1);
  expect(document.title).toBe('(1) Customers');
  place.show(0);
  expect(document.title).toBe('Customers');
});
