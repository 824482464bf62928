import { useEffect } from 'react';
import { useInboxClient } from '../../data/index.ts';
import type { MessageToast } from './createToastStack.ts';
import { isPresent, toastsOf } from './toastsOf.ts';

const events = ['focus', 'blur', 'visibilitychange'];

/** Lets toasts wait for a reader who is elsewhere, and remembers what a reader who is there was shown. */
export function usePresence(toasts: readonly MessageToast[]): void {
  const { stack, tellSeen } = toastsOf(useInboxClient('toasts'));
  useEffect(() => {
    const follow = () => {
      stack.hold('away', !isPresent());
      if (isPresent()) {
        tellSeen(toasts.flatMap(({ messages }) => messages.map(({ id }) => id)));
      }
    };
    const end = new AbortController();
    for (const name of events) {
      window.addEventListener(name, follow, end);
    }
    follow();
    return () => end.abort();
  }, [stack, tellSeen, toasts]);
}
