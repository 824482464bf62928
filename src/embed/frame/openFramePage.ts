import { resizeParentFrame } from '../../inbox/index.ts';
import type { EmbeddedInboxProps } from '../EmbeddedInbox.tsx';
import {
  eventCallbacks,
  type InboxEventName,
  type InboxOptions,
  type TellInboxEvent,
} from '../InboxOptions.ts';
import { type MountedInbox, mountInbox } from '../mountInbox.tsx';
import { frameMessageTypes, frameOptionNames, isRecord } from './frameMessages.ts';

/** Options of `openFramePage`. */
export interface FramePageOptions {
  /** Origins of the pages that may put this one into a frame and say who reads it, such as `https://app.example`. */
  trustedParents: readonly string[];
}

/**
 * Makes this page the inside of `mountInboxFrame`: the parent, if it is trusted, says what to show and hears of what it asked for.
 * Returns the way to end that.
 */
export function openFramePage({ trustedParents }: FramePageOptions): () => void {
  const end = new AbortController();
  const host = document.body.appendChild(document.createElement('div'));
  const place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const stopResizing = resizeParentFrame((origin) => trustedParents.includes(origin));
  let inbox: MountedInbox | undefined;
  let asked: readonly unknown[] = [];
  let parentOrigin = '';

  const post = (message: object) => window.parent.postMessage(message, parentOrigin);
  const tell: TellInboxEvent = (name, detail) => {
    if (asked.includes(name)) {
      post({ type: frameMessageTypes.event, name, detail: sendable(name, detail) });
    } else if (name === 'navigate') {
      // The page that a link leads to has no place in this frame. Addresses without an origin are the host's.
      window.open(new URL(String(detail), parentOrigin), '_blank', 'noopener,noreferrer');
    }
    return false;
  };
  const callbacks = eventCallbacks(tell);

  function configure(sent: unknown, events: unknown): void {
    asked = Array.isArray(events) ? events : [];
    const options: EmbeddedInboxProps = {
      ...noIdentity,
      ...pickOptions(sent),
      ...callbacks,
      everyLink: true,
    };
    if (inbox === undefined) {
      inbox = mountInbox(place, options);
    } else {
      inbox.update(options);
    }
  }

  window.addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || !trustedParents.includes(origin) || !isRecord(data)) {
        return;
      }
      parentOrigin = origin;
      switch (data.type) {
        case 'iframe-child-init':
          post({ type: frameMessageTypes.ready });
          break;
        case frameMessageTypes.configure:
          configure(data.options, data.events);
      }
    },
    { signal: end.signal },
  );

  return () => {
    end.abort();
    inbox?.unmount();
    host.remove();
    stopResizing();
  };
}

const noIdentity = { applicationIdentifier: undefined, subscriberId: undefined };

/** Of what the parent sent, the options that a frame takes. A bell alone would be a strange thing to frame. */
function pickOptions(sent: unknown): Partial<InboxOptions> {
  const from = isRecord(sent) ? sent : {};
  const options: Partial<InboxOptions> = Object.fromEntries(
    frameOptionNames.map((name) => [name, from[name]]),
  );
  return { ...options, view: options.view ?? 'panel' };
}

/** An error loses its fields on the way between windows: they go as plain data, without the words of the server. */
function sendable(name: InboxEventName, detail: unknown): unknown {
  return name === 'error' && isRecord(detail) ? { code: detail.code, status: detail.status } : detail;
}
