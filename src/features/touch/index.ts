import { late } from '../../base/index.ts';
import type { InboxFeature } from '../../inbox/features/Feature.ts';

const loadTouch = late(() => import('./code.tsx'));

/** On touch screens: swipes and long presses of rows, and pulls of a list. */
export function touch({
  swipe,
  pullToRefresh = true,
}: {
  /**
   * What swipes over a row do, by the ids of actions of its menu; `false` for no swipes and no long press. @default marks it towards the start,
   * and towards the end archives or removes it
   */
  readonly swipe?:
    | boolean
    | {
        /**
         * Towards the start: an action, or several, of which the first in the menu that is offered for the row is done; `false` for nothing.
         * @default ['read', 'unread']
         */
        readonly start?: string | readonly string[] | false | undefined;
        /**
         * Towards the end, in the same way.
         * @default 'archive' where the backend can do that, and what brings back in the places of its own; else 'remove'
         */
        readonly end?: string | readonly string[] | false | undefined;
        /** Whether a long press selects the row, and then a tap each of the others. Needs an `Inbox.SelectionBar`. @default true */
        readonly longPress?: boolean | undefined;
      }
    | undefined;
  /** Asks for new messages when the list is pulled down at its top. @default true */
  readonly pullToRefresh?: boolean | undefined;
} = {}): InboxFeature {
  return {
    id: 'touch',
    load: () => loadTouch().then(({ touchCode }) => touchCode({ swipe, pullToRefresh })),
  };
}
