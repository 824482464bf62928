import { onTestFinished, vi } from 'vitest';
import type { LiveBatch } from '../../src/data/realtime/eventBuffer.ts';
import { createLiveConnection } from '../../src/data/realtime/liveConnection.ts';

/** A connection to a server, with everything it tells. */
export function connect(url: string | undefined, tokens = { now: 'first-secret', next: 'second-secret' }) {
  const batches: LiveBatch[] = [];
  const states: string[] = [];
  const renewSession = vi.fn(async () => {
    tokens.now = tokens.next;
  });
  const live = createLiveConnection({
    address: url === undefined ? undefined : { url, path: undefined },
    readToken: () => tokens.now,
    renewSession,
    onBatch: (batch) => batches.push(batch),
  });
  live.subscribe(() => states.push(live.state()));
  onTestFinished(() => live.destroy());
  live.connect();
  return { live, batches, states, renewSession, tokens };
}

/** Waits for something that a real server brings about. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });
