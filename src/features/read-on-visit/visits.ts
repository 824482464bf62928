import { callSafely } from '../../base/index.ts';
import {
  defaultUndoMs,
  type InboxClient,
  type InboxMessage,
  isInPlaceOf,
  isOpen,
  shownMessages,
  updateMessages,
  watchFeed,
} from '../../data/index.ts';
import { leadsTo } from './leadsTo.ts';

/** An address, or a function that tells which messages lead to a place. */
export type VisitMatch = string | ((message: InboxMessage) => boolean);

/** The places of the host's page at which the reader is. They share what they read, so that no message is read twice. */
export function visitsOf(client: InboxClient) {
  return client.service(createVisits);
}

function createVisits(client: InboxClient) {
  const places = new Map<object, (message: InboxMessage) => boolean>();
  /** Messages that were read or waited for an answer since the reader came: one of them that is unread stays so. */
  const met = new Set<string>();
  let feed: ReturnType<typeof followFeed> | undefined;
  let isDue = false;

  /** Once for all reasons of a moment: a place that replaces another in the same tick may continue its visit. */
  function look(): void {
    if (!isDue) {
      isDue = true;
      queueMicrotask(() => {
        isDue = false;
        if (places.size > 0) {
          feed ??= followFeed(client, look);
          readWhatLeadsHere(feed.isAnswered() && document.visibilityState === 'visible');
        } else {
          feed?.end();
          feed = undefined;
          met.clear();
        }
      });
    }
  }

  function readWhatLeadsHere(mayRead: boolean): void {
    const leadsHere = [...places.values()];
    const ids: string[] = [];
    for (const message of shownMessages(client)) {
      const { id } = message;
      if (message.read) {
        met.add(id);
      } else if (!leadsHere.some((leads) => leads(message))) {
        met.delete(id);
      } else if (isOpen(message, Date.now())) {
        // Also once it is answered: what is undone next is the answer then.
        met.add(id);
      } else if (mayRead && !met.has(id) && isInPlaceOf({}, message)) {
        met.add(id);
        ids.push(id);
      }
    }
    if (ids.length > 0) {
      void updateMessages(client, { ids, read: true, undoMs: defaultUndoMs });
    }
  }

  return {
    /** The reader is at a place until the returned function is called. */
    enter(match: VisitMatch): () => void {
      const visit = {};
      places.set(visit, typeof match === 'string' ? leadsTo(match, document.baseURI) : guarded(match));
      look();
      return () => {
        places.delete(visit);
        look();
      };
    },
  };
}

/** The first page of the whole inbox, and everything that changes what is unread. */
function followFeed(client: InboxClient, onChange: () => void) {
  const { isAnswered, end } = watchFeed(client, {}, onChange);
  document.addEventListener('visibilitychange', onChange);
  return {
    isAnswered,
    end(): void {
      end();
      document.removeEventListener('visibilitychange', onChange);
    },
  };
}

/** The host's function: a message about which it throws does not lead here. */
function guarded(match: (message: InboxMessage) => boolean): (message: InboxMessage) => boolean {
  return (message) => callSafely(() => match(message)) ?? false;
}
