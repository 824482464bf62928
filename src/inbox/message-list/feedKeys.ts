import type { KeyboardEvent } from 'react';

const itemSelector = '[data-carillon="message-item"]';

/**
 * The keyboard of a feed: Page Up and Down and the arrows go from row to row, Control with Home or End to its ends, and
 * Enter on a row opens it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/feed/
 */
export function handleFeedKey(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(itemSelector)];
  const from = rows.findIndex((row) => row.contains(document.activeElement));
  if (from === -1 || event.defaultPrevented) {
    return;
  }
  const next = rows[nextRow(event, from, rows.length)];
  if (next !== undefined) {
    event.preventDefault();
    next.focus();
  } else if (event.key === 'Enter' && event.target === rows[from]) {
    event.preventDefault();
    rows[from]?.querySelector<HTMLElement>('[data-carillon="item-title"]')?.click();
  }
}

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
