import type { MouseEventHandler } from 'react';
import { isOwnEvent } from '../behavior/isOwnEvent.ts';

/**
 * The click handler of a button: while it is pending, neither it nor a form or link around it reacts. Clicks in a portal of its
 * contents, such as a tooltip, are ignored too.
 */
export function unlessPending(
  pending: boolean,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> {
  return (event) => {
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
    } else if (isOwnEvent(event)) {
      onClick?.(event);
    }
  };
}
