import type { ForwardedRef } from 'react';

/** Sets a ref of either kind, for a part that also needs the node itself. */
export function assignRef<T>(ref: ForwardedRef<T>, value: T | null): void {
  if (typeof ref === 'function') {
    ref(value);
  } else if (ref) {
    ref.current = value;
  }
}
