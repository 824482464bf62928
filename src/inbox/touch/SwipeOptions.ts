/** What swipes over a row do on a touch screen, by the ids of actions of its menu. */
export interface SwipeOptions {
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
