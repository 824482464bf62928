import { createSeenTracker, type SeenTracker } from './seenTracker.ts';
import { listOf } from './useVirtualFeed.ts';

/** Observes which rows are visible, with one `IntersectionObserver` for all of them. */
export interface SeenObserver extends Pick<SeenTracker, 'take' | 'end'> {
  /** Observes the row of an unseen message. Returns a function that stops it. */
  readonly watch: (row: HTMLElement, messageId: string) => () => void;
}

/** Makes an observer. `send` reports messages that were seen. */
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
  // In a host's tests without a browser nothing is ever visible.
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

/** Whether half of the row is visible, or half of the list is filled by a row that is taller than the list. */
function isInSight(entry: IntersectionObserverEntry): boolean {
  const { target, isIntersecting, intersectionRatio, intersectionRect } = entry;
  const fillsHalf = () => intersectionRect.height >= listOf(target).clientHeight / 2;
  return isIntersecting && (intersectionRatio >= 0.5 || fillsHalf());
}
