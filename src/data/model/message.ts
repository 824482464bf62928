import type { MessageKind, RegisteredMessages } from './registeredMessages.ts';

/** Who or what caused a message. */
export interface MessageActor {
  /** `none`, `user`, `system_icon` or `system_custom`; a newer server may send others. */
  readonly type: string;
  /** An avatar's URL, or an icon's name (`warning`, `info`, `error`, `success`, `up`, `question`). */
  readonly data: string | null;
}

/** One of the sender's buttons under a message. */
export interface MessageButton {
  /** Its weight: `primary` is emphasized. */
  readonly type: 'primary' | 'secondary';
  /** Its label, as plain text. */
  readonly label: string;
  /** The text that replaces the buttons once this one was pressed. */
  readonly resultLabel?: string | undefined;
  /** The address that it opens, if any. Check it before you follow it, as `safeLinkUrl` does. */
  readonly url?: string | undefined;
  /** Where the sender wants the address to open, such as `_blank`. */
  readonly target?: string | undefined;
}

/** Where a message leads. */
export interface MessageLink {
  /** The address, as the sender wrote it. Check it before you follow it, as `safeLinkUrl` does. */
  readonly url: string;
  /** Where the sender wants it to open, such as `_blank`. */
  readonly target?: string | undefined;
}

/** The press of a message's button. */
export interface PressedButton {
  /** Which button was pressed; undefined if that is not known. */
  readonly type?: MessageButton['type'] | undefined;
  /** The data that was sent with it. carillon does not check it. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
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
  readonly actor?: MessageActor | undefined;
  /** The person who caused it. */
  readonly sender?: MessagePerson | undefined;
  /** Where it leads. */
  readonly link?: MessageLink | undefined;
  /** The sender's buttons in their order. */
  readonly buttons?: readonly MessageButton[] | undefined;
  /** Set once one of its buttons was pressed. */
  readonly pressed?: PressedButton | undefined;
  /** Until when it can be answered, as an ISO date. */
  readonly expiresAt?: string | undefined;
  /** How much it matters, where the sender says so. */
  readonly severity?: 'high' | 'medium' | 'low' | undefined;
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
