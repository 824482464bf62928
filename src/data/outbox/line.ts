import { onlineManager } from '@tanstack/react-query';
import { createRetry, retries } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';

interface LineClient extends Pick<InboxClient, 'connection' | 'events' | 'isDestroyed'> {
  readonly backend: Pick<InboxClient['backend'], 'line'>;
}

/** The way to the server, as far as changes of the reader are concerned. `onUp` is called when things may be sent again. */
export function createLine(client: LineClient, onUp: () => void) {
  let isPaused = false;
  const retry = createRetry(retries.change, open);

  function open(): void {
    retry.stop();
    isPaused = false;
    onUp();
  }

  let stops: readonly (() => void)[] = [];

  /** Not before it is down: a client that renders on a server never ends, and must not be kept by a listener. */
  function watch(): void {
    if (stops.length === 0 && !client.isDestroyed()) {
      stops = [
        onlineManager.subscribe((isOnline) => isOnline && open()),
        client.connection.subscribe(() => client.connection.get() === 'live' && open()),
      ];
    }
  }

  /** Whether a call that got no answer is no sign of a lost network, since others get theirs. */
  function isReachable(): boolean {
    // Where the backend has a line, `off` is a session that could not be opened yet.
    const reached = client.backend.line === undefined ? 'off' : 'live';
    return !isOffline() && client.connection.get() === reached;
  }

  client.events.on('ending', () => {
    retry.stop();
    for (const stop of stops) {
      stop();
    }
  });

  return {
    /** Whether nothing can be sent now. A pause holds up all where the server may be out of reach, else only what had no answer before. */
    isDown(wasMissed?: boolean): boolean {
      const isDown = isOffline() || (isPaused && (wasMissed || !isReachable()));
      if (isDown) {
        watch();
      }
      return isDown;
    },
    isReachable,
    /** A call got no answer. The network that is back, the socket that is live or its time end the pause. */
    pause(): void {
      if (!client.isDestroyed()) {
        isPaused = true;
        watch();
        retry.wait();
      }
    },
    /** A call got an answer. */
    resume: retry.reset,
  };
}

function isOffline(): boolean {
  return !onlineManager.isOnline() || globalThis.navigator?.onLine === false;
}
