import type { KeyboardEvent } from 'react';
import { isOwnEvent } from '../../primitives/index.ts';

/**
 * For `onKeyDownCapture`: Enter that is held down presses a button once. The browser clicks again with each repetition, which
 * takes back what the first one did, or presses what has come in its place.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (repeat && key === 'Enter' && isOwnEvent(event) && (target as Element).closest('button, a[href]')) {
    event.preventDefault();
  }
}
