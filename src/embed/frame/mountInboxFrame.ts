import { linkSchemes } from '../../inbox/index.ts';
import type { InboxEventName, InboxOptions } from '../InboxOptions.ts';
import {
  type FrameInboxOptions,
  frameMessageTypes,
  type frameOptionNames,
  isRecord,
  quietEvents,
} from './frameMessages.ts';

/** Options of `mountInboxFrame`: the frame's address and title, its events, and the options of its inbox. */
export interface InboxFrameOptions extends Pick<InboxOptions, (typeof frameOptionNames)[number]> {
  /** Address of the page in the frame, which runs `openFramePage`. */
  src: string;
  /** Names the frame for screen readers. */
  title: string;
  /**
   * Names of the events that the frame sends. By default it sends none that contain data of a message.
   * @default counts, errors, and whether it is open
   */
  events?: readonly InboxEventName[] | undefined;
}

/** An inbox in a frame. */
export interface MountedInboxFrame {
  /** The frame. It dispatches the events, named `carillon-…`. */
  readonly frame: HTMLIFrameElement;
  /** Changes some options; the others stay. */
  update(changes: Partial<Omit<InboxFrameOptions, 'src' | 'title' | 'events'>>): void;
  /** Removes the frame and its listeners. */
  unmount(): void;
}

/** Larger heights, in CSS pixels, are taken for an error of the frame and ignored. */
const maxHeightPx = 100_000;

/**
 * Renders an inbox in a frame inside an element. The frame follows the height of its content, and dispatches events named
 * `carillon-…`. Messages are exchanged only with its own window on its exact origin. Cancel `carillon-navigate`, if it is among
 * `events`, to follow links to your own origin yourself; it is not sent for other addresses. Cancel `carillon-message-click`, if it is
 * among them, to show a message yourself instead of following its link.
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

  function receiveEvent(name: unknown, detail: unknown): void {
    const wanted = events.find((event) => event === name);
    if (wanted === 'navigate') {
      follow(detail);
    } else if (wanted !== undefined) {
      const goesOn = dispatch(wanted, detail);
      if (wanted === 'message-click' && goesOn && isRecord(detail)) {
        send({ type: frameMessageTypes.follow, messageId: detail.id });
      }
    }
  }

  /** Follows a link. The host's router gets only links to its own origin. */
  function follow(url: unknown): void {
    const target = targetOf(url);
    if (target === null) {
      return;
    }
    const own = target.origin === window.location.origin;
    if (!own || dispatch('navigate', target.pathname + target.search + target.hash)) {
      window.location.assign(target.href);
    }
  }

  /** Returns false if the event's default action is prevented. */
  function dispatch(name: InboxEventName, detail: unknown): boolean {
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
          receiveEvent(data.name, data.detail);
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

/** An address that may be followed, or null: the host does not trust its frame, so scripts are refused. */
function targetOf(url: unknown): URL | null {
  try {
    const target = typeof url === 'string' ? new URL(url, document.baseURI) : null;
    return target !== null && linkSchemes.has(target.protocol.slice(0, -1)) ? target : null;
  } catch {
    return null;
  }
}
