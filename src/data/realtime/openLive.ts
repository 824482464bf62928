import { onlineManager } from '@tanstack/react-query';
import type { io as openSocket } from 'socket.io-client';
import type { RealtimeEvent } from '../../platform-constants/index.ts';
import { applySocketEvent } from './applySocketEvent.ts';
import { createEventBuffer } from './eventBuffer.ts';
import type { ConnectionState, LiveOptions } from './liveOptions.ts';
import { type LiveSocket, openLiveSocket } from './liveSocket.ts';
import { isHidden, startPulse } from './pulse.ts';
import { recoveryMs } from './recoveryMs.ts';
import type { TabNotice } from './tabNotice.ts';
import { joinTabs } from './tabs.ts';

/** An open line: everything live of one tab. */
export interface LiveLine {
  /** The token may have come or gone: without one the socket closes, and with one it opens again. */
  followToken(): void;
  tell(kind: 'changed' | 'signedOut'): void;
  close(): void;
}

/** After this long without a beat, in milliseconds, the page was hidden or the device slept, and the socket may be half dead. */
const absenceMs = 30_000;

/**
 * Opens the line. It lets go of everything while the page is in the browser's back and forward cache: a page with an open
 * socket or a lock is not taken in there.
 */
export function openLive(io: typeof openSocket | undefined, options: LiveOptions): LiveLine {
  let line = beLive(io, options, false);
  const hide = () => line.close();
  const show = (event: Event) => {
    if ('persisted' in event && event.persisted === true) {
      line = beLive(io, options, true);
    }
  };
  globalThis.addEventListener?.('pagehide', hide);
  globalThis.addEventListener?.('pageshow', show);
  return {
    followToken: () => line.followToken(),
    tell: (kind) => line.tell(kind),
    close() {
      globalThis.removeEventListener?.('pagehide', hide);
      globalThis.removeEventListener?.('pageshow', show);
      line.close();
    },
  };
}

function beLive(io: typeof openSocket | undefined, options: LiveOptions, wasAway: boolean): LiveLine {
  const { address, name } = options;
  const buffer = createEventBuffer(options.onBatch);
  const tabs = joinTabs(name, io !== undefined, { onLead: lead, hear });
  let state: ConnectionState = address === undefined ? 'off' : 'connecting';
  let wasLive = false;
  let socket: LiveSocket | undefined;
  /** Whether the socket has not said anything yet. */
  let knocking = false;
  let recovery: ReturnType<typeof setTimeout> | undefined;
  let recoveries = 0;
  let hadToken = true;
  /** Whether something may have passed us by, and nobody has asked for it yet. */
  let missed = wasAway;

  function show(next: ConnectionState): void {
    const came = next === 'live' && state !== 'live';
    state = next;
    wasLive ||= came;
    options.setState(onlineManager.isOnline() ? next : 'offline');
    if (came) {
      // Also the first time: what came between the first answers and this moment was told to nobody.
      askOrWait();
    }
  }

  function tellState(): void {
    tabs.tell({ kind: 'state', state, hidden: isHidden() });
  }

  function ask(): void {
    missed = false;
    buffer.add({ caughtUp: true });
  }

  /** Nobody looks at a hidden tab. One asks at once all the same, for the page's title; ten together would be a stampede. */
  function askOrWait(): void {
    if (tabs.leads() || !isHidden()) {
      ask();
    } else {
      missed = true;
    }
  }

  function take(event: RealtimeEvent, payload: unknown): boolean {
    const change = applySocketEvent(event, payload);
    if (change !== undefined) {
      buffer.add(change);
    }
    return change !== undefined;
  }

  function hear(notice: TabNotice): void {
    switch (notice.kind) {
      case 'ask':
        if (tabs.leads()) {
          tellState();
        }
        return;
      case 'state':
        show(notice.state);
        return;
      case 'event':
        take(notice.event, notice.payload);
        return;
      case 'changed':
        askOrWait();
        return;
      case 'signedOut':
        options.onSignedOut();
        return;
      default:
        notice satisfies never;
    }
  }

  function lead(leads: boolean): void {
    reopen();
    if (!leads) {
      // Until the other tab says more.
      show('recovering');
    }
  }

  function report(next: ConnectionState): void {
    show(next);
    tellState();
  }

  /** Closes the socket, and opens another if this tab leads, and has a token and a network. */
  function reopen(): void {
    socket?.close();
    socket = undefined;
    knocking = false;
    hadToken = hasToken();
    recover(hadToken);
    if (io === undefined || address === undefined || !tabs.leads()) {
      return;
    }
    if (!hadToken) {
      report('refused');
      return;
    }
    report(wasLive ? 'recovering' : 'connecting');
    if (onlineManager.isOnline()) {
      knocking = true;
      socket = openLiveSocket(io, address, options, {
        onState(next) {
          knocking = false;
          report(next === 'lost' ? (wasLive ? 'recovering' : 'connecting') : next);
        },
        onEvent(event, payload) {
          if (take(event, payload)) {
            tabs.tell({ kind: 'event', event, payload });
          }
        },
      });
    }
  }

  function hasToken(): boolean {
    return options.readToken() !== undefined;
  }

  /** Without a token nothing happens any more by which anybody would ask for one: it is asked for now and then. */
  function recover(isThere: boolean): void {
    if (isThere) {
      clearTimeout(recovery);
      recovery = undefined;
      recoveries = 0;
    } else {
      recovery ??= setTimeout(() => {
        recovery = undefined;
        options.renewSession().catch(() => {});
      }, recoveryMs(recoveries++));
    }
  }

  /** After an absence nothing of before is believed. A new socket asks when it is there; without one we do. */
  function comeBack(): void {
    if (!knocking) {
      reopen();
    }
    if (socket === undefined) {
      ask();
    } else {
      missed = true;
    }
  }

  const stopPulse = startPulse((sinceLastMs) => {
    if (sinceLastMs > absenceMs) {
      comeBack();
    } else if (missed) {
      ask();
    }
    tabs.look();
  });

  const stopWatching = onlineManager.subscribe((online) => {
    show(state);
    if (online) {
      comeBack();
    } else {
      reopen();
    }
  });

  show(state);
  return {
    followToken() {
      if (hasToken() !== hadToken) {
        reopen();
      }
    },
    tell: (kind) => tabs.tell({ kind }),
    close() {
      stopPulse();
      clearTimeout(recovery);
      stopWatching();
      tabs.close();
      socket?.close();
      buffer.cancel();
    },
  };
}
