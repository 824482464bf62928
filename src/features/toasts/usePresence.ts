import { useEffect } from 'react';
import type { MessageToast } from './createToastStack.ts';
import { isPresent, type Toasts } from './toastsOf.ts';

/** Lets toasts wait for a reader who is elsewhere, and remembers what a reader who is there was shown. */
export function usePresence({ stack, tellSeen }: Toasts, toasts: readonly MessageToast[]): void {
  useEffect(() => {
    const follow = () => {
      const isHere = isPresent();
      stack.hold('away', !isHere);
      if (isHere) {
        tellSeen(toasts.flatMap(({ messages }) => messages.map(({ id }) => id)));
      }
    };
    const end = new AbortController();
    for (const name of ['focus', 'blur', 'visibilitychange']) {
      window.addEventListener(name, follow, end);
    }
    follow();
    return () => end.abort();
  }, [stack, tellSeen, toasts]);
}
