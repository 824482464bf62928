import { createRetry, retries } from '../../base/index.ts';
import { type LineListener, type LineSession, parseJson } from '../../data/index.ts';
import { request } from '../wire/request.ts';
import { parseEvents, type StreamEvent } from './eventStream.ts';
import type { SseLineOptions } from './SseLineOptions.ts';
import { tellEvent } from './tellEvent.ts';

/** After so many milliseconds without a byte a stream is lost. A server sends a comment at least every 30 seconds. */
const silentMs = 60_000;

/** A stream that lasted this long, in milliseconds, was accepted. */
const stableAfterMs = 5_000;

/** Opens a stream of events, by `fetch`: an `EventSource` sends no headers, and notices neither silence nor why it is refused. */
export function openStream(
  options: SseLineOptions,
  session: LineSession,
  listener: LineListener,
): () => void {
  let end: AbortController | undefined;
  let lastId = '';
  let isClosed = false;
  let isRefused = false;

  const retry = createRetry(retries.socket, connect);

  function take({ data = '', event = data && 'message', id = lastId }: StreamEvent): void {
    // Other characters cannot be sent back in a header.
    if (/^[ -~]*$/.test(id)) {
      lastId = id;
    }
    tellEvent(event, parseJson(data), listener, options.map);
  }

  async function connect(): Promise<void> {
    if (isRefused) {
      await session.renew().catch(() => {});
    }
    if (isClosed) {
      return;
    }
    const own = new AbortController();
    const { signal } = own;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let openedMs = Number.NaN;
    signal.addEventListener('abort', () => clearTimeout(silence));

    /** Something has come, in time. */
    function hear(): void {
      signal.throwIfAborted();
      clearTimeout(silence);
      silence = setTimeout(() => own.abort(), silentMs);
    }

    end = own;
    isRefused = false;
    hear();
    try {
      const { status, body, headers } = await request(options, options.url, {
        token: session.token(),
        signal,
        headers: { Accept: 'text/event-stream', ...(lastId && { 'Last-Event-ID': lastId }) },
      });
      hear();
      isRefused = [401, 403].includes(status);
      if (status !== 200 || !body || !headers.get('Content-Type')?.includes('text/event-stream')) {
        throw new Error(`${status}`);
      }
      openedMs = Date.now();
      listener.opened();
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      const parse = parseEvents(take);
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        hear();
        parse(part.value);
      }
    } catch (thrown) {
      if (!isClosed) {
        console.error('carillon: no live connection.', thrown);
      }
    }
    own.abort();
    if (Date.now() - openedMs > stableAfterMs) {
      retry.reset();
    }
    if (!isClosed) {
      listener.closed(isRefused ? 'refused' : 'lost');
      retry.wait();
    }
  }

  void connect();
  return () => {
    isClosed = true;
    retry.stop();
    end?.abort();
  };
}
