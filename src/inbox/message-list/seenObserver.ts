import { createSeenTracker, type SeenTracker } from './seenTracker.ts';
import { listOf } from './useVirtualFeed.ts';

/** Sees which rows a reader has before the eyes, with one observer for all of them. */
export interface SeenObserver extends Pick<SeenTracker, 'take' | 'end'> {
  /** Watches the row of a message that nobody has seen. Returns the way to stop. */
  readonly watch: (row: HTMLElement, messageId: string) => () => void;
}

/** Makes a watch. `send` tells of messages that were seen. */
export function createSeenObserver(send: (messageIds: readonly string[]) => Promise<void>): SeenObserver {
  const { take, enter, leave, setAwake, end } = createSeenTracker(send);
  const ids = new WeakMap<Element, string>();
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    for (const entry of entries) {
      const id = ids.get(entry.target);
      if (id !== undefined) {
        (isInSight(entry) ? enter : leave)(id);
      }
    }
  };
  // Where a host tests without a browser, nothing comes into sight.
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver(look, { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] });
  const wake = () => setAwake(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', wake);
  wake();

  return {
    take,
    watch(row, messageId) {
      ids.set(row, messageId);
      observer?.observe(row);
      return () => {
        observer?.unobserve(row);
        leave(messageId);
      };
    },
    end() {
      observer?.disconnect();
      document.removeEventListener('visibilitychange', wake);
      end();
    },
  };
}

/** Half of the row, or of one that is taller than the list as much as fills half of that. */
function isInSight(entry: IntersectionObserverEntry): boolean {
  const { target, isIntersecting, intersectionRatio, intersectionRect } = entry;
  const fillsHalf = intersectionRect.height >= listOf(target).clientHeight / 2;
  return isIntersecting && (intersectionRatio >= 0.5 || fillsHalf);
}
