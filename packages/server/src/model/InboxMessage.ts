/** An answer that a message offers, as the REST protocol has it. */
export interface OfferedAnswer {
  readonly id: string;
  readonly label: string;
  readonly look?: 'primary' | 'neutral' | 'danger';
  /** What the row says once it was given, such as "Approved". */
  readonly resultLabel?: string;
  /** What is asked before it is sent, `true` for the usual question, `false` for none. */
  readonly confirm?: string | boolean;
  /** What it asks for: a flat JSON Schema object. What is sent is checked against it. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly url?: string;
  readonly target?: string;
}

/** What a message shows; all of it may be left out. */
export interface MessageContent {
  readonly kind?: string;
  readonly title?: string;
  /** Markdown or text. */
  readonly body?: string;
  readonly avatar?: string;
  readonly actor?: { readonly type: string; readonly data: string | null };
  readonly sender?: { readonly firstName?: string; readonly lastName?: string; readonly avatar?: string };
  readonly link?: string | { readonly url: string; readonly target?: string };
  readonly severity?: 'high' | 'medium' | 'low';
  /** Why this reader gets it, in a few words. */
  readonly reason?: string;
  readonly tags?: readonly string[];
  /** Further members for the host. */
  readonly raw?: Readonly<Record<string, unknown>>;
}

/** What is asked with a message. */
export interface Question {
  readonly answers?: readonly OfferedAnswer[];
  /** Several questions that are answered together, in place of `answers`. */
  readonly parts?: readonly {
    readonly id: string;
    readonly title: string;
    readonly answers: readonly OfferedAnswer[];
  }[];
}

/** A message that is sent. */
export interface NewMessage extends MessageContent, Question {
  /** The feed, by the name that queries use. */
  readonly feedId?: string | null;
  /** What queries by `data` look at, and hosts read. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Until when its question can be answered: ISO 8601 with a zone, or a date. */
  readonly expiresAt?: string | Date;
  /** Since when its question can be answered no more. */
  readonly withdrawnAt?: string | Date;
  /** The idempotency key: a message that is sent again with the same key, to the same reader, is sent once, also after it was removed. */
  readonly key?: string;
}

/** An answer that was given. */
export interface GivenAnswer {
  readonly id: string;
  /** Its words, where the message does not offer it. */
  readonly label?: string;
  /** The name of who has answered, where that was not the reader. */
  readonly by?: string;
  /** When: ISO 8601 in UTC. */
  readonly at: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A message of a reader, as the protocol has it. Times are ISO 8601 in UTC. */
export interface InboxMessage extends MessageContent, Question {
  readonly id: string;
  readonly createdAt: string;
  readonly read: boolean;
  readonly seen: boolean;
  readonly archived: boolean;
  readonly snoozedUntil?: string;
  readonly cameBack: boolean;
  readonly feedId?: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly expiresAt?: string;
  readonly withdrawnAt?: string;
  readonly answered?: GivenAnswer;
}
