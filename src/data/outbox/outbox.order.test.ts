import { describe, expect, test, vi } from 'vitest';
import { feedScreen, quiet } from '../../../tests/support/inboxOf.ts';
import { refusal } from '../../../tests/support/manualSender.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import {
  markAll,
  markOf,
  outboxFixture,
  press,
  removalOf,
  seenOf,
  turnOff,
  unmarkOf,
} from '../../../tests/support/outboxFixture.ts';

const platform = mockPlatform();
const start = () => outboxFixture(platform());

describe('a change', () => {
  test('is shown as being sent, sent at once and gone with its answer', async () => {
    const { run, states, calls, outcomes, settled, failed } = start();
    run(markOf('a'));
    expect(states()).toEqual(['read sending']);
    expect(calls).toMatchObject([
      { time: 'immediate', change: { target: { ids: ['a'] }, state: 'sending' } },
    ]);
    expect(outcomes).toEqual([]);
    calls[0]?.answer();
    await settled();
    expect([outcomes, states(), failed()]).toEqual([['read done'], [], []]);
  });

  test('of several on their way ends with its own answer, whichever comes first, and the others are still being sent', async () => {
    const { run, states, calls, outcomes, settled } = start();
    for (const id of ['a', 'b', 'c', 'd']) {
      run(markOf(id));
    }
    expect(calls).toHaveLength(4);
    for (const [ended, place] of [2, 0, 1, 3].entries()) {
      calls[place]?.answer();
      await settled();
      expect(outcomes).toHaveLength(ended + 1);
      expect(states()).toEqual(Array.from({ length: 3 - ended }, () => 'read sending'));
    }
  });

  test('that is refused is taken back, told once, listed and fetched again', async () => {
    const world = platform();
    const { client, run, states, calls, outcomes, settled, failed } = outboxFixture(world);
    feedScreen(client);
    await quiet(client);
    const asked = world.requests.length;
    run(markOf('a'));
    calls[0]?.fail(refusal);
    await settled();
    expect([outcomes, states(), failed()]).toEqual([['read refused'], [], ['read 1']]);
    await vi.waitFor(() => expect(world.requests).toHaveLength(asked + 1));
    expect(world.requests.at(-1)?.path).toBe('/widgets/notifications/feed');
    expect(calls).toHaveLength(1);
  });

  test('that nobody asked for is not listed when it fails, and when it is saved it replaces no failure', async () => {
    const { run, calls, settled, failed } = start();
    run(markOf('a'));
    calls[0]?.fail(refusal);
    await settled();
    for (const end of ['answer', 'fail'] as const) {
      run({ ...markOf('a'), isAutomatic: true });
      calls.at(-1)?.[end](...(end === 'fail' ? [refusal] : []));
      await settled();
      expect(failed()).toEqual(['read 1']);
    }
    run(markOf('a'));
    calls.at(-1)?.answer();
    await settled();
    expect(failed()).toEqual([]);
  });

  test('has an id that is higher than that of the one before', () => {
    const { run, changes } = start();
    run(removalOf('a'));
    run(removalOf('b'));
    const [first, second] = changes();
    expect(second?.id).toBeGreaterThan(first?.id ?? Number.NaN);
  });

  test('of nothing resolves without a call', async () => {
    const { run, calls, outcomes, states, settled } = start();
    run(markOf());
    expect(states()).toEqual([]);
    await settled();
    expect([calls, outcomes]).toEqual([[], ['read done']]);
  });

  test('of a preference that is made again takes the failed one off the list before it is sent', async () => {
    const { run, calls, settled, failed } = start();
    for (const change of [turnOff('w'), markOf('a')]) {
      run(change);
      calls.at(-1)?.fail(refusal);
      await settled();
    }
    expect(failed()).toEqual(['preference 1', 'read 1']);
    run(markOf('a'));
    expect(failed()).toEqual(['preference 1', 'read 1']);
    run(turnOff('w'));
    expect(failed()).toEqual(['read 1']);
  });
});

describe('a change that is like one on its way', () => {
  test('joins it: one call, and both end together', async () => {
    const { run, calls, outcomes, settled, states } = start();
    run(markOf('a'), 'first');
    run(markOf('a'), 'second');
    expect([calls.length, states()]).toEqual([1, ['read sending']]);
    calls[0]?.answer();
    await settled();
    expect(outcomes).toEqual(['first done', 'second done']);
  });

  test('sends what is left of it, and ends when all parts have', async () => {
    const { run, sent, calls, outcomes, settled } = start();
    run(markOf('a', 'b'), 'first');
    run(markOf('b', 'c'), 'second');
    expect(sent()).toEqual(['a b', 'c']);
    calls[1]?.answer();
    await settled();
    expect(outcomes).toEqual([]);
    calls[0]?.answer();
    await settled();
    expect(outcomes).toEqual(['first done', 'second done']);
  });

  test('waits for the part that it sends, too', async () => {
    const { run, calls, outcomes, settled } = start();
    run(markOf('a', 'b'), 'first');
    run(markOf('b', 'c'), 'second');
    calls[0]?.answer();
    await settled();
    expect(outcomes).toEqual(['first done']);
    calls[1]?.answer();
    await settled();
    expect(outcomes).toEqual(['first done', 'second done']);
  });

  test('leaves one that waits as it is', () => {
    const { run, changes } = start();
    run(markOf('a'));
    run(unmarkOf('a'));
    const [, waiting] = changes();
    run(unmarkOf('a'));
    expect(changes()).toHaveLength(2);
    expect(changes()[1]).toBe(waiting);
  });

  test('is sent if a newer one was sent since, as when the page was about to close', async () => {
    const { run, outbox, sent, states, calls, callsAre } = start();
    run(markOf('a'));
    run(unmarkOf('a'), 'held', 5_000);
    outbox.flush('unload');
    expect(sent()).toEqual(['a', 'a']);
    run(markOf('a'));
    expect(states()).toEqual(['read sending', 'unread sending', 'read queued']);
    calls[0]?.answer();
    calls[1]?.answer();
    await callsAre(3);
  });

  test('fails with a part of it', async () => {
    const { run, calls, outcomes, settled } = start();
    run(markOf('a'), 'first');
    run(markOf('a', 'b'), 'second');
    calls[0]?.fail(refusal);
    await settled();
    expect(outcomes).toEqual(['first refused', 'second refused']);
  });

  test('but of all messages of a feed is sent each time, since others may have arrived', () => {
    const { run, calls } = start();
    run(markAll);
    run(markAll);
    expect(calls).toHaveLength(2);
  });

  test('of another kind of thing is another change', () => {
    const { run, sent } = start();
    run(markOf('a'));
    run(removalOf('a'));
    run(press('a'));
    expect(sent()).toEqual(['a', 'a', 'answer']);
  });
});

describe('a change that concerns the same as one on its way', () => {
  test('waits until that one has ended, well or not', async () => {
    const { run, states, calls, callsAre, outcomes, settled } = start();
    run(markOf('a'));
    run(unmarkOf('a'));
    expect([calls.length, states()]).toEqual([1, ['read sending', 'unread queued']]);
    calls[0]?.fail(refusal);
    await callsAre(2);
    expect(states()).toEqual(['unread sending']);
    expect(calls[1]).toMatchObject({ time: 'immediate', change: { state: 'sending' } });
    calls[1]?.answer();
    await settled();
    expect(outcomes).toEqual(['read refused', 'unread done']);
  });

  test('replaces the part of a waiting one that it concerns, which counts as done when nothing is left', async () => {
    const { run, sent, states, changes, calls, callsAre, outcomes, settled } = start();
    run(markOf('a', 'b', 'c'), 'first');
    run(unmarkOf('a', 'b'), 'second');
    run(seenOf('a'), 'third');
    expect(sent()).toEqual(['a b c']);
    expect(changes()).toMatchObject([
      { count: 3 },
      { target: { ids: ['b'] }, count: 1 },
      { target: { ids: ['a'] } },
    ]);
    run(seenOf('b'), 'fourth');
    await settled();
    expect(outcomes).toEqual(['second done']);
    expect(states()).toEqual(['read sending', 'seen queued', 'seen queued']);
    calls[0]?.answer();
    await callsAre(3);
    expect(sent()).toEqual(['a b c', 'a', 'b']);
  });

  test('and is like an earlier one takes back what waits, and is not sent', async () => {
    const { run, sent, calls, outcomes, settled, states } = start();
    run(markOf('a'), 'first');
    run(unmarkOf('a'), 'second');
    run(markOf('a'), 'third');
    expect(states()).toEqual(['read sending']);
    calls[0]?.answer();
    await settled();
    expect(sent()).toEqual(['a']);
    expect(outcomes.toSorted()).toEqual(['first done', 'second done', 'third done']);
  });

  test('leaves others alone', () => {
    const { run, sent } = start();
    run(markOf('a'));
    run(unmarkOf('b'));
    run(press('a'));
    run(press('b'));
    run(turnOff('w'));
    run(turnOff('v'));
    expect(sent()).toEqual(['a', 'b', 'answer', 'answer', 'preference', 'preference']);
  });

  test('waits behind those that wait, not behind later ones', async () => {
    const { run, sent, calls, callsAre } = start();
    run(markOf('a'));
    run(unmarkOf('a', 'b'));
    run(markOf('b', 'c'));
    expect(sent()).toEqual(['a', 'b c']);
    calls[0]?.answer();
    await callsAre(3);
    expect(sent()).toEqual(['a', 'b c', 'a']);
  });
});
