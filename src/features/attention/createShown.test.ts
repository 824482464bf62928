import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { createShown } from './createShown.ts';
import { storedIds } from './storedIds.ts';

const browser = browserTabs();
const key = 'carillon_outbox_toasts:reader';

let unread: Map<string, boolean>;
beforeEach(() => {
  unread = new Map();
});
afterEach(() => vi.restoreAllMocks());

/** A page of the reader, which knows of the messages in `unread` whether they are. */
function page() {
  const onChange = vi.fn();
  const load = vi.fn(() => Promise.resolve());
  const shown = createShown(storedIds(key), { isUnread: (id) => unread.get(id), load, onChange });
  return { shown, onChange, load };
}

test('Messages that were shown are counted once each, and never more than are unread', () => {
  const { shown, onChange } = page();
  expect(shown.among(5)).toBe(0);
  shown.note(['a', 'b']);
  expect(onChange).toHaveBeenCalled();
  onChange.mockClear();
  shown.note(['b']);
  expect(onChange).not.toHaveBeenCalled();
  expect([shown.among(5), shown.among(5), shown.among(1), shown.among(0)]).toEqual([2, 2, 1, 0]);
});

test('A message that is known to be read counts no more', () => {
  const { shown } = page();
  shown.note(['a', 'b']);
  unread.set('a', false);
  unread.set('b', true);
  expect(shown.among(9)).toBe(1);
  expect(browser.stored.get(key)).toBe('b');
});

test('Once all was read, what comes after it is missed', () => {
  const { shown } = page();
  shown.among(2);
  shown.note(['a', 'b']);
  shown.among(0);
  expect(shown.among(2)).toBe(0);
});

test('Another tab hears of what was shown, until it has gone', () => {
  const [one, other] = [page(), page()];
  one.shown.among(3);
  other.shown.among(3);
  one.shown.note(['a']);
  expect(other.onChange).toHaveBeenCalledOnce();
  expect(other.shown.among(3)).toBe(1);
  other.shown.end();
  one.shown.note(['b']);
  expect(other.onChange).toHaveBeenCalledOnce();
});

test('After a reload only those count that the server says are unread, and it is asked once', async () => {
  browser.stored.set(key, 'a\nb\nc');
  const { shown, load } = page();
  load.mockImplementation(async () => {
    unread.set('a', false).set('b', true);
  });
  shown.among(3);
  shown.note(['d']);
  await vi.waitFor(() => expect(browser.stored.get(key)).toBe('b\nd'));
  expect(shown.among(3)).toBe(2);
  expect(load).toHaveBeenCalledOnce();
});

test('A page that remembers nothing asks for nothing', () => {
  const { shown, load } = page();
  shown.among(3);
  expect(load).not.toHaveBeenCalled();
});

test('Without a storage all unread messages are missed', () => {
  vi.stubGlobal('localStorage', undefined);
  const { shown } = page();
  shown.note(['a']);
  expect(shown.among(3)).toBe(0);
});
