import type { ForwardedRef } from 'react';

/** Gives a node to a ref of either kind, for a part that needs the node itself too. */
export function assignRef<T>(ref: ForwardedRef<T>, value: T | null): void {
  if (typeof ref === 'function') {
    ref(value);
  } else if (ref) {
    ref.current = value;
  }
}
