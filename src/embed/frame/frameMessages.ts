import type { InboxEventName, InboxOptions } from '../InboxOptions.ts';

/** What the host and the page in its frame say to each other, besides the sizes of `@open-iframe-resizer/core`. */
export const frameMessageTypes = {
  /** The page listens, and waits for its configuration. */
  ready: 'carillon-ready',
  /** The host's configuration. */
  configure: 'carillon-configure',
  /** Something happened that the host asked for. */
  event: 'carillon-event',
} as const;

/** Options that can be sent into a frame: data, no functions. */
export const frameOptionNames = [
  'applicationIdentifier',
  'subscriberId',
  'subscriberHash',
  'backendUrl',
  'socketUrl',
  'socketPath',
  'enabled',
  'usageLog',
  'initialFetching',
  'tabs',
  'stores',
  'undoMs',
  'locale',
  'translations',
  'dir',
  'theme',
  'tokens',
  'contentFormat',
  'branding',
  'view',
  'preferences',
] as const satisfies readonly (keyof InboxOptions)[];

/** Options of an inbox in a frame. */
export type FrameInboxOptions = Pick<InboxOptions, (typeof frameOptionNames)[number]>;

/** Whether what came from another window has members. Whose it is has to be asked before. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Events that hold nothing of a message: what a host hears of if it does not ask for more. */
export const quietEvents = [
  'unread-count-change',
  'unseen-count-change',
  'open-change',
  'error',
] as const satisfies readonly InboxEventName[];
