import type { InboxError, InboxMessage, MessageButton, SessionProfile } from '../data/index.ts';
import type { InboxPopoverProps, InboxProviderProps, OpenChangeReason } from '../inbox/index.ts';

/** What stands in the page: a bell with its popover, the panel alone, or the preferences alone. */
export const inboxViews = ['popover', 'panel', 'preferences'] as const;

/** One of `inboxViews`. */
export type InboxView = (typeof inboxViews)[number];

/** Props of `InboxPopover` that an embedded inbox takes. */
type PopoverOptions = Pick<
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
>;

/** What an embedded inbox is told: the props of `InboxProvider` and of `InboxPopover`, side by side. */
export interface InboxOptions extends Omit<InboxProviderProps, 'backendUrl' | 'children'>, PopoverOptions {
  /** @default the page's own origin */
  backendUrl?: string | undefined;
  /** @default 'popover' */
  view?: InboxView | undefined;
}

/** What the callbacks of an inbox tell, by the names of their events. */
export interface InboxEventDetails {
  session: SessionProfile;
  message: InboxMessage;
  'unread-count-change': number;
  'unseen-count-change': number;
  error: InboxError;
  'message-click': InboxMessage;
  'message-button': { readonly message: InboxMessage; readonly type: MessageButton['type'] };
  'open-change': { readonly open: boolean; readonly reason: OpenChangeReason };
  /** The address of a link to a page of your own that was followed, as `InboxProvider`'s `navigate` gets it. */
  navigate: string;
}

/** The name of one event. */
export type InboxEventName = keyof InboxEventDetails;

/** Takes one event. Answers false where somebody else does what usually follows. */
export type TellInboxEvent = <Name extends InboxEventName>(
  name: Name,
  detail: InboxEventDetails[Name],
) => boolean;

/** Callbacks that tell all they hear as events. */
export function eventCallbacks(tell: TellInboxEvent) {
  return {
    onSession: (profile) => void tell('session', profile),
    onMessage: (message) => void tell('message', message),
    onUnreadCountChange: (count) => void tell('unread-count-change', count),
    onUnseenCountChange: (count) => void tell('unseen-count-change', count),
    onError: (error) => void tell('error', error),
    onMessageClick: (message) => void tell('message-click', message),
    onMessageButton: (message, type) => void tell('message-button', { message, type }),
    onOpenChange: (open, { reason }) => void tell('open-change', { open, reason }),
    navigate: (url) => {
      if (tell('navigate', url)) {
        window.location.assign(url);
      }
    },
  } satisfies Partial<InboxOptions>;
}
