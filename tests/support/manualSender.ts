import { expect, vi } from 'vitest';
import type { Change } from '../../src/data/model/change.ts';
import type { SendTime } from '../../src/data/outbox/entry.ts';
import type { sendChange } from '../../src/data/outbox/sendChange.ts';
import { InboxError } from '../../src/data/transport/InboxError.ts';

/** A change on its way, until the test answers it. */
export interface ManualCall {
  readonly change: Change;
  readonly time: SendTime;
  /** The server confirms it. */
  answer(): void;
  /** It fails; without an error no answer came. */
  fail(error?: Error): void;
}

/** No answer came. */
export const noAnswer = new InboxError({ kind: 'unavailable', status: 0, reason: 'gone', retryable: true });

/** The server refused it. */
export const refusal = new InboxError({ kind: 'refused', status: 400, reason: 'refused', retryable: false });

/** A sender whose calls end when the test says so. */
export function manualSender() {
  const calls: ManualCall[] = [];
  const send: typeof sendChange = (_client, change, time) =>
    new Promise((resolve, reject) => {
      const answer = () => resolve({});
      calls.push({ change, time, answer, fail: (error = noAnswer) => reject(error) });
    });
  return {
    send,
    calls,
    /** What was sent: of messages their ids, else the kind. */
    sent: () =>
      calls.map(({ change }) => (change.type === 'messages' ? change.target.ids.join(' ') : change.kind)),
    /** Waits until so many calls were made. */
    callsAre: (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count)),
  };
}
