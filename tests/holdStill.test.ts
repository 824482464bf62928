import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdStill } from '../.storybook/holdStill.ts';

const longMs = 3_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openPage() {
  const page = Object.assign(new EventTarget(), { setTimeout, setInterval });
  return { page, story: holdStill(page), act: vi.fn() };
}

test('a story is played with all of its timers', () => {
  const { page, act } = openPage();
  page.setTimeout(act, longMs);
  page.setInterval(act, longMs);
  vi.advanceTimersByTime(2 * longMs);
  expect(act).toHaveBeenCalledTimes(3);
});

test('a story at rest does nothing by itself, whether its long timers were set before or are set then', () => {
  const { page, story, act } = openPage();
  page.setTimeout(act, longMs);
  page.setInterval(act, longMs);
  story.rest();
  page.setTimeout(act, longMs);
  page.setInterval(act, longMs);
  vi.advanceTimersByTime(10 * longMs);
  expect(act).not.toHaveBeenCalled();
});

test('a story at rest still draws what takes a moment, and gives what was asked to be given', () => {
  const { page, story, act } = openPage();
  story.rest();
  page.setTimeout(act, 2_000, 'a word');
  vi.advanceTimersByTime(2_000);
  expect(act).toHaveBeenCalledExactlyOnceWith('a word');
});

test.each(['pointerdown', 'keydown'])('what the reader does after %s takes its time as ever', (press) => {
  const { page, story, act } = openPage();
  const before = vi.fn();
  page.setTimeout(before, longMs);
  story.rest();
  page.dispatchEvent(new Event(press));
  page.setTimeout(act, longMs);
  vi.advanceTimersByTime(longMs);
  expect(act).toHaveBeenCalledOnce();
  expect(before).not.toHaveBeenCalled();
});

test('a press of the play itself does not keep the story from its rest', () => {
  const { page, story, act } = openPage();
  page.dispatchEvent(new Event('pointerdown'));
  story.rest();
  page.setTimeout(act, longMs);
  vi.advanceTimersByTime(longMs);
  expect(act).not.toHaveBeenCalled();
});

test('a story that is left, or shown with another backend, gives the page its timers back, and rests no more', () => {
  const { page, story, act } = openPage();
  story.end();
  story.rest();
  page.setTimeout(act, longMs);
  vi.advanceTimersByTime(longMs);
  expect(act).toHaveBeenCalledOnce();
  expect(page).toMatchObject({ setTimeout, setInterval });
});
