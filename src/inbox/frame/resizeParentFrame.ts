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
 * Lets the frame around this page follow the height of its content, until every caller has called the returned function. Uses the
 * protocol of `@open-iframe-resizer/core` 2, and leaves the work to iframe-resizer where a host has that. Only messages of the
 * parent are read, and only the size is sent, to the parent's exact origin. Does nothing in a page without a frame.
 *
 * @param trusts which origins of a parent get an answer; all by default, since a size is no secret
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
  let legacy = false;

  const reports = createHeightReports((height) => {
    if (parentOrigin !== undefined) {
      const width = Math.ceil(page.getBoundingClientRect().width);
      window.parent.postMessage({ type: 'iframe-resized', width, height }, parentOrigin);
    }
  });
  const observer = new ResizeObserver(() => {
    // A frame whose width changed wraps its content differently. One that only became higher has followed our report.
    const followed = window.innerHeight !== heightPx && window.innerWidth === widthPx;
    reports.observe(Math.ceil(page.getBoundingClientRect().height), followed);
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
      // A message cannot be addressed to an opaque origin.
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
      // The observer is notified of the same change before or after this, but in the same animation frame.
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

/** The type of a message of the protocol. Any script may send anything, so nothing is assumed. */
function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
}
