import { createRetry, refusedSpeed, retries } from '../../base/index.ts';
import { type LineListener, type LineSession, parseJson, parseRetryAfter } from '../../data/index.ts';
import { request } from '../wire/request.ts';
import { parseEvents, type StreamEvent } from './eventStream.ts';
import { mostSilent } from './mostSilent.ts';
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
  /** How many in a row were open and brought nothing. */
  let silentStreams = 0;

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
    let waitMs: number | undefined;
    let hasHeard = false;
    const wasRefused = isRefused;
    let reader: ReadableStreamDefaultReader<string> | undefined;
    signal.addEventListener('abort', () => {
      clearTimeout(silence);
      // Not every `fetch` ends the body with its request.
      reader?.cancel().catch(() => {});
    });

    /** Something has come, in time. */
    function hear(): void {
      signal.throwIfAborted();
      clearTimeout(silence);
      silence = setTimeout(() => {
        silentStreams += hasHeard ? 0 : 1;
        own.abort(hasHeard ? 'silent' : 'silent from the start: does a proxy buffer it?');
      }, silentMs);
    }

    end = own;
    isRefused = false;
    const sentId = lastId;
    // Unless there is an answer: a server of another origin may not allow the header.
    lastId = '';
    hear();
    try {
      const { status, body, headers } = await request(options, options.url, {
        token: session.token(),
        signal,
        headers: { Accept: 'text/event-stream', ...(sentId && { 'Last-Event-ID': sentId }) },
      });
      hear();
      lastId = sentId;
      waitMs = parseRetryAfter(headers.get('Retry-After'), Date.now());
      // A redirect, which is 0 in a browser, leads to where a reader signs in.
      isRefused = /^(0|3|40[13])/.test(`${status}`);
      if (status === 204) {
        // The server wants no other stream.
        isClosed = true;
        listener.closed('off');
      }
      if (status !== 200 || !body || !headers.get('Content-Type')?.includes('text/event-stream')) {
        throw new Error(`${status}`);
      }
      openedMs = Date.now();
      if (silentStreams < mostSilent) {
        listener.opened();
      }
      reader = body.pipeThrough(new TextDecoderStream()).getReader();
      const parse = parseEvents(take);
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        hear();
        if (silentStreams >= mostSilent) {
          listener.opened();
        }
        hasHeard = true;
        silentStreams = 0;
        parse(part.value);
      }
      signal.throwIfAborted();
    } catch (thrown) {
      if (!isClosed) {
        console.error('carillon: no live connection.', thrown);
      }
    }
    own.abort();
    if ((Date.now() - openedMs > stableAfterMs && !silentStreams) || (isRefused && !wasRefused)) {
      retry.reset();
    }
    if (!isClosed) {
      listener.closed(isRefused ? 'refused' : silentStreams >= mostSilent ? 'off' : 'lost');
      retry.wait(isRefused ? refusedSpeed : 1, waitMs);
    }
  }

  void connect();
  return () => {
    isClosed = true;
    retry.stop();
    end?.abort();
  };
}
