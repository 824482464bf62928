import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InboxError } from './InboxError.ts';
import { requestTimeoutMs, withTimeout } from './withTimeout.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

test('a task that never ends and listens to nothing fails after its time, with who gave no answer', async () => {
  expect(requestTimeoutMs).toBe(30_000);
  const settled = withTimeout('The host', [undefined], never).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await settled).toMatchObject({
    kind: 'timeout',
    status: 0,
    reason: 'The host gave no answer within 30 seconds',
    retryable: true,
  });
  expect(vi.getTimerCount()).toBe(0);
});

test('a task that is given up fails at once, is told so, and leaves no timer and no listener', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  let told: AbortSignal | undefined;
  const act = (signal: AbortSignal) => {
    told = signal;
    return never();
  };
  const settled = withTimeout('The server', [first.signal, undefined, second.signal], act).catch(
    (thrown: unknown) => thrown,
  );
  expect(told?.aborted).toBe(false);
  second.abort();
  expect(await settled).toMatchObject({ kind: 'aborted', retryable: false });
  expect(told?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  expect([first, second].flatMap(({ signal }) => getEventListeners(signal, 'abort'))).toEqual([]);
});

test('a task that was given up before it began is not begun', async () => {
  const act = vi.fn(never);
  const settled = withTimeout('The server', [AbortSignal.abort()], act).catch((thrown: unknown) => thrown);
  expect(await settled).toMatchObject({ kind: 'aborted' });
  expect(act).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a task that ends gives its result, and one that throws an InboxError of its own or of the network', async () => {
  expect(await withTimeout('The server', [], async () => 'answer')).toBe('answer');
  const own = new InboxError({ kind: 'unavailable', status: 500, reason: 'No', retryable: true });
  await expect(withTimeout('The server', [], () => Promise.reject(own))).rejects.toBe(own);
  await expect(withTimeout('The server', [], () => Promise.reject('text'))).rejects.toMatchObject({
    kind: 'unavailable',
    cause: 'text',
  });
  expect(vi.getTimerCount()).toBe(0);
});
