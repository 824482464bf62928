import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { noAnswer, refusal } from '../../../tests/support/manualSender.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import {
  markAll,
  markOf,
  nowhere,
  outboxFixture,
  press,
  removalOf,
  turnOff,
  unmarkOf,
} from '../../../tests/support/outboxFixture.ts';
import { InboxError } from '../transport/InboxError.ts';

const platform = mockPlatform();
const start = (socketUrl?: string) => outboxFixture(platform(), socketUrl);
browserTabs();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

describe('a change that gets no answer while the server cannot be reached', () => {
  test('waits, and is sent again later, before what was made after it', async () => {
    const { run, states, calls, sent, callsAre, outcomes, settled } = start(nowhere);
    run(removalOf('a'));
    calls[0]?.fail();
    await settled();
    run(removalOf('b'));
    expect(states()).toEqual(['removed waiting', 'removed waiting']);
    expect([sent(), outcomes]).toEqual([['a'], []]);
    await vi.advanceTimersByTimeAsync(40_000);
    await callsAre(2);
    expect(states()).toEqual(['removed sending', 'removed waiting']);
    expect(calls[1]).toMatchObject({ time: 'deferred', change: { target: { ids: ['a'] } } });
    calls[1]?.answer();
    await callsAre(3);
    expect(calls[2]).toMatchObject({ time: 'deferred', change: { target: { ids: ['b'] } } });
  });

  test('is not repeated where it is an answer', async () => {
    const { run, states, calls, outcomes, settled, failed } = start(nowhere);
    run(press('a'));
    calls[0]?.fail();
    await settled();
    expect([states(), outcomes, failed()]).toEqual([[], ['answer unavailable'], ['answer 1']]);
  });

  test('holds up nothing that is on its way', async () => {
    const { run, states, calls, outcomes, settled } = start(nowhere);
    run(removalOf('a'));
    run(removalOf('b'), 'other');
    calls[0]?.fail();
    await settled();
    expect(states()).toEqual(['removed waiting', 'removed sending']);
    calls[1]?.answer();
    await settled();
    expect(outcomes).toEqual(['other done']);
  });

  test('is sent again while others are on their way, and does not hold up new ones then', async () => {
    const { run, sent, calls, callsAre, settled } = start(nowhere);
    run(removalOf('a'));
    run(removalOf('b'));
    calls[1]?.fail();
    await settled();
    await vi.advanceTimersByTimeAsync(40_000);
    await callsAre(3);
    run(removalOf('c'));
    expect(sent()).toEqual(['a', 'b', 'b', 'c']);
  });
});

describe('when the client ends', () => {
  test('what waits is given up here, and what is on its way is not', async () => {
    const { client, run, calls, outcomes, settled } = start(nowhere);
    run(markOf('a'), 'sent');
    run(unmarkOf('a'), 'queued');
    run(removalOf('b'), 'lost');
    calls[1]?.fail();
    await settled();
    client.destroy();
    await settled();
    expect(outcomes).toEqual(['lost aborted']);
    calls[0]?.answer();
    await settled();
    expect(outcomes).toContain('sent done');
  });

  test.each([
    ['that got no answer', noAnswer],
    ['that was given up before it was made', new InboxError({ ...refusal, kind: 'aborted', status: 0 })],
  ])('a change %s stays for the next one, and fails without being told', async (_, error) => {
    const { client, run, calls, states, settled, outcomes, failed } = start(nowhere);
    run(removalOf('a'));
    client.destroy();
    calls[0]?.fail(error);
    await settled();
    expect([states(), failed()]).toEqual([['removed waiting'], []]);
    expect(outcomes).toEqual([`removed ${error.kind}`]);
  });

  test.each([
    ['that was refused', removalOf('a'), refusal],
    [
      'whose answer came too late',
      removalOf('a'),
      new InboxError({ ...refusal, kind: 'aborted', status: 200 }),
    ],
    ['that presses a button', press('a'), noAnswer],
  ])('a change %s does not stay', async (_, change, error) => {
    const { client, run, calls, states, settled } = start();
    run(change);
    client.destroy();
    calls[0]?.fail(error);
    await settled();
    expect(states()).toEqual([]);
  });

  test('a held change is sent at once, even without a network', async () => {
    const { client, run, calls, outcomes, states } = start();
    run(removalOf('a'), 'held', 5_000);
    expect([states(), calls]).toEqual([['removed held'], []]);
    await vi.waitFor(() => expect(outcomes).toEqual(['held done']));
    client.destroy();
    expect(calls).toMatchObject([{ time: 'unload', change: { target: { ids: ['a'] } } }]);
  });

  test.each([
    ['an earlier one', unmarkOf('a')],
    ['one that is like it, whose call may be cut off', markOf('a')],
  ])('a held mark does not wait for %s', (_, mark) => {
    const { client, run, calls } = start();
    run(markOf('a'));
    run(mark, 'held', 5_000);
    client.destroy();
    expect(calls.map(({ time }) => time)).toEqual(['immediate', 'unload']);
  });
});

describe('a mark of a message', () => {
  test('sends a held mark of it first, and no other held change', () => {
    const { run, states, sent } = start();
    run(markOf('a'), 'held', 5_000);
    run(markOf('b'), 'other', 5_000);
    run(removalOf('a'), 'removal', 5_000);
    run(unmarkOf('a'));
    expect(sent()).toEqual(['a']);
    expect(states()).toEqual(['read held', 'removed held', 'read sending', 'unread queued']);
  });

  test('that is removed sends no held mark', () => {
    const { run, states } = start();
    run(markOf('a'), 'held', 5_000);
    run(removalOf('a'));
    expect(states()).toEqual(['read held', 'removed sending']);
  });
});

describe('a change of the page before', () => {
  test('is sent later, with those that wait one after the other', async () => {
    const { outbox, calls, callsAre, sent } = start();
    const [first, second] = ['a', 'b'].map((id) => ({ ...removalOf(id), id: 1, state: 'waiting' as const }));
    for (const change of [first, second]) {
      if (change !== undefined) {
        outbox.resume(change);
      }
    }
    expect(sent()).toEqual(['a']);
    calls[0]?.answer();
    await callsAre(2);
    expect(calls.map(({ time }) => time)).toEqual(['deferred', 'deferred']);
  });

  test('that fails is listed, and a retry that fails is not listed twice', async () => {
    const { outbox, calls, settled, failed, callsAre } = start();
    outbox.resume({ ...removalOf('a'), id: 1, state: 'waiting' });
    calls[0]?.fail(refusal);
    await settled();
    expect(failed()).toEqual(['removed 1']);
    outbox.failures.retry(outbox.failures.get().map(({ id }) => id));
    await callsAre(2);
    expect(calls[1]?.time).toBe('deferred');
    calls[1]?.fail(refusal);
    await settled();
    expect(outbox.failures.get()).toMatchObject([{ kind: 'removed', failures: 2 }]);
  });

  test('that may not be sent again is listed, and sent only on request', async () => {
    const { outbox, calls, failed, callsAre, settled } = start();
    outbox.fail(press('a'), noAnswer);
    expect([failed(), calls]).toEqual([['answer 1'], []]);
    outbox.failures.retry(outbox.failures.get().map(({ id }) => id));
    await callsAre(1);
    calls[0]?.answer();
    await settled();
    expect(failed()).toEqual([]);
  });
});

test('without a network a change waits, and is sent when it is back', async () => {
  const { run, states, calls, outcomes, settled } = start();
  onlineManager.setOnline(false);
  run(markOf('a'));
  run(press('b'));
  run(markOf());
  await settled();
  expect([states(), calls, outcomes]).toEqual([['read waiting', 'answer waiting'], [], ['read done']]);
  onlineManager.setOnline(true);
  expect(calls).toMatchObject([{ time: 'deferred', change: { state: 'sending' } }]);
  expect(states()).toEqual(['read sending', 'answer waiting']);
});

test('without a network a change replaces nothing of another kind, and a mark of all never one before it', () => {
  const { run, states } = start();
  onlineManager.setOnline(false);
  run(markOf('a', 'email w'));
  run(removalOf('a'));
  run(turnOff('w'));
  run(markAll);
  run(markAll);
  expect(states()).toEqual([
    'read waiting',
    'removed waiting',
    'preference waiting',
    'read waiting',
    'read waiting',
  ]);
});
