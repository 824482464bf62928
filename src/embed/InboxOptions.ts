import type { InboxError, InboxMessage, SessionProfile } from '../data/index.ts';
import type { InboxPopoverProps, InboxProviderProps, OpenChangeReason } from '../inbox/index.ts';

/** The views of an embedded inbox: a bell with its popover, the panel alone, or the preferences alone. */
export const inboxViews = ['popover', 'panel', 'preferences'] as const;

/** Options of an embedded inbox: the props of `InboxProvider` and most props of `InboxPopover`. */
export interface InboxOptions
  extends Omit<InboxProviderProps, 'backendUrl' | 'basePath' | 'children'>,
    Pick<
      InboxPopoverProps,
      | 'open'
      | 'defaultOpen'
      | 'onOpenChange'
      | 'closeOnItemClick'
      | 'side'
      | 'align'
      | 'sideOffset'
      | 'collisionPadding'
      | 'preferences'
      | 'slots'
      | 'theme'
      | 'density'
      | 'tokens'
      | 'branding'
      | 'contentFormat'
      | 'undoMs'
      | 'container'
    > {
  /** Address of the platform's API, without the version. @default the page's own origin */
  backendUrl?: string | undefined;
  /** What is rendered: the bell with its popover, the panel alone, or the preferences alone. @default 'popover' */
  view?: 'popover' | 'panel' | 'preferences' | undefined;
}

/** The `detail` of each event of an embedded inbox, by its name without the prefix `carillon-`. */
export interface InboxEventDetails {
  /** A session was opened; the subscriber's profile. */
  session: SessionProfile;
  /** A message arrived live. */
  message: InboxMessage;
  /** The number of unread messages is known or has changed; at most 100. */
  'unread-count-change': number;
  /** The number of unseen messages is known or has changed; at most 100. */
  'unseen-count-change': number;
  /** A call, the connection or a part of the inbox failed. */
  error: InboxError;
  /** The reader clicked a message. Cancel it to open the message in your page instead of following its link. */
  'message-click': InboxMessage;
  /** The reader has answered a message, by the id of the answer. */
  'message-answer': { readonly message: InboxMessage; readonly answer: string };
  /** The panel opened or closed, and why. */
  'open-change': { readonly open: boolean; readonly reason: OpenChangeReason };
  /** The reader followed a link to your own origin; the address, as `InboxProvider`'s `navigate` gets it. */
  navigate: string;
}

/** The name of one event. */
export type InboxEventName = keyof InboxEventDetails;

/** Dispatches one event. Returns false if its default action is prevented. */
export type DispatchInboxEvent = <Name extends InboxEventName>(
  name: Name,
  detail: InboxEventDetails[Name],
) => boolean;

/**
 * Callbacks that dispatch an event for each call. The messages have a type of their own here: the inferred one is published as a
 * message of any kind, and does not compile where a host has registered its kinds.
 */
export function eventCallbacks(dispatch: DispatchInboxEvent) {
  return {
    onSession: (profile) => void dispatch('session', profile),
    onMessage: (message: InboxMessage) => void dispatch('message', message),
    onUnreadCountChange: (count) => void dispatch('unread-count-change', count),
    onUnseenCountChange: (count) => void dispatch('unseen-count-change', count),
    onError: (error) => void dispatch('error', error),
    onMessageClick: (message: InboxMessage, event: Event) => {
      if (!dispatch('message-click', message)) {
        event.preventDefault();
      }
    },
    onAnswer: (message: InboxMessage, answer: string) => void dispatch('message-answer', { message, answer }),
    onOpenChange: (open, { reason }) => void dispatch('open-change', { open, reason }),
    navigate: (url) => {
      if (dispatch('navigate', url)) {
        window.location.assign(url);
      }
    },
  } satisfies Partial<InboxOptions>;
}
