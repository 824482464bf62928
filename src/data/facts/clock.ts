import type { InboxClient } from '../client/InboxClient.ts';

/** The time by the clock of a client, in milliseconds: no two times are equal, and none is before another that was read earlier. */
export function timeOf(client: InboxClient): number {
  return client.service(createClock)();
}

function createClock(): () => number {
  let last = 0;
  let lastNow = 0;
  return () => {
    const now = Date.now();
    // The device's clock may be set back or forward by hours: this one goes on from where it was.
    last += Math.max(now - lastNow, 0.001);
    lastNow = now;
    return last;
  };
}

/**
 * How late a live event may be, in milliseconds: a count that was asked for until then may contain what it tells, and those of a call
 * are awaited so long after its answer.
 */
export const lateEventMs = 5_000;
