import { describe, expect, test, vi } from 'vitest';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { switchesFixture } from '../../../tests/support/switchesFixture.ts';
import { InboxError } from '../transport/InboxError.ts';

const platform = mockPlatform();
const start = () => switchesFixture(platform());
const failed = new InboxError({ kind: 'refused', status: 400, reason: 'refused', retryable: false });

test('a change shows at once, and only where it was made', async () => {
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

test('the state is saved once all of several changes are confirmed', async () => {
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

test('fault 30: of two changes that are answered in reverse order, only the failed one is taken back', async () => {
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

describe('fault 19, 32: changes of one switch', () => {
  test('are sent one at a time, and the newest waiting one replaces an older one', async () => {
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

  test('that are made at once are sent one after the other, so that the last one counts', async () => {
    const { change, sent, sends, switches } = start();
    void change('a', { email: false });
    void change('a', { email: true });
    await sends(1);
    sent[0]?.end();
    await sends(2);
    expect(switches()).toEqual([{ email: false }, { email: true }]);
  });

  test('to the same value cause no second request, and all fail with it', async () => {
    const { change, sent, sends, switches } = start();
    const all = Promise.allSettled([1, 2, 3].map(() => change('a', { email: false })));
    await sends(1);
    sent[0]?.end(failed);
    for (const { status } of await all) {
      expect(status).toBe('rejected');
    }
    expect(switches()).toHaveLength(1);
  });

  test('that waited are sent even if the first one fails, and are shown all the time', async () => {
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

  test('are sent again after a failure', async () => {
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
  test('cause one request, and each of them waits for its own earlier change', async () => {
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

  test('stay in the request when a newer change replaces one of them', async () => {
    const { change, sent, sends, switches, pending } = start();
    void change(undefined, { email: false });
    await sends(1);
    void change(undefined, { email: true, sms: false });
    void change(undefined, { email: false });
    await sends(2);
    expect(switches()[1]).toEqual({ sms: false });
    // The last change of the first switch is like the one under way, so it needs no request of its own.
    sent[0]?.end();
    sent[1]?.end();
    await vi.waitFor(() => expect(pending()).toBe(0));
    expect(switches()).toHaveLength(2);
  });

  test('without a difference cause no request', async () => {
    const { change, switches, saving } = start();
    await change('a', {});
    expect(switches()).toEqual([]);
    expect(saving()).toBe('idle');
  });
});

describe('the state of saving', () => {
  test('is failed if one of several changes has failed, until the next change', async () => {
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

  test('stays failed when a change is saved that was made together with the failed one', async () => {
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

  test('stays failed until its own switch is changed again, however many others are saved', async () => {
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

  test('becomes idle once it was read, but not while a change is being sent', async () => {
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

test('listeners are notified of each change, until they stop listening', async () => {
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
