/** Which messages of a reader are meant; an absent member does not filter. */
export interface MessagesQuery {
  readonly read?: boolean | undefined;
  readonly seen?: boolean | undefined;
  /** Only archived messages, which no other query has. */
  readonly archived?: boolean | undefined;
  /** Only messages that are put off, which no other query has. */
  readonly snoozed?: boolean | undefined;
  /** Messages of one of these feeds. */
  readonly feed?: readonly string[] | undefined;
  /** Messages whose data contains these members. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** Some messages by their ids, or all of a query. */
export type Target = { readonly ids: readonly string[] } | { readonly all: MessagesQuery };

/** What a change sets; the others stay. */
export interface Flags {
  readonly read?: boolean | undefined;
  readonly seen?: boolean | undefined;
  readonly archived?: boolean | undefined;
  /** ISO 8601; null brings the message back. */
  readonly snoozedUntil?: string | null | undefined;
}

/** What happens to messages. */
export type Effect = Flags | 'removed';

/** The place of a row in the order of lists. */
export interface Place {
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly id: string;
}
