import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { expectNever } from '../../../tests/support/expectNever.ts';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import {
  markOf,
  nowhere,
  outboxFixture,
  press,
  removalOf,
  seenOf,
  turnOff,
  unmarkOf,
} from '../../../tests/support/outboxFixture.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { preferenceSavingOf } from '../preferences/preferenceSaving.ts';
import { InboxError } from '../transport/InboxError.ts';
import { lookMs } from './unanswered.ts';
import { useWaitingActions } from './usePendingChanges.ts';

const platform = mockPlatform();
const tabs = browserTabs();
/** A call that hung for the time of a call. */
const timeout = new InboxError({ kind: 'timeout', status: 0, reason: 'late', retryable: true });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The longest pause of its range.
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

/** An outbox whose calls the test answers, and what a reader is told of its changes. */
function start(socketUrl?: string) {
  const fixture = outboxFixture(platform(), socketUrl);
  const told = (which: boolean) =>
    hookOf(fixture.client, useWaitingActions).flatMap(({ kind, unanswered }) =>
      unanswered === which ? kind : [],
    );
  return {
    ...fixture,
    /** What is still tried though there is a network. */
    unanswered: () => told(true),
    /** What waits for the network. */
    waiting: () => told(false),
    async fail(place: number) {
      fixture.calls[place]?.fail();
      await fixture.settled();
    },
  };
}

describe('a change whose call hangs while there is a network', () => {
  test.each([
    ['mark', markOf('a')],
    ['removal', removalOf('a')],
    ['switch', turnOff('w')],
    ['press of a button', press('a')],
  ])(
    'is told as unanswered after four seconds, and no longer once it is answered (%s)',
    async (_, change) => {
      const { run, calls, unanswered, waiting, settled } = start();
      run(change);
      await expectNever(() => unanswered().length > 0).within(2 * lookMs - 1);
      await passTime(1);
      expect(unanswered()).toEqual([change.kind]);
      await expectNever(() => waiting().length > 0 || calls.length > 1).within(20_000);
      calls[0]?.answer();
      await settled();
      expect(unanswered()).toEqual([]);
      await passTime(lookMs);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test('is told together with one that has to follow it', async () => {
    const { run, states, unanswered } = start();
    run(markOf('a'));
    await passTime(3_000);
    run(unmarkOf('a'));
    await passTime(1_000);
    expect([states(), unanswered()]).toEqual([['read sending', 'unread queued'], ['read']]);
    await passTime(2_000);
    expect(unanswered()).toEqual(['read', 'unread']);
  });

  test('is a state of saving where it is a switch, which ends when something waits for the network', async () => {
    const { client, run, fail, settled, calls } = start(nowhere);
    const saving = preferenceSavingOf(client);
    run(turnOff('w'));
    await passTime(3_999);
    expect(saving.get()).toBe('saving');
    await passTime(1);
    expect(saving.get()).toBe('unanswered');
    await fail(0);
    expect(saving.get()).toBe('waiting');
    await passTime(1_000);
    calls[1]?.answer();
    await settled();
    expect(saving.get()).toBe('saved');
  });

  test('is told with one that follows what nobody has asked for', async () => {
    const { run, states, unanswered } = start();
    run({ ...seenOf('a'), isAutomatic: true });
    run(markOf('a'));
    await passTime(4_000);
    expect([states(), unanswered()]).toEqual([['seen sending', 'read queued'], ['read']]);
  });

  test('is no longer told once it has failed, nor when it is tried again at once', async () => {
    const { outbox, run, calls, callsAre, failed, settled, unanswered } = start();
    run(markOf('a'));
    await passTime(4_000);
    calls[0]?.fail(timeout);
    await settled();
    expect([unanswered(), failed()]).toEqual([[], ['read 1']]);
    outbox.failures.retry(outbox.failures.get().map(({ id }) => id));
    await callsAre(2);
    await expectNever(() => unanswered().length > 0 || failed().length === 0).within(1_999);
  });
});

describe('a change whose calls fail without an answer while there is a network', () => {
  test('is never said to wait for the network, and is tried six times before it counts as failed', async () => {
    const { run, calls, fail, states, unanswered, waiting, failed, outcomes } = start();
    run(removalOf('a'));
    for (const [tries, pauseMs] of [1_000, 2_000, 4_000, 8_000, 16_000].entries()) {
      await fail(tries);
      expect([states(), waiting(), failed()]).toEqual([['removed queued'], [], []]);
      await expectNever(() => calls.length > tries + 1 || waiting().length > 0).within(pauseMs - 1);
      expect(unanswered()).toEqual(tries < 2 ? [] : ['removed']);
      await passTime(1);
      expect(states()).toEqual(['removed sending']);
      expect(calls[tries + 1]?.time).toBe('deferred');
    }
    await fail(5);
    expect([states(), unanswered(), failed(), outcomes]).toEqual([
      [],
      [],
      ['removed 1'],
      ['removed unavailable'],
    ]);
    await expectNever(() => calls.length > 6 || failed().length === 0).within(120_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not hold up another one, which is sent once and makes none of its pauses shorter', async () => {
    const { run, sent, calls, fail, settled, states, outcomes, failed } = start();
    run(removalOf('a'));
    await fail(0);
    await passTime(1_000);
    await fail(1);
    run(removalOf('b'), 'other');
    expect(sent()).toEqual(['a', 'a', 'b']);
    calls[2]?.answer();
    await settled();
    expect([outcomes, states()]).toEqual([['other done'], ['removed queued']]);
    await passTime(2_000);
    await fail(3);
    await expectNever(() => calls.length > 4).within(3_999);
    await passTime(1);
    calls[4]?.answer();
    await settled();
    expect([sent().join(), outcomes, failed()]).toEqual(['a,a,b,a,a', ['other done', 'removed done'], []]);
  });

  test('does not hold up what a page before has left', async () => {
    const { outbox, sent, fail } = start();
    for (const id of ['a', 'b']) {
      outbox.resume({ ...removalOf(id), id: 1, state: 'waiting' });
    }
    expect(sent()).toEqual(['a']);
    await fail(0);
    expect(sent()).toEqual(['a', 'b']);
  });

  test('is sent again with its return where the network is gone at the end of its pause', async () => {
    const { run, calls, fail, states } = start();
    run(removalOf('a'));
    await fail(0);
    onlineManager.setOnline(false);
    await expectNever(() => calls.length > 1).within(60_000);
    onlineManager.setOnline(true);
    expect([states(), calls.length]).toEqual([['removed sending'], 2]);
  });

  test('is replaced by a newer one of the same, which is sent at once', async () => {
    const { run, calls, fail, sent, states, settled, outcomes } = start();
    run(markOf('a'));
    await fail(0);
    run(unmarkOf('a'));
    expect([sent(), states()]).toEqual([['a', 'a'], ['unread sending']]);
    calls[1]?.answer();
    await settled();
    await passTime(lookMs);
    expect([vi.getTimerCount(), outcomes]).toEqual([0, ['read done', 'unread done']]);
  });

  test('is kept for the next page, and leaves no timer to this one', async () => {
    const { client, run, fail, settled, outcomes, states, calls } = start();
    run(removalOf('a'));
    await fail(0);
    client.destroy();
    await settled();
    expect([outcomes, states(), vi.getTimerCount()]).toEqual([['removed aborted'], ['removed queued'], 0]);
    expect(tabs.changes()).toHaveLength(1);
    await expectNever(() => calls.length > 1).within(60_000);
  });
});

describe('what is not told as unanswered', () => {
  test('is a change that waits for the network, however long', async () => {
    const { run, calls, fail, states, unanswered, waiting } = start(nowhere);
    run(markOf('a'));
    run(unmarkOf('b'));
    await fail(0);
    await fail(1);
    onlineManager.setOnline(false);
    await expectNever(() => unanswered().length > 0 || calls.length > 2).within(30_000);
    expect([states(), waiting()]).toEqual([
      ['read waiting', 'unread waiting'],
      ['read', 'unread'],
    ]);
  });

  test('is one that can still be undone, and one that nobody has asked for', async () => {
    const { run, states, unanswered } = start();
    run(removalOf('a'), 'held', 60_000);
    run({ ...markOf('b'), isAutomatic: true });
    await expectNever(() => unanswered().length > 0).within(20_000);
    expect(states()).toEqual(['removed held', 'read sending']);
  });

  test('is one of a client that has ended, whose timer ends too', async () => {
    const { client, run, unanswered } = start();
    run(removalOf('a'));
    client.destroy();
    expect(vi.getTimerCount()).toBe(0);
    await expectNever(() => unanswered().length > 0).within(10_000);
    expect(pendingChangesOf(client).get().changes).toHaveLength(1);
  });
});
