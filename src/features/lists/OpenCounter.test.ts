import '../../../tests/support/fakeDom.ts';
import fc from 'fast-check';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { type MemoryBackend, memoryBackend } from '../../backends/memory/memoryBackend.ts';
import { InboxDataProvider } from '../../data/engine/InboxDataProvider.tsx';
import { useAnswerMessage } from '../../data/index.ts';
import { OpenCounter } from './OpenCounter.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Count = { readonly data: number | undefined; readonly isAtLeast: boolean };

const newestMs = Date.parse('2026-11-26T09:00:00.000Z');
let inboxes = 0;

/** An inbox with so many messages, of which those at some places ask something. */
function inboxWith(size: number, asking: readonly number[]) {
  inboxes += 1;
  return memoryBackend({
    id: `counted${inboxes}`,
    messages: Array.from({ length: size }, (_, place) => ({
      id: `m${place}`,
      read: true,
      seen: true,
      createdAt: new Date(newestMs - place * 1000).toISOString(),
      ...(asking.includes(place) && { answers: [{ id: 'yes', label: 'Yes' }] }),
    })),
  });
}

type Answer = ReturnType<typeof useAnswerMessage>['run'];

/** Gives what answers a message. */
function Answers({ onRender }: { onRender: (answer: Answer) => void }) {
  onRender(useAnswerMessage().run);
  return null;
}

/** Each page of the list is drawn before the next one is asked for. */
async function settle(): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await passTime(500);
  }
}

/** A page of that inbox, and each count that its tab was given. */
function openPage(backend: MemoryBackend) {
  const counts: Count[] = [];
  let answer: Answer | undefined;
  const { unmount } = mountReact(
    createElement(
      InboxDataProvider,
      { subscriberId: 'ada', backend },
      createElement(OpenCounter, { query: {}, onCount: (count: Count) => void counts.push(count) }),
      createElement(Answers, {
        onRender(next) {
          answer = next;
        },
      }),
    ),
  );
  return {
    counts,
    unmount,
    answer: (messageId: string) => void answer?.({ messageId, answer: 'yes' }),
    shown: () => counts.at(-1),
  };
}

const inboxes500 = fc
  .integer({ min: 0, max: 400 })
  .chain((size) =>
    fc.tuple(fc.constant(size), fc.uniqueArray(fc.nat(Math.max(size - 1, 0)), { maxLength: 99 })),
  )
  .map(([size, places]) => [size, places.filter((place) => place < size)] as const);

test('a number of messages that wait is shown only where it is right, and it is the same after a reload and goes with the answers', async () => {
  await fc.assert(
    fc.asyncProperty(inboxes500, fc.nat(5), async ([size, asking], answered) => {
      const backend = inboxWith(size, asking);
      const first = openPage(backend);
      await settle();
      expect(first.shown()).toEqual({ data: asking.length, isAtLeast: false });
      const wrong = first.counts.filter(
        ({ data, isAtLeast }) => !isAtLeast && (data ?? asking.length) !== asking.length,
      );
      expect(wrong).toEqual([]);
      const done = asking.slice(0, answered);
      for (const place of done) {
        first.answer(`m${place}`);
      }
      await settle();
      expect(first.shown()).toEqual({ data: asking.length - done.length, isAtLeast: false });
      first.unmount();
      const second = openPage(backend);
      await settle();
      expect(second.shown()).toEqual({ data: asking.length - done.length, isAtLeast: false });
      second.unmount();
    }),
    { numRuns: 12 },
  );
});

test('of more messages than are counted no number is shown, and from 100 that wait on it is known that there are so many', async () => {
  const many = openPage(inboxWith(700, [3, 650]));
  await settle();
  expect(many.shown()).toEqual({ data: 1, isAtLeast: true });
  many.unmount();
  const asking = openPage(
    inboxWith(
      700,
      Array.from({ length: 300 }, (_, place) => place * 2),
    ),
  );
  await settle();
  const { data, isAtLeast } = asking.shown() ?? {};
  expect([isAtLeast, (data ?? 0) >= 100]).toEqual([true, true]);
  asking.unmount();
});
