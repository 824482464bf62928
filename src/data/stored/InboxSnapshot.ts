import type { CountKind } from '../model/counts.ts';
import type { InboxMessage } from '../model/message.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import type { Organization } from '../model/organization.ts';

/** The version of the shape of `InboxSnapshot`. One of another version is ignored. */
export const snapshotVersion = 2;

/**
 * An inbox as the server last sent it, as plain JSON: counts, first pages and the organization. It holds a subscriber's messages, but
 * neither a token nor a hash.
 */
export interface InboxSnapshot {
  /** The version of this shape. */
  readonly version: typeof snapshotVersion;
  /** When it was made, in milliseconds since 1970, by the clock of the computer that made it. */
  readonly savedAtMs: number;
  /** The application that it belongs to; undefined where the backend has none. */
  readonly applicationIdentifier?: string | undefined;
  /** The subscriber that it belongs to. */
  readonly subscriberId: string;
  /** The `id` of the backend that it belongs to: of a platform of the widget protocol its `backendUrl`. */
  readonly backendId: string;
  /** The organization that sends the messages, if it is known. */
  readonly organization?: Organization | undefined;
  /** The counts of the whole inbox that are known: 0 to 100, where 100 means 100 or more. */
  readonly counts: Readonly<Partial<Record<CountKind, number>>>;
  /** The first page of each feed that is known. */
  readonly feeds: readonly {
    /** The query of the feed, normalized. */
    readonly query: MessagesQuery;
    /** The messages of the page, newest first. */
    readonly messages: readonly InboxMessage[];
    /** From where the list goes on; null if the server has no more. */
    readonly next: unknown;
    /** What the server said of the page beside its rows, such as `totalCount`. */
    readonly raw?: Readonly<Record<string, unknown>> | undefined;
  }[];
}
