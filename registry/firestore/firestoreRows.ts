import { InboxError, type MessageRow, type MessagesQuery } from 'carillon/backends';
import { type DocumentData, FirestoreError, type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore';

export type Row = QueryDocumentSnapshot<DocumentData>;
/** The place of a row in the order of the inbox. It outlives the row. */
export type Place = { readonly id: string; readonly seconds: number; readonly nanoseconds: number };

const kinds = new Map<string, InboxError['kind']>([
  // By the rules: this is another reader's, or nobody is signed in.
  ['permission-denied', 'unauthorized'],
  ['unauthenticated', 'unauthorized'],
  ['not-found', 'gone'],
  ['resource-exhausted', 'limited'],
  ['invalid-argument', 'refused'],
  ['failed-precondition', 'refused'],
]);

export function errorFrom(thrown: unknown): InboxError {
  const code = thrown instanceof FirestoreError ? thrown.code : 'unknown';
  const reason = thrown instanceof Error ? thrown.message : 'Firestore could not be reached';
  return new InboxError({ kind: kinds.get(code) ?? 'unavailable', reason, cause: thrown });
}

/** A document in the words of the inbox, which checks each member. */
export function messageFrom(row: Row): MessageRow {
  const { createdAt, url, feed: feedId, ...message } = row.data();
  const date = createdAt instanceof Timestamp ? createdAt.toDate().toISOString() : undefined;
  return { ...message, id: row.id, createdAt: date, feedId, link: { url } };
}

export function placeOf(row: Row): Place | null {
  const createdAt: unknown = row.get('createdAt');
  return createdAt instanceof Timestamp
    ? { id: row.id, seconds: createdAt.seconds, nanoseconds: createdAt.nanoseconds }
    : null;
}

export function fail(thrown: unknown): never {
  throw errorFrom(thrown);
}

/** What the members of a message have to be, one of. */
export function conditionsOf({
  read,
  seen,
  feed,
  data,
}: MessagesQuery): (readonly [string, readonly unknown[]])[] {
  if (data !== undefined) {
    throw new InboxError({ kind: 'unsupported', reason: 'This adapter has no filter for data' });
  }
  const all = [
    ['read', read],
    ['seen', seen],
    ['feed', feed],
  ] as const;
  return all.flatMap(([name, wanted]) => (wanted === undefined ? [] : [[name, [wanted].flat()] as const]));
}

export function isPlace(cursor: unknown): cursor is Place {
  return (
    typeof cursor === 'object' &&
    cursor !== null &&
    'id' in cursor &&
    'seconds' in cursor &&
    'nanoseconds' in cursor
  );
}
