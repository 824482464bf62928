import type { KeyboardEvent } from 'react';
import { isOwnEvent } from '../../primitives/index.ts';

/**
 * For `onKeyDownCapture`: Enter that is held down presses a button once. Browsers click again with each repetition, which would
 * undo the first click, or press the button that has taken the place of the first.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (repeat && key === 'Enter' && isOwnEvent(event) && (target as Element).closest('button, a[href]')) {
    event.preventDefault();
  }
}
