import { createStore, type ReadableStore, sameList } from '../../base/index.ts';
import type { InboxMessage } from '../../data/index.ts';

/** One message, or several that came together. */
export interface MessageToast {
  readonly id: number;
  readonly messages: readonly InboxMessage[];
  /** Whether it stands for several, of which some may be read by now. */
  readonly isBurst: boolean;
}

/** What is shown of the messages that arrived. */
export interface ToastStackState {
  /** The oldest first. */
  readonly toasts: readonly MessageToast[];
  /** How many messages found no room a moment ago, and are in the list only. */
  readonly cue: number;
  /** A number of its own for each time that the top toast counts down; undefined while it does not. */
  readonly countdown?: number | undefined;
}

/** Why toasts stay. */
export type ToastHold = 'pointer' | 'focus' | 'away';

/** How many toasts are shown at once. */
export const mostToasts = 3;

/** How long the top toast stays, in milliseconds; the others wait for it. */
export const toastMs = 6_000;

/** How long the cue stays after the last message that it counts, in milliseconds. */
export const cueMs = 3_000;

/** The toasts of one reader. Each message that is told to it is in one toast, or counted by the cue. */
export interface ToastStack extends ReadableStore<ToastStackState> {
  /** Shows messages that came together. */
  show(messages: readonly InboxMessage[]): void;
  /** The reader has closed a toast, or opened what it is about. */
  close(id: number): void;
  /** Takes out all messages but those that the reader still has to notice. */
  keep(isNews: (message: InboxMessage) => boolean): void;
  /** Lets all toasts stay, or not any more for this reason. */
  hold(why: ToastHold, holds: boolean): void;
  /** Takes everything back. */
  clear(): void;
}

/** Makes the toasts of one reader. */
export function createToastStack(): ToastStack {
  const { get, set, subscribe } = createStore<ToastStackState>({ toasts: [], cue: 0 });
  const holds = new Set<ToastHold>();
  let ids = 0;
  let counting: MessageToast | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cueTimer: ReturnType<typeof setTimeout> | undefined;

  function change(part: Partial<ToastStackState>): void {
    set({ ...get(), ...part });
  }

  function put(toasts: readonly MessageToast[]): void {
    change({ toasts });
    countDown();
  }

  /** A toast that has changed, or was held, has its whole time again. */
  function countDown(): void {
    if (get().toasts.length === 0) {
      // An element that is removed under the pointer gets no leave event.
      holds.clear();
    }
    const [top] = holds.size > 0 ? [] : get().toasts;
    if (top !== counting) {
      counting = top;
      clearTimeout(timer);
      timer = top && setTimeout(() => close(top.id), toastMs);
      ids += 1;
      change({ countdown: top && ids });
    }
  }

  function close(id: number): void {
    put(get().toasts.filter((toast) => toast.id !== id));
  }

  return {
    get,
    subscribe,
    show(messages) {
      const { toasts, cue } = get();
      const isBurst = messages.length > 1;
      const isFull = toasts.length === mostToasts;
      // What takes in further messages instead of one more being shown; but what a reader is about to press must not become something else.
      const into =
        toasts.find((toast) => toast.isBurst) ?? (isFull && isBurst && holds.size === 0 && toasts.at(-1));
      if (into) {
        const grown = { ...into, isBurst: true, messages: [...into.messages, ...messages] };
        put(toasts.map((toast) => (toast === into ? grown : toast)));
      } else if (!isFull) {
        ids += 1;
        put([...toasts, { id: ids, messages, isBurst }]);
      } else {
        change({ cue: cue + messages.length });
        clearTimeout(cueTimer);
        cueTimer = setTimeout(() => change({ cue: 0 }), cueMs);
      }
    },
    close,
    keep(isNews) {
      const { toasts } = get();
      const left = toasts.flatMap((toast) => {
        const messages = toast.messages.filter(isNews);
        const isSame = messages.length === toast.messages.length;
        return isSame ? toast : messages.length > 0 ? { ...toast, messages } : [];
      });
      if (sameList(toasts, left) !== toasts) {
        put(left);
      }
    },
    hold(why, isHeld) {
      holds[isHeld ? 'add' : 'delete'](why);
      countDown();
    },
    clear() {
      clearTimeout(cueTimer);
      change({ cue: 0 });
      put([]);
    },
  };
}
