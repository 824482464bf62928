import type { BackendCall, InboxBackend, MessagesQuery } from 'carillon/backends';
import {
  limit as atMost,
  collection,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getCountFromServer,
  getDocs,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import {
  conditionsOf,
  errorFrom,
  fail,
  isPlace,
  messageFrom,
  type Place,
  placeOf,
  type Row,
} from './firestoreRows';

/** How many of the newest messages the line is sent. An inbox with fewer is never asked for anything. */
const sentAtMost = 100;
const newestFirst = [orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc')];
/** The inbox over `users/{uid}/notifications`. `subscriberId` is the uid of the user who is signed in. */
export function firestoreBackend(db: Firestore): InboxBackend {
  /** The newest messages of a reader, as long as the line keeps them true. */
  let sent: { readonly reader: string; readonly rows: readonly Row[] } | undefined;
  const messagesOf = (reader = '') => collection(db, 'users', reader, 'notifications');

  /** The first rows of a query after a place, if what the line was sent has them all. */
  function rowsSent({ token }: BackendCall, asked: MessagesQuery, after: Place | null, limit: number) {
    if (sent === undefined || sent.reader !== token) {
      return undefined;
    }
    const known = sent.rows;
    const start = known.findIndex(({ id }) => id === after?.id) + 1;
    const found = known
      .slice(start)
      .filter((row) => conditionsOf(asked).every(([name, values]) => values.includes(row.get(name))));
    const hasAll = (after === null || start > 0) && (found.length >= limit || known.length < sentAtMost);
    return hasAll ? found.slice(0, limit) : undefined;
  }

  const select = ({ token }: BackendCall, asked: MessagesQuery) =>
    query(messagesOf(token), ...conditionsOf(asked).map(([name, values]) => where(name, 'in', values)));

  return {
    id: 'firestore',
    capabilities: {
      read: 'ids',
      unread: true,
      seen: true,
      remove: 'ids',
      archive: false,
      snooze: false,
      answers: false,
      preferences: false,
      globalPreference: false,
      organization: false,
    },
    openSession: async ({ subscriberId: id }) => ({ token: id, profile: { id } }),
    async listMessages(asked, cursor, limit = 10, call) {
      const after = isPlace(cursor) ? cursor : null;
      const start =
        after === null ? [] : [startAfter(new Timestamp(after.seconds, after.nanoseconds), after.id)];
      const rows =
        rowsSent(call, asked, after, limit) ??
        (await getDocs(query(select(call, asked), ...newestFirst, ...start, atMost(limit))).catch(fail)).docs;
      const last = rows.at(-1);
      return { messages: rows.map(messageFrom), next: last && rows.length === limit ? placeOf(last) : null };
    },
    async countMessages(asked, limit, call) {
      const rows = rowsSent(call, asked, null, limit);
      return (
        rows?.length ??
        (await getCountFromServer(query(select(call, asked), atMost(limit))).catch(fail)).data().count
      );
    },
    async changeMessages(target, effect, call) {
      const rows = 'ids' in target ? target.ids.map((id) => doc(messagesOf(call.token), id)) : [];
      // Each by itself: in a batch, one that is gone would keep all others from being changed.
      const changes = rows.map((row) =>
        effect === 'removed' ? deleteDoc(row) : updateDoc(row, { ...effect }),
      );
      const failed = (await Promise.allSettled(changes)).find((one) => one.status === 'rejected');
      return failed === undefined ? {} : fail(failed.reason);
    },
    line: {
      id: 'firestore',
      load: async () => (session, listener) => {
        const reader = session.token() ?? '';
        let isOpen = false;
        let stop = () => {};
        let pause: ReturnType<typeof setTimeout> | undefined;
        const listen = () => {
          stop = onSnapshot(
            query(messagesOf(reader), ...newestFirst, atMost(sentAtMost)),
            { includeMetadataChanges: true },
            ({ docs: rows, metadata }) => {
              const wasOpen = isOpen;
              // From the cache means: the server has not been heard for a while.
              isOpen = !metadata.fromCache;
              sent = isOpen ? { reader, rows } : undefined;
              if (isOpen !== wasOpen) {
                isOpen ? listener.opened() : listener.closed('lost');
              } else if (isOpen && !metadata.hasPendingWrites) {
                listener.hint();
              }
            },
            (thrown) => {
              [sent, isOpen] = [undefined, false];
              listener.closed(errorFrom(thrown).kind === 'unauthorized' ? 'refused' : 'lost');
              // A listener that has failed does not come back.
              pause = setTimeout(listen, 10_000);
            },
          );
        };
        listen();
        return () => {
          sent = undefined;
          clearTimeout(pause);
          stop();
        };
      },
    },
  };
}
