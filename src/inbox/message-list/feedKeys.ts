import type { KeyboardEvent } from 'react';
import { isOwnEvent } from '../../primitives/index.ts';
import { isTextField } from '../isTextField.ts';

/**
 * The keyboard of a feed: Page Up and Down and the arrows go from row to row, Control with Home or End to its ends, and
 * Enter on a row opens it. Rows are known by their ids: not all of them are in the document.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/feed/
 */
export function handleFeedKey(
  event: KeyboardEvent<HTMLElement>,
  messageIds: readonly string[],
  focusRow: (messageId: string) => void,
): void {
  const target = event.target as Element;
  const row = target.closest<HTMLElement>('[data-message-id]');
  const from = messageIds.indexOf(row?.dataset.messageId ?? '');
  if (row === null || from === -1 || event.defaultPrevented || !isOwnEvent(event) || takesKeys(target)) {
    return;
  }
  const next = messageIds[nextRow(event, from, messageIds.length)];
  if (next !== undefined) {
    event.preventDefault();
    focusRow(next);
  } else if (event.key === 'Enter' && target === row && !event.repeat) {
    event.preventDefault();
    row.querySelector<HTMLElement>('[data-carillon="item-title"]')?.click();
  }
}

/** A host's row may hold a field to answer in, where these keys move the caret, or something else that they move. */
function takesKeys(target: Element): boolean {
  return isTextField(target) || target.closest(widgets) !== null;
}

const widgets = [
  'video, audio',
  ...['listbox', 'menu', 'radiogroup', 'slider', 'spinbutton', 'tablist', 'tree', 'grid'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/** The number of the row that a key leads to, or -1 for a key that leads nowhere. */
function nextRow(event: KeyboardEvent, from: number, count: number): number {
  switch (event.key) {
    case 'PageDown':
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
    case 'PageUp':
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return event.ctrlKey ? 0 : -1;
    case 'End':
      return event.ctrlKey ? count - 1 : -1;
    default:
      return -1;
  }
}
