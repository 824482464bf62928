import type { MessageKind, RegisteredMessages } from './registeredMessages.ts';

/** One of the answers that the sender of a message offers. */
export interface MessageAnswer {
  /** What identifies it among those of its message, such as `approve`. */
  readonly id: string;
  /** The words of its button, as plain text. */
  readonly label: string;
  /** How its button looks; one of `danger` asks once more before it is sent. @default 'neutral' */
  readonly look?: 'primary' | 'neutral' | 'danger' | undefined;
  /** The text that replaces the buttons once it was given, such as "Approved". @default `label` */
  readonly resultLabel?: string | undefined;
  /** What is asked before it is sent, as plain text; true for the usual words, false for nothing. @default true for `danger` */
  readonly confirm?: string | boolean | undefined;
  /**
   * What it asks for, as a flat JSON Schema object (2020-12): `properties` that are text, numbers, yes or no, one of several or several of
   * them, with their `title`, `description`, `default` and bounds, and those that are `required`.
   */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
  /** The address that it opens, if any. Check it before you follow it, as `safeLinkUrl` does. */
  readonly url?: string | undefined;
  /** Where the sender wants the address to open, such as `_blank`. */
  readonly target?: string | undefined;
}

/** The person who caused a message. */
export interface MessagePerson {
  /** The first name, as plain text. */
  readonly firstName?: string | undefined;
  /** The last name, as plain text. */
  readonly lastName?: string | undefined;
  /** The URL of a picture. */
  readonly avatar?: string | undefined;
}

/** One notification in the feed. `Messages` gives its kind and its data the types of the host. */
export interface InboxMessage<Kind extends MessageKind = MessageKind> {
  /** What identifies it. */
  readonly id: string;
  /** Whether the reader has opened it, or has marked it as read. */
  readonly read: boolean;
  /** Whether the reader has had it on screen. */
  readonly seen: boolean;
  /** Whether the reader has put it away. */
  readonly archived?: boolean | undefined;
  /** Until when the reader has put it off, as an ISO date; null or absent if it is not put off. */
  readonly snoozedUntil?: string | null | undefined;
  /** Whether it was put off, and only this browser knows of that: other devices show it. */
  readonly snoozedHere?: boolean | undefined;
  /** Whether it was put off, and its time has come since; `activity` if something new of the same has brought it back before. */
  readonly cameBack?: boolean | 'activity' | undefined;
  /** When it was made, as an ISO date; an empty text if the server sent none. */
  readonly createdAt: string;
  /** What kind of message it is, such as the trigger identifier of its workflow. */
  readonly kind?: Kind | undefined;
  /** Plain text. */
  readonly title?: string | undefined;
  /** Markdown or text; undefined if the server does not store it. */
  readonly body?: string | undefined;
  /** The URL of a picture of this message. */
  readonly avatar?: string | undefined;
  /** Who or what caused it. */
  readonly actor?:
    | {
        /** `none`, `user`, `system_icon` or `system_custom`; a newer server may send others. */
        readonly type: string;
        /** An avatar's URL, or an icon's name (`warning`, `info`, `error`, `success`, `up`, `question`). */
        readonly data: string | null;
      }
    | undefined;
  /** The person who caused it. */
  readonly sender?: MessagePerson | undefined;
  /** Where it leads. */
  readonly link?:
    | {
        /** The address, as the sender wrote it. Check it before you follow it, as `safeLinkUrl` does. */
        readonly url: string;
        /** Where the sender wants it to open, such as `_blank`. */
        readonly target?: string | undefined;
      }
    | undefined;
  /** The answers that its sender offers, in their order. */
  readonly answers?: readonly MessageAnswer[] | undefined;
  /** Several questions of one message, in place of `answers`: they are sent together once each has an answer. */
  readonly parts?:
    | readonly {
        /** What identifies it among those of its message. */
        readonly id: string;
        /** The question, as plain text. */
        readonly title: string;
        /** What can be answered. */
        readonly answers: readonly MessageAnswer[];
      }[]
    | undefined;
  /** Set once it was answered. */
  readonly answered?:
    | {
        /** Which one it was; undefined if that is not known. Of a message with `parts` it is `parts`. */
        readonly id?: string | undefined;
        /** Its words, where they are not those of one of the message's answers. */
        readonly label?: string | undefined;
        /** Who gave it, as plain text, where it was not the reader. */
        readonly by?: string | undefined;
        /** When, as an ISO date. */
        readonly at?: string | undefined;
        /** What was sent with it: of `parts` the answer of each, `{ id, data }`, by its id. carillon does not check it. */
        readonly data?: Readonly<Record<string, unknown>> | undefined;
      }
    | undefined;
  /** Until when it can be answered, as an ISO date. */
  readonly expiresAt?: string | undefined;
  /** When its sender has taken the question back, as an ISO date. */
  readonly withdrawnAt?: string | undefined;
  /** How much it matters, where the sender says so. */
  readonly severity?: 'high' | 'medium' | 'low' | undefined;
  /** Why this reader gets it, in a few words of the sender, such as "You were mentioned". */
  readonly reason?: string | undefined;
  /** The id of its feed; null if it is in none. Queries name feeds in the words of the host instead. */
  readonly feedId?: string | null | undefined;
  /** The tags of its workflow. */
  readonly tags?: readonly string[] | undefined;
  /** Data that was sent with it. carillon does not check it. */
  readonly data?: RegisteredMessages[Kind] | undefined;
  /** The members of the server's record that are not listed here, unchanged. */
  readonly raw?: Readonly<Record<string, unknown>> | undefined;
}

/** A message that may be incomplete. */
export type PartialMessage = Partial<InboxMessage> & { readonly id: string };

/** A message as a backend gives it: carillon checks each member, and leaves out what is of another type. */
export type MessageRow = { readonly [Member in keyof InboxMessage]?: unknown };

/** Who or what caused a message. */
export type MessageActor = NonNullable<InboxMessage['actor']>;

/** The answer that a message was given. */
export type GivenAnswer = NonNullable<InboxMessage['answered']>;

/** One of several questions of a message. */
export type QuestionPart = NonNullable<InboxMessage['parts']>[number];
