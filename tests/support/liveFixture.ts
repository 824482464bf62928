import { setTimeout as realPause } from 'node:timers/promises';
import { io as nodeIo } from 'socket.io-client';
import { onTestFinished, vi } from 'vitest';
import type { OpenLine } from '../../src/data/backends/InboxLine.ts';
import { openSocket } from '../../src/data/backends/widget/socket.ts';
import type { LiveBatch } from '../../src/data/live/eventBuffer.ts';
import { type OpenConnection, openConnection } from '../../src/data/live/openConnection.ts';
import { moveClock } from './passTime.ts';

/** Options of a connection, if a test needs its own. */
interface Fixture {
  io?: typeof nodeIo | undefined;
  name?: string;
  tokens?: { now: string | undefined; next: string };
  isReaderGone?: () => boolean;
}

let fixtures = 0;

/** A connection to a server, with everything that it reports. Each is in a separate browser, unless they have the same name. */
export function connect(url: string | undefined, fixture: Fixture = {}) {
  fixtures += 1;
  const { io = nodeIo, name = `fixture ${fixtures}` } = fixture;
  const tokens = fixture.tokens ?? { now: 'first-secret', next: 'second-secret' };
  const batches: LiveBatch[] = [];
  const states: string[] = [];
  const renewSession = vi.fn(async () => {
    tokens.now = tokens.next;
  });
  const onSignedOut = vi.fn();
  const openLine: OpenLine | undefined =
    url === undefined || io === undefined
      ? undefined
      : (session, listener) => openSocket(io, { url, path: undefined }, session, listener);
  const live: OpenConnection = openConnection(openLine, {
    name,
    readToken: () => tokens.now,
    renewSession,
    onSignedOut,
    ...(fixture.isReaderGone ? { isReaderGone: fixture.isReaderGone } : {}),
    setState(state) {
      if (state !== states.at(-1)) {
        states.push(state);
      }
    },
    onBatch: (batch) => batches.push(batch),
  });
  onTestFinished(() => live.close());
  return { live, batches, states, state: () => states.at(-1), renewSession, onSignedOut, tokens };
}

/** How much of the fake clock passes at most, in milliseconds. */
const mostMs = 600_000;

/**
 * Waits for something that a server causes. On a fake clock time passes step by step meanwhile; between two steps a server on loopback, which
 * answers in real time, can do so. Where a long pause is waited for the steps can be longer, but a try to connect ends after 20 seconds.
 */
export async function until(check: () => void, stepMs = 50): Promise<void> {
  if (!vi.isFakeTimers()) {
    await vi.waitFor(check);
    return;
  }
  for (let passedMs = 0; ; passedMs += stepMs) {
    try {
      check();
      return;
    } catch (thrown) {
      if (passedMs >= mostMs) {
        throw thrown;
      }
    }
    await realPause(1);
    await moveClock(stepMs);
  }
}
