import { pauseMs, retries } from '../../base/index.ts';
import type { ConnectionState } from '../client/connectionState.ts';
import type {
  ConnectionEffect,
  ConnectionEvent,
  ConnectionModel,
  ConnectionWorld,
  StateNotice,
} from './connectionModel.ts';
import type { TabNotice } from './tabNotice.ts';

/** After so many milliseconds without a tick the page was hidden or the device slept, and the socket may be dead. */
const absenceMs = 30_000;

/** A connection that has not started. `wasAway`: the page was restored from the browser's back and forward cache. */
export function initialConnection(hasLine: boolean, wasAway: boolean, isFresh = false): ConnectionModel {
  return {
    canOpen: hasLine,
    isLeader: false,
    state: hasLine ? 'connecting' : 'off',
    wasLive: false,
    socket: 'none',
    hadToken: true,
    mayHaveMissed: wasAway,
    isFresh,
    idleMs: 0,
    failedPolls: 0,
  };
}

/** The next state of a connection after an event, and the effects to run. Pure: `openConnection` runs them. */
export function reduceConnection(
  before: ConnectionModel,
  event: ConnectionEvent,
  world: ConnectionWorld,
): readonly [ConnectionModel, readonly ConnectionEffect[]] {
  let model = before;
  const effects: ConnectionEffect[] = [];

  function setState(state: ConnectionState): void {
    const isNowLive = state === 'live' && model.state !== 'live';
    const { isFresh, wasLive } = model;
    const isFirst = !wasLive && !model.mayHaveMissed;
    model = { ...model, state, wasLive: wasLive || isNowLive, isFresh: isFresh && !isNowLive };
    effects.push({ type: 'setState', state: world.isOnline ? state : 'offline' });
    if (isNowLive && isFirst && !isFresh && (model.isLeader || !world.isHidden)) {
      effects.push({ type: 'catchUp' });
    } else if (isNowLive) {
      // What the host's server has just fetched is not fetched again while the page loads: the next tick does that, in a few seconds.
      refetchOrWait(isFresh);
    }
  }

  function notifyState(): void {
    const notice: TabNotice = { kind: 'state', state: model.state, hidden: world.isHidden };
    effects.push({ type: 'notifyTabs', notice });
  }

  function reportState(state: ConnectionState): void {
    setState(state);
    notifyState();
  }

  function requestRefetch(): void {
    model = { ...model, mayHaveMissed: false, idleMs: 0 };
    effects.push({ type: 'buffer', change: { mayHaveMissed: true } });
  }

  /** Hidden tabs wait until they are shown, since ten refetches at once would burden the server; the leader does not wait. */
  function refetchOrWait(canWait = false): void {
    if (world.isHidden ? !model.isLeader : canWait) {
      model = { ...model, mayHaveMissed: true };
    } else {
      requestRefetch();
    }
  }

  function reconnecting(): ConnectionState {
    return model.wasLive ? 'recovering' : 'connecting';
  }

  /** Closes the socket, and opens another one if this tab is the leader and has a token and a network. */
  function reopen(): void {
    const { hasToken } = world;
    model = { ...model, socket: 'none', hadToken: hasToken };
    effects.push({ type: 'closeSocket' }, { type: hasToken ? 'stopRecovery' : 'startRecovery' });
    if (!model.canOpen || !model.isLeader) {
      return;
    }
    if (!hasToken) {
      reportState('refused');
      return;
    }
    reportState(reconnecting());
    if (world.isOnline) {
      model = { ...model, socket: 'connecting' };
      effects.push({ type: 'openSocket' });
    }
  }

  /** After an absence earlier state is not trusted. A new socket requests a refetch once it is connected; without a socket we do. */
  function comeBack(): void {
    if (model.socket !== 'connecting') {
      reopen();
    }
    if (model.socket === 'none') {
      requestRefetch();
    } else {
      model = { ...model, mayHaveMissed: true };
    }
  }

  /** Without a line, and while one cannot be opened, counts and first pages are asked for again, less often while that fails. */
  function poll(sinceLastMs: number): void {
    const failedPolls = world.isFailing ? model.failedPolls : 0;
    const idleMs = model.state === 'live' ? 0 : model.idleMs + sinceLastMs;
    const isDue = world.hasToken && idleMs >= pauseMs(retries.poll, failedPolls);
    model = { ...model, idleMs: isDue ? 0 : idleMs, failedPolls: failedPolls + Number(isDue) };
    if (isDue) {
      effects.push({ type: 'buffer', change: { isPoll: true } });
    }
  }

  function takeNotice(notice: StateNotice): void {
    switch (notice.kind) {
      case 'ask':
        if (model.isLeader) {
          notifyState();
        }
        return;
      case 'state':
        setState(notice.state);
        return;
      case 'changed':
        refetchOrWait();
        return;
      case 'signedOut':
        effects.push({ type: 'signOut' });
        return;
      default:
        notice satisfies never;
    }
  }

  switch (event.type) {
    case 'started':
      setState(model.state);
      break;
    case 'leader':
      model = { ...model, isLeader: event.isLeader };
      reopen();
      if (!event.isLeader) {
        // Until the other tab reports more.
        setState('recovering');
      }
      break;
    case 'notice':
      takeNotice(event.notice);
      break;
    case 'socket':
      model = { ...model, socket: 'open' };
      reportState(event.state === 'lost' ? reconnecting() : event.state);
      break;
    case 'tick':
      if (event.sinceLastMs > absenceMs) {
        comeBack();
      } else if (model.mayHaveMissed) {
        requestRefetch();
      } else if (world.isOnline) {
        poll(event.sinceLastMs);
      }
      effects.push({ type: 'checkLeader' });
      break;
    case 'network':
      setState(model.state);
      if (world.isOnline) {
        comeBack();
      } else {
        reopen();
      }
      break;
    case 'token':
      if (world.hasToken !== model.hadToken) {
        reopen();
      }
      break;
    default:
      event satisfies never;
  }
  return [model, effects];
}
