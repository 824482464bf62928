import type { InboxEventName, InboxOptions } from '../InboxOptions.ts';

/** Messages between the host and the page in its frame, besides those of `@open-iframe-resizer/core` about sizes. */
export const frameMessageTypes = {
  /** The page listens and waits for its configuration. */
  ready: 'carillon-ready',
  /** The host's configuration. */
  configure: 'carillon-configure',
  /** An event that the host subscribed to. */
  event: 'carillon-event',
  /** The host has let the page follow the link of a message that was clicked. */
  follow: 'carillon-follow',
} as const;

/** Options that can be sent to a frame: data, no functions. */
export const frameOptionNames = [
  'applicationIdentifier',
  'subscriberId',
  'subscriberHash',
  'backendUrl',
  'socketUrl',
  'socketPath',
  'enabled',
  'usageLog',
  'persist',
  'initialFetching',
  'tabs',
  'undoMs',
  'locale',
  'translations',
  'dir',
  'theme',
  'density',
  'tokens',
  'contentFormat',
  'branding',
  'view',
  'preferences',
] as const satisfies readonly (keyof InboxOptions)[];

/** Options of an inbox in a frame: those of `InboxOptions` that are data, since functions cannot be sent to a frame. */
export type FrameInboxOptions = Pick<InboxOptions, (typeof frameOptionNames)[number]>;

/** Whether data from another window is an object. Check the window and its origin first. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Events without data of a message: those that a host gets by default. */
export const quietEvents = [
  'unread-count-change',
  'unseen-count-change',
  'open-change',
  'error',
] as const satisfies readonly InboxEventName[];
