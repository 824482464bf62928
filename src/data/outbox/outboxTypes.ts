import type { PartialMessage } from '../model/message.ts';
import type { Switches } from '../model/preference.ts';

/** When a change is sent: at once, later (it was held or has waited), or on unload, when the page or the client ends. */
export type SendTime = 'immediate' | 'deferred' | 'unload';

/** What the server said when it confirmed a change. */
export interface Answer {
  /** The messages as they are then, of those that the change concerns. */
  readonly messages?: readonly PartialMessage[] | undefined;
  /** The switches as they are then, of those that the change concerns; undefined where it did not say. */
  readonly switches?: Switches | undefined;
  /** Whether it may have done less than what was asked, such as where a message is gone. */
  readonly isUnsure?: boolean | undefined;
}
