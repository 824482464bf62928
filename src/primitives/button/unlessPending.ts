import type { MouseEventHandler } from 'react';

/** What a button does on a click: nothing while it is pending, and no form or link around it does anything either. */
export function unlessPending(
  pending: boolean,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> {
  return (event) => {
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      onClick?.(event);
    }
  };
}
