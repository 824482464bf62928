import { setFrameGrows } from './frameRoom.ts';

import { createHeightReports } from './heightReports.ts';

declare global {
  interface Window {
    /** What iframe-resizer, the legacy host, gives to a page in its frame. */
    parentIFrame?: { autoResize?: (on: boolean) => unknown };
  }
}

let users = 0;
let stop: (() => void) | undefined;

/**
 * Lets the frame around this page follow the height of its content, for as long as somebody wants it to: the returned function
 * ends that. Speaks the protocol of `@open-iframe-resizer/core` 2, and leaves it to iframe-resizer where a host has that. Only the
 * parent is heard, and only its exact origin is told, of nothing but the size. Does nothing in a page without a frame.
 *
 * @param trusts which origins of a parent are answered; every one by default, for a size is no secret
 * @source docs/protocol.md#panel-and-embedding
 */
export function resizeParentFrame(trusts: (origin: string) => boolean = () => true): () => void {
  if (window.parent === window) {
    return () => {};
  }
  users += 1;
  stop ??= start(trusts);
  let using = true;
  return () => {
    users -= using ? 1 : 0;
    using = false;
    if (users === 0) {
      stop?.();
      stop = undefined;
    }
  };
}

function start(trusts: (origin: string) => boolean): () => void {
  const end = new AbortController();
  const { signal } = end;
  const page = document.documentElement;
  let parentOrigin: string | undefined;
  let [widthPx, heightPx] = [window.innerWidth, window.innerHeight];
  let contentPx = 0;
  let legacy = false;

  const reports = createHeightReports((height) => {
    if (parentOrigin !== undefined) {
      const width = Math.ceil(page.getBoundingClientRect().width);
      window.parent.postMessage({ type: 'iframe-resized', width, height }, parentOrigin);
    }
  });
  const observer = new ResizeObserver(() => {
    const nowPx = Math.ceil(page.getBoundingClientRect().height);
    const [grewPx, frameGrewPx] = [nowPx - contentPx, window.innerHeight - heightPx];
    contentPx = nowPx;
    // A frame that became wider or narrower wraps its content anew. One that became higher only followed us, and content that
    // grows by less than its frame is not led by it: on a busy machine it changed by itself in the same moment.
    const byItself =
      frameGrewPx === 0 || window.innerWidth !== widthPx || (grewPx > 0 && grewPx < frameGrewPx);
    reports.observe(nowPx, !byItself);
  });

  function askLegacyHost(): void {
    if (!legacy && typeof window.parentIFrame?.autoResize === 'function') {
      legacy = true;
      setFrameGrows(true);
      window.parentIFrame.autoResize(true);
    }
  }

  askLegacyHost();
  window.addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<unknown>) => {
      // An origin without a name cannot be told anything exactly.
      if (source !== window.parent || origin === 'null' || !trusts(origin)) {
        return;
      }
      askLegacyHost();
      switch (typeOf(data)) {
        case 'iframe-child-init':
          parentOrigin = origin;
          setFrameGrows(true);
          observer.observe(page);
          break;
        case 'iframe-get-child-dimensions':
          reports.repeat();
      }
    },
    { signal },
  );
  window.addEventListener(
    'resize',
    () => {
      // The observer hears of the same change before this or after it, but in the same frame.
      requestAnimationFrame(() =>
        setTimeout(() => {
          [widthPx, heightPx] = [window.innerWidth, window.innerHeight];
        }),
      );
    },
    { signal },
  );
  return () => {
    end.abort();
    setFrameGrows(false);
    observer.disconnect();
    reports.end();
  };
}

/** What a message of the protocol is called. Anybody may send anything. */
function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
}
