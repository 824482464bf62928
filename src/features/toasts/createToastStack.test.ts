import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { randomRuns } from '../../../tests/support/randomRuns.ts';
import type { InboxMessage } from '../../data/index.ts';
import { createToastStack, cueMs, mostToasts, toastMs } from './createToastStack.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const arrivals = (...ids: readonly (string | number)[]): readonly InboxMessage[] =>
  ids.map((id) => ({ id: `${id}`, read: false, seen: false, createdAt: '' }));

const many = (count: number, from = 0) =>
  arrivals(...Array.from({ length: count }, (_, index) => index + from));

/** The stack of a reader, and what is on screen of it. */
function reader() {
  const stack = createToastStack();
  const shown = () => stack.get().toasts.map(({ messages }) => messages.map(({ id }) => id).join(' '));
  return { stack, shown, cue: () => stack.get().cue };
}

test('The top toast counts down, and the next one after it', () => {
  const { stack, shown } = reader();
  stack.show(arrivals('a'));
  vi.advanceTimersByTime(toastMs - 1);
  stack.show(arrivals('b'));
  expect(shown()).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['b']);
  vi.advanceTimersByTime(toastMs - 1);
  expect(shown()).toEqual(['b']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test.each(['pointer', 'focus', 'away'] as const)('All toasts stay while %s holds them', (why) => {
  const { stack, shown } = reader();
  stack.show(arrivals('a'));
  stack.show(arrivals('b'));
  stack.hold(why, true);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['a', 'b']);
  stack.hold(why, false);
  vi.advanceTimersByTime(toastMs);
  expect(shown()).toEqual(['b']);
});

test('Toasts stay until nothing holds them any more', () => {
  const { stack, shown } = reader();
  stack.show(arrivals('a'));
  stack.hold('pointer', true);
  stack.hold('focus', true);
  stack.hold('pointer', false);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['a']);
});

test('A fourth message is counted at the bell for a while, and never shown', () => {
  const { stack, shown, cue } = reader();
  for (const id of ['a', 'b', 'c', 'd']) {
    stack.show(arrivals(id));
  }
  expect([shown(), cue()]).toEqual([['a', 'b', 'c'], 1]);
  vi.advanceTimersByTime(cueMs - 1);
  stack.show(arrivals('e'));
  expect(cue()).toBe(2);
  vi.advanceTimersByTime(cueMs);
  expect(cue()).toBe(0);
  vi.advanceTimersByTime(10 * toastMs);
  expect(shown()).toEqual([]);
});

test('A burst is one toast, and the rest of it joins that toast, also while it is held', () => {
  const { stack, shown } = reader();
  stack.show(many(25));
  stack.hold('pointer', true);
  stack.show(many(4, 25));
  stack.show(arrivals(29));
  expect(shown()).toEqual([
    many(30)
      .map(({ id }) => id)
      .join(' '),
  ]);
});

test('A toast that has grown has its whole time again', () => {
  const { stack, shown } = reader();
  stack.show(many(2));
  const { countdown } = stack.get();
  expect(countdown).toBeDefined();
  vi.advanceTimersByTime(toastMs - 1);
  expect(stack.get().countdown).toBe(countdown);
  stack.show(many(2, 2));
  expect(stack.get().countdown).not.toBe(countdown);
  vi.advanceTimersByTime(toastMs - 1);
  expect(shown()).toEqual(['0 1 2 3']);
  expect(stack.get().countdown).toBeDefined();
  stack.hold('away', true);
  expect(stack.get().countdown).toBeUndefined();
});

test('A burst that finds no room joins the newest toast, and goes to the bell while the reader is at the toasts', () => {
  const { stack, shown, cue } = reader();
  for (const id of ['a', 'b', 'c']) {
    stack.show(arrivals(id));
  }
  stack.hold('focus', true);
  stack.show(arrivals('d', 'e'));
  expect([shown(), cue()]).toEqual([['a', 'b', 'c'], 2]);
  stack.hold('focus', false);
  stack.show(arrivals('f', 'g'));
  expect(shown()).toEqual(['a', 'b', 'c f g']);
  expect(stack.get().toasts.at(-1)?.isBurst).toBe(true);
});

test('What is gone is taken out of its toast, and a toast without messages goes', () => {
  const { stack, shown } = reader();
  stack.show(arrivals('a'));
  stack.show(arrivals('b', 'c'));
  stack.keep(({ id }) => id === 'c');
  expect(shown()).toEqual(['c']);
  const before = stack.get();
  stack.keep(() => true);
  expect(stack.get()).toBe(before);
});

test('Clearing takes back toasts and cue, and what held them', () => {
  const { stack, shown, cue } = reader();
  stack.hold('away', true);
  for (const id of ['a', 'b', 'c', 'd']) {
    stack.show(arrivals(id));
  }
  stack.clear();
  expect([shown(), cue()]).toEqual([[], 0]);
  stack.show(arrivals('e'));
  vi.advanceTimersByTime(toastMs);
  expect(shown()).toEqual([]);
});

/** What happens to the stack. `come`: so many messages come together. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant('come' as const), count: fc.integer({ min: 1, max: 30 }) }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('pass' as const), ms: fc.nat(2 * toastMs) }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('read' as const), of: fc.integer({ min: 2, max: 7 }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('close' as const), place: fc.nat(mostToasts) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('hold' as const),
      why: fc.constantFrom('pointer', 'focus', 'away'),
      holds: fc.boolean(),
    }),
  },
);

test('Each arrival is in one toast or counted at the bell, over random arrivals, bursts, holds and reads elsewhere', () => {
  const { seed, runs } = randomRuns(300);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { stack } = reader();
      const told = new Map<string, number>();
      const read = new Set<string>();
      let arrived = 0;
      let cued = 0;
      let lastCue = 0;
      stack.subscribe(() => {
        const { toasts, cue } = stack.get();
        cued += Math.max(0, cue - lastCue);
        lastCue = cue;
        expect(toasts.length).toBeLessThanOrEqual(mostToasts);
        for (const { id, messages } of toasts) {
          expect(messages.length).toBeGreaterThan(0);
          for (const message of messages) {
            // Never in two, nor in another one later, nor after it was read.
            expect(told.get(message.id) ?? id).toBe(id);
            expect(read.has(message.id)).toBe(false);
            told.set(message.id, id);
          }
        }
      });
      for (const one of steps) {
        switch (one.type) {
          case 'come':
            stack.show(many(one.count, arrived));
            arrived += one.count;
            break;
          case 'pass':
            vi.advanceTimersByTime(one.ms);
            break;
          case 'read':
            for (let id = 0; id < arrived; id += one.of) {
              read.add(`${id}`);
            }
            stack.keep(({ id }) => !read.has(id));
            break;
          case 'close': {
            const toast = stack.get().toasts[one.place];
            if (toast !== undefined) {
              stack.close(toast.id);
            }
            break;
          }
          default:
            stack.hold(one.why as 'pointer' | 'focus' | 'away', one.holds);
        }
        expect(told.size + cued).toBe(arrived);
      }
      stack.hold('pointer', false);
      stack.hold('focus', false);
      stack.hold('away', false);
      vi.advanceTimersByTime(mostToasts * toastMs + cueMs);
      expect(stack.get()).toEqual({ toasts: [], cue: 0 });
    }),
    { seed, numRuns: runs },
  );
});
