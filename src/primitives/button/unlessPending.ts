import type { MouseEventHandler } from 'react';
import { isOwnEvent } from '../behavior/isOwnEvent.ts';

/**
 * What a button does on a click: nothing while it is pending, and no form or link around it does anything either. Nor does a
 * click in what its contents draw in a portal, such as a tooltip.
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
