import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { InboxMessage } from '../../data/index.ts';
import { createTranslator } from '../../locales/index.ts';
import { type Arrival, silentMs, takeArrivals, togetherMs, wordsOf } from './arrivals.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const message = (id: string, kind = 'comment'): InboxMessage => ({
  id,
  kind,
  read: false,
  seen: false,
  createdAt: '',
});
const isMuted = (one?: InboxMessage) => one?.kind === 'muted';

function createArrivals(isSilenced: (one?: InboxMessage) => boolean) {
  const heard: Arrival[] = [];
  return {
    hear: (one: InboxMessage) =>
      void heard.push({ message: one, atMs: Date.now(), isSilent: isSilenced(one) }),
    take: (grown: number) => takeArrivals(heard, grown, Date.now(), isSilenced),
  };
}

describe('takeArrivals', () => {
  test('gives the message that a count of one more stands for, and none where several came together', () => {
    const arrivals = createArrivals(isMuted);
    arrivals.hear(message('a'));
    expect(arrivals.take(1)).toEqual(message('a'));
    arrivals.hear(message('b'));
    expect(arrivals.take(1)).toEqual('several');
    vi.advanceTimersByTime(togetherMs);
    arrivals.hear(message('c'));
    expect(arrivals.take(2)).toEqual('several');
    vi.advanceTimersByTime(togetherMs);
    expect(arrivals.take(1)).toEqual('several');
  });

  test('announces no silenced message, also where its count comes late or with that of another', () => {
    const arrivals = createArrivals(isMuted);
    arrivals.hear(message('a', 'muted'));
    vi.advanceTimersByTime(silentMs - 1);
    expect(arrivals.take(1)).toBeUndefined();
    arrivals.hear(message('b', 'muted'));
    arrivals.hear(message('c'));
    expect(arrivals.take(2)).toEqual(message('c'));
  });

  test('takes no other message for a silenced one whose count never came', () => {
    const arrivals = createArrivals(isMuted);
    arrivals.hear(message('a', 'muted'));
    arrivals.hear(message('b'));
    expect(arrivals.take(1)).toEqual(message('b'));
    vi.advanceTimersByTime(silentMs);
    expect(arrivals.take(1)).toEqual('several');
  });

  test('announces of a count that has grown by something unknown only where nothing is silenced altogether', () => {
    let isQuiet = true;
    const arrivals = createArrivals(() => isQuiet);
    arrivals.hear(message('a'));
    expect([arrivals.take(1), arrivals.take(3)]).toEqual([undefined, undefined]);
    isQuiet = false;
    expect(arrivals.take(1)).toEqual('several');
  });

  test('announces a growth exactly where a message is in it that is not silenced', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 })), (steps) => {
        const arrivals = createArrivals(isMuted);
        for (const [step, muted] of steps.entries()) {
          for (const [index, isOne] of muted.entries()) {
            arrivals.hear(message(`${step} ${index}`, isOne ? 'muted' : 'comment'));
          }
          expect(arrivals.take(muted.length) !== undefined).toBe(muted.includes(false));
          vi.advanceTimersByTime(500);
        }
      }),
    );
  });
});

describe('what is announced of a message', () => {
  const said = (title: string, firstName: string) =>
    wordsOf(
      createTranslator('en'),
      '1 unread',
      [{ message: { ...message('m1'), title, sender: { firstName } }, atMs: Date.now(), isSilent: false }],
      1,
      Date.now(),
      () => false,
    );

  test.each([
    ['Zoë has replied', 'Zoe'],
    ['ISTANBUL OFFICE has moved', 'İstanbul Office'],
    ['ΟΔΥΣΣΕΥΣ wrote to you', 'Οδυσσεύς'],
    ['Ａｎａ asks for a review', 'Ana'],
  ])('is the title %j alone, since %s is in it in another writing', async (title, firstName) => {
    expect(await said(title, firstName)).toBe(await said(title, ''));
  });

  test('is who sent it before a title without that name', async () => {
    expect(await said('A review', 'Ana')).toContain('Ana, A review');
  });
});
