import type { KeyboardEvent } from 'react';
import { isOwnEvent } from '../../primitives/index.ts';
import { isTextField } from '../dom/isTextField.ts';
import { keyedControls } from '../dom/keyedControls.ts';

/** The keys of a feed, as `aria-keyshortcuts` has them. */
export const feedKeyShortcuts = 'PageDown PageUp Control+Home Control+End';

/**
 * The keyboard of a feed: Page Up and Down and the arrows go from row to row, Control with Home or End to its ends, and
 * Enter on a row opens it. Rows are found by their ids, since not all of them are in the document. Any other key is
 * given to `press` with the row's id, which tells whether it has a use for it. Keys with
 * another modifier are left to the browser, and keys that a control in a row needs are left to that control.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/feed/
 */
export function handleFeedKey(
  event: KeyboardEvent<HTMLElement>,
  messageIds: readonly string[],
  focusRow: (messageId: string) => void,
  press: (messageId: string) => boolean,
): void {
  const target = event.target as Element;
  const row = target.closest<HTMLElement>('[data-message-id]');
  const id = row?.dataset.messageId ?? '';
  const from = messageIds.indexOf(id);
  if (
    row === null ||
    from === -1 ||
    event.defaultPrevented ||
    !isOwnEvent(event) ||
    hasOtherModifier(event) ||
    needsKey(target, event.key)
  ) {
    return;
  }
  const next = messageIds[nextRow(event, from, messageIds.length)];
  if (next !== undefined) {
    event.preventDefault();
    focusRow(next);
  } else if (event.key === 'Enter' && target === row && !event.repeat) {
    event.preventDefault();
    row.querySelector<HTMLElement>('[data-carillon="item-title"]')?.click();
  } else if (press(id)) {
    event.preventDefault();
  }
}

/** Home and End need Control, the other keys no modifier: any other combination is a command of the browser. */
function hasOtherModifier({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || metaKey || shiftKey || ctrlKey !== (key === 'Home' || key === 'End');
}

/** Whether an element is a field or a control of a host's row in which the key moves a caret or changes a value. */
function needsKey(target: Element, key: string): boolean {
  return (
    isTextField(target) ||
    target.closest(keyedControls) !== null ||
    (key.startsWith('Arrow') && target.closest('[aria-haspopup], [role="tablist"]') !== null)
  );
}

/** The index of the row that a key leads to, or -1 for any other key. */
function nextRow(event: KeyboardEvent, from: number, count: number): number {
  switch (event.key) {
    case 'PageDown':
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
    case 'PageUp':
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
