import type { MessagesQuery } from './messagesQuery.ts';

/** What the reader has done with a message. */
export interface MessageFlags {
  readonly seen: boolean;
  readonly read: boolean;
  /** Whether it was put away. */
  readonly archived?: boolean | undefined;
  /** Until when it is put off, as an ISO date; null or absent if it is not. */
  readonly snoozedUntil?: string | null | undefined;
  /** Which answer was given; absent without one. */
  readonly answered?: object | undefined;
}

/** What a change does to messages: the flags that it sets, while the others stay, or `removed`. */
export type MessageEffect =
  | {
      readonly seen?: boolean;
      readonly read?: boolean;
      readonly archived?: boolean | undefined;
      /** An ISO date, or null to bring it back. */
      readonly snoozedUntil?: string | null | undefined;
    }
  | 'removed';

/** Whether a change of all messages concerns one: `read` the unread, `seen` the neither seen nor read. @source docs/protocol.md#message-states */
export function concerns(effect: MessageEffect, { read, seen }: MessageFlags): boolean {
  return effect === 'removed' || (!read && (effect.read === true || !seen));
}

/** Whether a message is put away or off as a query asks for: to a query that asks for neither belongs what is neither. */
export function isInPlaceOf(
  { archived = false, snoozed = false }: MessagesQuery,
  message: Pick<MessageFlags, 'archived' | 'snoozedUntil'>,
): boolean {
  return (message.archived ?? false) === archived && ((message.snoozedUntil ?? null) !== null) === snoozed;
}

/** Whether the flags of a message are those that a query asks for. */
export function hasFlagsOf(query: MessagesQuery, message: MessageFlags): boolean {
  const { read = message.read, seen = message.seen } = query;
  return (
    message.read === read &&
    message.seen === seen &&
    !(query.answered && !message.answered) &&
    isInPlaceOf(query, message)
  );
}

/** Whether a change may let a message whose flags are not known into a query. */
export function mayGainFlagsOf(query: MessagesQuery, effect: MessageEffect): boolean {
  if (effect === 'removed') {
    return false;
  }
  const { read, seen, archived, snoozedUntil } = effect;
  const pairs = [
    [read, query.read],
    [seen, query.seen],
    [archived, query.archived ?? false],
    [snoozedUntil === undefined ? undefined : snoozedUntil !== null, query.snoozed ?? false],
  ].filter((pair) => !pair.includes(undefined));
  return pairs.length > 0 && pairs.every(([set, wanted]) => set === wanted);
}

/** Whether a change takes messages to another place, or away, whatever a query filters by. */
export function moves(effect: MessageEffect | undefined): boolean {
  return (
    effect === 'removed' ||
    (effect !== undefined && (effect.archived !== undefined || effect.snoozedUntil !== undefined))
  );
}
