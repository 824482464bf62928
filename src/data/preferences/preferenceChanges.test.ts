import { describe, expect, test, vi } from 'vitest';
import { createPreferenceChanges, type Switches, withPendingSwitches } from './preferenceChanges.ts';

/** Changes whose sends end when the test says so. */
function start() {
  const sent: { workflowId: string | undefined; switches: Switches; end: (error?: Error) => void }[] = [];
  const changes = createPreferenceChanges(
    (workflowId, switches) =>
      new Promise((resolve, reject) => {
        sent.push({ workflowId, switches, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  const before = { enabled: true, channels: { email: true, sms: true, push: false } };
  return {
    sent,
    change: changes.change,
    acknowledge: changes.acknowledge,
    saving: () => changes.get().saving,
    shown: (workflowId?: string) => withPendingSwitches(before, workflowId, changes.get().pending),
    pending: () => changes.get().pending.size,
    switches: () => sent.map(({ switches }) => switches),
    sends: (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count)),
    subscribe: changes.subscribe,
  };
}

const failed = new Error('refused');

test('a change shows at once and only where it was made', async () => {
  const { change, shown, sent, sends, pending } = start();
  const done = change('a', { email: false });
  expect(shown('a')).toEqual({ enabled: true, channels: { email: false, sms: true, push: false } });
  expect(shown('b').channels.email).toBe(true);
  expect(shown().channels.email).toBe(true);
  await sends(1);
  expect(sent[0]).toMatchObject({ workflowId: 'a', switches: { email: false } });
  sent[0]?.end();
  await done;
  expect(pending()).toBe(0);
});

test('it is saved once all of several changes are confirmed', async () => {
  const { change, saving, sent, sends } = start();
  const both = [change('a', { email: false }), change('b', { email: false })];
  await sends(2);
  sent[0]?.end();
  await both[0];
  expect(saving()).toBe('saving');
  sent[1]?.end();
  await both[1];
  expect(saving()).toBe('saved');
});

test('fault 30: two at once, one fails, in reverse order: only the failed one is taken back', async () => {
  const { change, shown, sent, sends } = start();
  const email = change('a', { email: false });
  const sms = change('a', { sms: false });
  await sends(2);
  sent[1]?.end();
  await sms;
  sent[0]?.end(failed);
  await expect(email).rejects.toBe(failed);
  // The confirmed one is the cache's business by now.
  expect(shown('a').channels).toEqual({ email: true, sms: true, push: false });
});

describe('fault 19, 32: one switch', () => {
  test('goes out one at a time; the newest waits and replaces an older one that waits', async () => {
    const { change, shown, sent, sends, switches } = start();
    const all = [change('a', { email: false })];
    await sends(1);
    all.push(...[true, false, true].map((email) => change('a', { email })));
    expect(shown('a').channels.email).toBe(true);
    sent[0]?.end();
    await sends(2);
    sent[1]?.end();
    await Promise.all(all);
    expect(switches()).toEqual([{ email: false }, { email: true }]);
  });

  test('turned to and fro before anything went out is the last turn alone', async () => {
    const { change, sends, switches } = start();
    void change('a', { email: false });
    void change('a', { email: true });
    await sends(1);
    expect(switches()).toEqual([{ email: true }]);
  });

  test('the same turn again is no second request, and hears of the failure', async () => {
    const { change, sent, sends, switches } = start();
    const all = Promise.allSettled([1, 2, 3].map(() => change('a', { email: false })));
    await sends(1);
    sent[0]?.end(failed);
    for (const { status } of await all) {
      expect(status).toBe('rejected');
    }
    expect(switches()).toHaveLength(1);
  });

  test('the first fails: the one that waited still goes out, and shows all the time', async () => {
    const { change, shown, sent, sends } = start();
    const first = change('a', { push: true });
    await sends(1);
    const second = change('a', { push: false });
    sent[0]?.end(failed);
    await expect(first).rejects.toBe(failed);
    expect(shown('a').channels.push).toBe(false);
    await sends(2);
    sent[1]?.end();
    await second;
  });

  test('after a failure the next turn is a new try', async () => {
    const { change, sent, sends } = start();
    const first = change('a', { email: false });
    await sends(1);
    sent[0]?.end(failed);
    await expect(first).rejects.toBe(failed);
    void change('a', { email: false });
    await sends(2);
  });
});

describe('several switches in one change', () => {
  test('are one request, and each of them waits for its own', async () => {
    const { change, sent, sends, switches } = start();
    void change(undefined, { email: false });
    await sends(1);
    const both = change(undefined, { email: true, sms: false });
    sent[0]?.end();
    await sends(2);
    expect(switches()[1]).toEqual({ email: true, sms: false });
    sent[1]?.end();
    await both;
  });

  test('a newer turn of one of them leaves the others in the request', async () => {
    const { change, sent, sends, switches } = start();
    void change(undefined, { email: false });
    await sends(1);
    void change(undefined, { email: true, sms: false });
    void change(undefined, { email: false });
    sent[0]?.end();
    await sends(2);
    expect(switches()[1]).toEqual({ sms: false });
    sent[1]?.end();
    await sends(3);
    expect(switches()[2]).toEqual({ email: false });
  });

  test('nothing to turn is no request', async () => {
    const { change, switches, saving } = start();
    await change('a', {});
    expect(switches()).toEqual([]);
    expect(saving()).toBe('idle');
  });
});

describe('what is said about saving', () => {
  test('one failure among several is said, until the next change', async () => {
    const { change, sent, sends, saving } = start();
    expect(saving()).toBe('idle');
    const all = Promise.allSettled(['a', 'b', 'c'].map((id) => change(id, { enabled: false })));
    expect(saving()).toBe('saving');
    await sends(3);
    sent[0]?.end();
    sent[1]?.end(failed);
    await vi.waitFor(() => expect(saving()).toBe('failed'));
    sent[2]?.end();
    await all;
    expect(saving()).toBe('failed');
    const again = change('b', { enabled: false });
    expect(saving()).toBe('saving');
    await sends(4);
    sent[3]?.end();
    await again;
    expect(saving()).toBe('saved');
  });

  test('a further change does not hide the failure of one that was made with it', async () => {
    const { change, sent, sends, saving } = start();
    const all = Promise.allSettled([change('a', { email: false }), change('b', { email: false })]);
    await sends(2);
    sent[0]?.end(failed);
    await vi.waitFor(() => expect(saving()).toBe('failed'));
    const third = change('c', { email: false });
    expect(saving()).toBe('failed');
    await sends(3);
    sent[1]?.end();
    sent[2]?.end();
    await Promise.all([all, third]);
    expect(saving()).toBe('failed');
  });

  test('a failure is said until its own switch is turned again, however many others are saved', async () => {
    const { change, sent, sends, saving } = start();
    const first = change('a', { email: false });
    await sends(1);
    sent[0]?.end(failed);
    await expect(first).rejects.toBe(failed);
    const second = change('b', { email: false });
    expect(saving()).toBe('failed');
    await sends(2);
    sent[1]?.end();
    await second;
    expect(saving()).toBe('failed');
    const again = change('a', { email: false });
    expect(saving()).toBe('saving');
    await sends(3);
    sent[2]?.end();
    await again;
    expect(saving()).toBe('saved');
  });

  test('it is old news once it was read, but not while something is on its way', async () => {
    const { change, sent, sends, saving, acknowledge } = start();
    const done = change('a', { email: false });
    acknowledge();
    expect(saving()).toBe('saving');
    await sends(1);
    sent[0]?.end();
    await done;
    expect(saving()).toBe('saved');
    acknowledge();
    expect(saving()).toBe('idle');
  });
});

test('who listens is told of each change, and no more once they stop', async () => {
  const { change, subscribe, sent, sends } = start();
  const heard = vi.fn();
  const stop = subscribe(heard);
  const done = change('a', { email: false });
  await sends(1);
  sent[0]?.end();
  await done;
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  void change('a', { email: false });
  expect(heard).toHaveBeenCalledTimes(2);
});
