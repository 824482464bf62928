import type { ComponentType } from 'react';
import type { InboxClient, InboxMessage } from '../../data/index.ts';
import { isShown } from '../../inbox/dom/isShown.ts';
import { createBeside } from '../../inbox/root/beside.ts';
import { createToastAreas } from '../../inbox/root/toastAreas.ts';
import { createToastStack } from './createToastStack.ts';

/** Whether the reader is at this page: it is visible, and has the focus. */
export function isPresent(): boolean {
  return !document.hidden && document.hasFocus();
}

function createToasts(client: InboxClient) {
  const stack = createToastStack();
  /** The roots of the reader's inboxes. The first one that is shown has the toasts. */
  const areas = createToastAreas();
  const beside = client.service(createBeside);
  let users = 0;
  let onSeen: (ids: readonly string[]) => unknown = () => {};

  client.events.on('ending', stack.clear);
  client.events.on('unread', (count) => count === 0 && stack.clear());

  return {
    stack,
    areas,
    /** The reader is at the page, and has these messages before them. */
    tellSeen: (ids: readonly string[]) => onSeen(ids),
    /** Somebody on the page wants toasts, in this component. Returns a function that ends it. */
    begin(Toasts: ComponentType): () => void {
      users += 1;
      beside.set(Toasts);
      return () => {
        users -= 1;
        if (users === 0) {
          stack.clear();
          beside.set(null);
        }
      };
    },
    /**
     * Shows messages as a toast, and says whether it does. Not on a page that is hidden or has no inbox, nor on one whose reader is
     * elsewhere if a desktop notification, once it is on and allowed, reaches them there. `tellSeen` gets the ids of messages that a
     * reader who is at the page has before them.
     */
    show(
      messages: readonly InboxMessage[],
      isNotified: boolean | undefined,
      tellSeen: typeof onSeen,
    ): boolean {
      onSeen = tellSeen;
      const isTold = isNotified && !document.hasFocus() && globalThis.Notification?.permission === 'granted';
      const isToast = !isTold && !document.hidden && areas.get().some(({ element }) => isShown(element));
      if (isToast) {
        stack.show(messages);
      }
      return isToast;
    },
  };
}

/** The toasts of a client's reader on this page. */
export type Toasts = ReturnType<typeof createToasts>;

/** The toasts of a client's reader: one stack for all users on the page. */
export function toastsOf(client: InboxClient): Toasts {
  return client.service(createToasts);
}
