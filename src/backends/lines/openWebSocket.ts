import { createRetry, refusedSpeed, retries } from '../../base/index.ts';
import { isRecord, isString, type LineListener, type LineSession, parseJson } from '../../data/index.ts';
import { unsentToken } from '../wire/request.ts';
import type { WireOptions } from '../wire/WireOptions.ts';
import { maxEvent } from './eventStream.ts';
import { mostSilent } from './mostSilent.ts';
import { tellEvent } from './tellEvent.ts';

/** A connection that lasted this long, in milliseconds, was accepted. */
const stableAfterMs = 5_000;

/** How often a frame is sent, in milliseconds, so that nothing on the way takes the connection for idle; and how long there may be none. */
const pingMs = 25_000;
const silentMs = 60_000;

/** Closed by the server since it does not accept the token: the code of a violated policy, and those that stand for 401 and 403. */
const refusals = [1008, 4401, 4403];

/** Opens a WebSocket, and opens it again until it is closed for good. */
export function openWebSocket(
  url: string | ((token: string | undefined) => string | Promise<string>),
  map: WireOptions['map'],
  session: LineSession,
  listener: LineListener,
): () => void {
  let socket: WebSocket | undefined;
  let ping: ReturnType<typeof setInterval> | undefined;
  let isClosed = false;
  let isRefused = false;
  let silentSockets = 0;
  const retry = createRetry(retries.socket, connect);

  async function connect(): Promise<void> {
    if (isRefused) {
      await session.renew().catch(() => {});
    }
    if (isClosed) {
      return;
    }
    const token = session.token();
    let address: string;
    try {
      address = isString(url) ? url : await url(token?.startsWith(unsentToken) ? undefined : token);
    } catch {
      lose('lost');
      return;
    }
    if (isClosed) {
      return;
    }
    const own = new WebSocket(address);
    socket = own;
    let heardMs = Date.now();
    let openedMs = Number.NaN;
    let hasHeard = false;
    ping = setInterval(() => {
      if (Date.now() - heardMs > silentMs) {
        if (!hasHeard) {
          silentSockets += 1;
          openedMs = Number.NaN;
          if (silentSockets >= mostSilent) {
            console.error('carillon: nothing comes by the WebSocket. The server is asked instead.');
          }
        }
        own.close();
        end(0);
      } else if (own.readyState === WebSocket.OPEN) {
        own.send('{"event":"ping"}');
      }
    }, pingMs);

    /** Once: a connection that is lost may not end for a long time. */
    function end(code: number): void {
      if (socket !== own) {
        return;
      }
      socket = undefined;
      clearInterval(ping);
      const wasRefused = isRefused;
      isRefused = refusals.includes(code);
      if (Date.now() - openedMs > stableAfterMs || (isRefused && !wasRefused)) {
        retry.reset();
      }
      lose(isRefused ? 'refused' : 'lost');
    }

    own.onopen = () => {
      openedMs = Date.now();
      if (silentSockets < mostSilent) {
        listener.opened();
      }
    };
    own.onmessage = ({ data }) => {
      if (socket !== own || isClosed) {
        return;
      }
      heardMs = Date.now();
      if (silentSockets >= mostSilent) {
        listener.opened();
      }
      hasHeard = true;
      silentSockets = 0;
      if (!isString(data)) {
        return;
      }
      if (data.length > maxEvent) {
        // Nobody looks into it, but something has changed.
        listener.hint();
        return;
      }
      const frame = parseJson(data);
      if (isRecord(frame) && isString(frame.event)) {
        tellEvent(frame.event, frame.data, listener, map);
      }
    };
    own.onerror = () => {
      if (!isClosed) {
        console.error('carillon: no live connection by WebSocket.');
      }
    };
    own.onclose = ({ code }) => end(code);
  }

  function lose(reason: 'lost' | 'refused'): void {
    if (!isClosed) {
      listener.closed(silentSockets >= mostSilent && reason === 'lost' ? 'off' : reason);
      retry.wait(reason === 'refused' ? refusedSpeed : 1);
    }
  }

  void connect();
  return () => {
    isClosed = true;
    retry.stop();
    clearInterval(ping);
    socket?.close();
  };
}
