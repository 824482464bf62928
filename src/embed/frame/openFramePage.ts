import type { InboxMessage } from '../../data/index.ts';
import { resizeParentFrame, safeLinkUrl } from '../../inbox/index.ts';
import type { EmbeddedInboxProps } from '../EmbeddedInbox.tsx';
import {
  type DispatchInboxEvent,
  eventCallbacks,
  type InboxEventName,
  type InboxOptions,
} from '../InboxOptions.ts';
import { type MountedInbox, mountInbox } from '../mountInbox.tsx';
import { frameMessageTypes, frameOptionNames, isRecord } from './frameMessages.ts';

/**
 * Makes this page the content of `mountInboxFrame`. `trustedParents` are the origins of the pages that may embed this one and choose its
 * subscriber, such as `https://app.example`. A trusted parent sends the options and gets the events that it subscribed to.
 * Returns a function that ends it and removes the inbox.
 */
export function openFramePage({ trustedParents }: { trustedParents: readonly string[] }): () => void {
  const end = new AbortController();
  const host = document.body.appendChild(document.createElement('div'));
  const place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const stopResizing = resizeParentFrame((origin) => trustedParents.includes(origin));
  let inbox: MountedInbox | undefined;
  let wanted: readonly unknown[] = [];
  let parentOrigin = '';
  // Whose link the parent may let this page follow.
  let clicked: InboxMessage | undefined;

  const post = (message: object) => window.parent.postMessage(message, parentOrigin);
  const dispatch: DispatchInboxEvent = (name, detail) => {
    if (wanted.includes(name)) {
      post({ type: frameMessageTypes.event, name, detail: sendable(name, detail) });
    } else if (name === 'navigate') {
      // A frame cannot show the page of a link. Addresses without an origin are the host's.
      window.open(new URL(String(detail), parentOrigin), '_blank', 'noopener,noreferrer');
    }
    return false;
  };
  const callbacks = {
    ...eventCallbacks(dispatch),
    onMessageClick(message: InboxMessage, event: Event) {
      dispatch('message-click', message);
      if (wanted.includes('message-click')) {
        event.preventDefault();
        clicked = event.defaultPrevented ? message : undefined;
      }
    },
  };

  function followClicked(messageId: unknown): void {
    const url = clicked?.id === messageId ? safeLinkUrl(clicked?.link?.url) : null;
    clicked = undefined;
    if (url !== null) {
      callbacks.navigate(url);
    }
  }

  function configure(sent: unknown, events: unknown): void {
    wanted = Array.isArray(events) ? events : [];
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
          break;
        case frameMessageTypes.follow:
          followClicked(data.messageId);
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

/** The options that a frame takes, of those that the parent sent. The panel is the default, since a frame seldom holds a bell. */
function pickOptions(sent: unknown): Partial<InboxOptions> {
  const from = isRecord(sent) ? sent : {};
  const options: Partial<InboxOptions> = Object.fromEntries(
    frameOptionNames.map((name) => [name, from[name]]),
  );
  return { ...options, view: options.view ?? 'panel' };
}

/** Errors lose their fields between windows, so they are sent as plain data, without the server's text. */
function sendable(name: InboxEventName, detail: unknown): unknown {
  return name === 'error' && isRecord(detail) ? { kind: detail.kind, status: detail.status } : detail;
}
