import { onlineManager } from '@tanstack/react-query';
import { createRetry, retries } from '../../base/index.ts';
import type { OpenLine } from '../backends/InboxLine.ts';
import type { ConnectionEffect, ConnectionEvent, ConnectionOptions } from './connectionModel.ts';
import { initialConnection, reduceConnection } from './connectionReducer.ts';
import { createEventBuffer, type LiveEvent, parseLiveEvent } from './eventBuffer.ts';
import { joinTabs } from './tabs.ts';
import { isHidden, startVisibleTimer } from './visibleTimer.ts';

export type OpenConnection = ReturnType<typeof runConnection>;

/**
 * Opens the connection. It releases everything while the page is in the browser's back and forward cache, since browsers do
 * not cache a page with an open socket or a lock.
 */
export function openConnection(openLine: OpenLine | undefined, options: ConnectionOptions): OpenConnection {
  let connection = runConnection(openLine, options, false);
  const hide = () => connection.close();
  const show = (event: Event) => {
    if (!('persisted' in event && event.persisted === true)) {
      return;
    }
    if (options.isReaderGone?.()) {
      options.onSignedOut();
    } else {
      connection = runConnection(openLine, options, true);
    }
  };
  globalThis.addEventListener?.('pagehide', hide);
  globalThis.addEventListener?.('pageshow', show);
  return {
    followToken: () => connection.followToken(),
    notifyTabs: (kind) => connection.notifyTabs(kind),
    close() {
      globalThis.removeEventListener?.('pagehide', hide);
      globalThis.removeEventListener?.('pageshow', show);
      connection.close();
    },
  };
}

/** Passes events to `reduceConnection` and runs the effects. It decides nothing itself. */
function runConnection(openLine: OpenLine | undefined, options: ConnectionOptions, wasAway: boolean) {
  const buffer = createEventBuffer(options.onBatch);
  const queue: ConnectionEvent[] = [];
  let model = initialConnection(openLine !== undefined, wasAway, options.isFresh);
  let isBusy = false;
  let closeLine = () => {};
  /** Which line is open: what another one tells after its end changes nothing. */
  let line: object | undefined;
  const recovery = createRetry(retries.failed, () => {
    // Until there is a token, since a session that fails again causes no event.
    recovery.wait();
    options.renewSession().catch(() => {});
  });

  /** One event at a time: an event that an effect causes waits until the earlier effects are done. */
  function dispatch(event: ConnectionEvent): void {
    queue.push(event);
    if (isBusy) {
      return;
    }
    isBusy = true;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const world = {
        isOnline: onlineManager.isOnline(),
        isHidden: isHidden(),
        hasToken: options.readToken() !== undefined,
        isFailing: options.isFailing?.() === true,
      };
      const [reduced, effects] = reduceConnection(model, next, world);
      model = reduced;
      options.onStep?.([next, model]);
      effects.forEach(run);
    }
    isBusy = false;
  }

  function run(effect: ConnectionEffect): void {
    switch (effect.type) {
      case 'setState':
        options.setState(effect.state);
        return;
      case 'notifyTabs':
        tabs.notify(effect.notice);
        return;
      case 'buffer':
        buffer.add(effect.change);
        return;
      case 'catchUp':
        if (!options.catchUpLater?.()) {
          buffer.add({ mayHaveMissed: true });
        }
        return;
      case 'closeSocket':
        closeSocket();
        return;
      case 'openSocket':
        open();
        return;
      case 'checkLeader':
        tabs.checkLeader();
        return;
      case 'startRecovery':
        recovery.wait();
        return;
      case 'stopRecovery':
        recovery.stop();
        recovery.reset();
        return;
      case 'signOut':
        options.onSignedOut();
        return;
      default:
        effect satisfies never;
    }
  }

  function open(): void {
    const own = {};
    line = own;
    const report = (state: 'live' | 'lost' | 'refused' | 'off') =>
      line === own && dispatch({ type: 'socket', state });
    const tell = (event: LiveEvent) => {
      if (line === own && take(event)) {
        tabs.notify({ kind: 'event', event });
      }
    };
    const session = { token: options.readToken, renew: options.renewSession };
    try {
      const close = openLine?.(session, {
        opened: () => report('live'),
        closed: report,
        hint: () => tell({ hint: true }),
        message: (message) => tell({ message }),
        counts: tell,
      });
      closeLine = close ?? closeLine;
    } catch (thrown) {
      console.error('carillon: the line could not be opened.', thrown);
      report('off');
    }
  }

  function closeSocket(): void {
    line = undefined;
    closeLine();
    closeLine = () => {};
  }

  function take(event: unknown): boolean {
    const change = parseLiveEvent(event);
    if (change !== undefined) {
      buffer.add(change);
    }
    return change !== undefined;
  }

  const tabs = joinTabs(options.name, openLine !== undefined, {
    onLead: (isLeader) => dispatch({ type: 'leader', isLeader }),
    onNotice(notice) {
      if (notice.kind === 'event') {
        take(notice.event);
      } else {
        dispatch({ type: 'notice', notice });
      }
    },
  });
  const stopTimer = startVisibleTimer((sinceLastMs) => dispatch({ type: 'tick', sinceLastMs }));
  const stopWatching = onlineManager.subscribe(() => dispatch({ type: 'network' }));
  dispatch({ type: 'started' });

  return {
    /** The token may have changed: without one the socket closes, and with one it opens again. */
    followToken: () => dispatch({ type: 'token' }),
    notifyTabs: (kind: 'changed' | 'signedOut') => tabs.notify({ kind }),
    close(): void {
      stopTimer();
      recovery.stop();
      stopWatching();
      tabs.close();
      closeSocket();
      buffer.cancel();
    },
  };
}
