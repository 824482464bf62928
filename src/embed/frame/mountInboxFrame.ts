import type { InboxEventName } from '../InboxOptions.ts';
import { type FrameInboxOptions, frameMessageTypes, isRecord, quietEvents } from './frameMessages.ts';

/** Options of `mountInboxFrame`: where the frame is, and what its inbox is told. */
export interface InboxFrameOptions extends FrameInboxOptions {
  /** Address of the page in the frame, which runs `openFramePage`. */
  src: string;
  /** Names the frame for screen readers. */
  title: string;
  /**
   * Events to hear of. Without being asked, the frame says nothing of its messages.
   * @default counts, errors, and whether it is open
   */
  events?: readonly InboxEventName[] | undefined;
}

/** An inbox in a frame. */
export interface MountedInboxFrame {
  readonly frame: HTMLIFrameElement;
  /** Changes some options; the others stay. */
  update(changes: Partial<FrameInboxOptions>): void;
  /** Takes the frame away, with all that belongs to it. */
  unmount(): void;
}

/** No content is as high as this, in CSS pixels: a frame that says so is broken. */
const maxHeightPx = 100_000;

/**
 * Puts an inbox in a frame into an element. The frame follows the height of its content, and its events come from the element
 * `frame`, named `carillon-…`. Only its own window on its exact origin is heard and told. Cancel `carillon-navigate`, if you asked
 * for it, to follow the links to your own pages yourself; it is not sent for other addresses.
 */
export function mountInboxFrame(element: Element, options: InboxFrameOptions): MountedInboxFrame {
  const { src, title, events = quietEvents, ...given } = options;
  const frame = document.createElement('iframe');
  const { href, origin } = new URL(src, document.baseURI);
  const end = new AbortController();
  let current: Partial<FrameInboxOptions> = given;
  let ready = false;
  let nextHeightPx: number | undefined;

  const send = (message: object) => frame.contentWindow?.postMessage(message, origin);
  const configure = () => send({ type: frameMessageTypes.configure, options: current, events });

  function resize(height: unknown): void {
    if (typeof height === 'number' && height > 0 && height <= maxHeightPx) {
      if (nextHeightPx === undefined) {
        requestAnimationFrame(() => {
          frame.style.height = `${nextHeightPx}px`;
          nextHeightPx = undefined;
        });
      }
      nextHeightPx = Math.ceil(height);
    }
  }

  function tell(name: unknown, detail: unknown): void {
    const asked = events.find((event) => event === name);
    if (asked === 'navigate') {
      follow(detail);
    } else if (asked !== undefined) {
      fire(asked, detail);
    }
  }

  /** A page of another origin is nothing for the host's router. */
  function follow(url: unknown): void {
    const target = targetOf(url);
    if (target === null) {
      return;
    }
    const own = target.origin === window.location.origin;
    if (!own || fire('navigate', target.pathname + target.search + target.hash)) {
      window.location.assign(target.href);
    }
  }

  /** Answers false where somebody else does what usually follows. */
  function fire(name: InboxEventName, detail: unknown): boolean {
    return frame.dispatchEvent(
      new CustomEvent(`carillon-${name}`, { detail, bubbles: true, cancelable: true }),
    );
  }

  window.addEventListener(
    'message',
    (message: MessageEvent<unknown>) => {
      const { data } = message;
      if (message.source !== frame.contentWindow || message.origin !== origin || !isRecord(data)) {
        return;
      }
      switch (data.type) {
        case frameMessageTypes.ready:
          ready = true;
          configure();
          break;
        case 'iframe-resized':
          resize(data.height);
          break;
        case frameMessageTypes.event:
          tell(data.name, data.detail);
      }
    },
    { signal: end.signal },
  );
  frame.addEventListener('load', () => send({ type: 'iframe-child-init' }), { signal: end.signal });
  frame.src = href;
  frame.title = title;
  frame.referrerPolicy = 'no-referrer';
  Object.assign(frame.style, { display: 'block', border: '0', width: '100%' });
  element.append(frame);

  return {
    frame,
    update(changes) {
      current = { ...current, ...changes };
      if (ready) {
        configure();
      }
    },
    unmount() {
      end.abort();
      frame.remove();
    },
  };
}

/** An address if it is one to follow, and no script: the host need not believe its frame. */
function targetOf(url: unknown): URL | null {
  try {
    const target = typeof url === 'string' ? new URL(url, document.baseURI) : null;
    return target !== null && ['http:', 'https:', 'mailto:', 'tel:'].includes(target.protocol)
      ? target
      : null;
  } catch {
    return null;
  }
}
