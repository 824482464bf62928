import { hashKey } from '@tanstack/react-query';
import type { InboxMessage } from './message.ts';
import { isInPlaceOf, type MessageEffect } from './messageFlags.ts';
import { isWhole, type MessagesQuery } from './messagesQuery.ts';
import type { Switches } from './preference.ts';

/** The kind of a change: what it does to messages, a switch of a preference, or a press of a sender's button. */
export type ChangeKind =
  | 'removed'
  | 'read'
  | 'unread'
  | 'seen'
  | 'unseen'
  | 'archived'
  | 'unarchived'
  | 'snoozed'
  | 'unsnoozed'
  | 'preference'
  | 'answer';

/** The kind of a change of messages. */
export type MessageChangeKind = Exclude<ChangeKind, 'preference' | 'answer'>;

/** Every kind of change of messages. */
export const messageChangeKinds: readonly MessageChangeKind[] = [
  'removed',
  'read',
  'unread',
  'seen',
  'unseen',
  'archived',
  'unarchived',
  'snoozed',
  'unsnoozed',
];

/** How much something changes the two counts. */
export interface CountDeltas {
  readonly unreadDelta: number;
  readonly unseenDelta: number;
}

/**
 * The states of a change: `held` until its undo time ends, `queued` behind an earlier one or until its next try, `waiting` for the
 * network, `sending` until the server has answered, and `elsewhere` while another tab of this browser has it.
 */
export const changeStates = ['held', 'queued', 'waiting', 'sending', 'elsewhere'] as const;

/** One of `changeStates`. */
export type ChangeState = (typeof changeStates)[number];

interface ChangeBase {
  /** Higher for a later change of this page. */
  readonly id: number;
  readonly state: ChangeState;
  /** How many messages or switches it changes. If it changes all of a feed: how many are loaded, or known to be unread. */
  readonly count: number;
  /** How much it changes the counts of the whole inbox, if that does not follow from the messages as they were. */
  readonly deltas?: Partial<CountDeltas> | undefined;
  /** How much it changes counts by their keys, where it leaves nothing to count: the number that was shown before it, taken away. */
  readonly moves?: ReadonlyMap<string, number> | undefined;
  /** The messages that it concerns as the server had them when it was made or sent, by their ids. */
  readonly before?: ReadonlyMap<string, InboxMessage> | undefined;
  /** When it was made, by the page's clock. */
  readonly madeAt?: number | undefined;
  /** When those messages were read, by the page's clock. */
  readonly beforeAt?: number | undefined;
  /** When it was sent, by the page's clock; undefined until then. */
  readonly sentAt?: number | undefined;
  /** Whether it is on its way and has had no answer for some seconds. */
  readonly isUnanswered?: boolean | undefined;
  /** When the server had confirmed it, by the page's clock; undefined until then. */
  readonly confirmedAt?: number | undefined;
  /** How many calls of it the server has taken, and how many live events of them were heard. */
  readonly calls?: number | undefined;
  readonly heard?: number | undefined;
}

/** Marks or removes messages by their ids. */
export interface MessagesChange extends ChangeBase {
  readonly type: 'messages';
  readonly kind: MessageChangeKind;
  readonly target: { readonly ids: readonly string[] };
  readonly effect: MessageEffect;
  /** Whether the reader did not ask for it, so that its failure is not told. */
  readonly isAutomatic?: boolean | undefined;
}

/** All messages of a feed at one moment. Messages that arrive later do not belong to it. */
export interface FeedTarget {
  readonly query: MessagesQuery;
  /** The id of the one feed, if its loaded messages contain it. */
  readonly feedId?: string | undefined;
  /** The loaded messages that belong to it. */
  readonly ids: readonly string[];
  /** Whether it has messages that are not loaded. */
  readonly hasMore: boolean;
  /** When the oldest loaded one was made; those that are not loaded are older. */
  readonly oldest?: string | undefined;
}

/** Marks or removes every message of a feed. */
export interface FeedChange extends ChangeBase {
  readonly type: 'feed';
  readonly kind: MessageChangeKind;
  readonly target: FeedTarget;
  readonly effect: MessageEffect;
}

/** Switches preferences of a workflow, or the global ones if there is no id. */
export interface SwitchesChange extends ChangeBase {
  readonly type: 'switches';
  readonly kind: 'preference';
  readonly target: { readonly workflowId?: string | undefined };
  readonly effect: Switches;
  /** What the reader is told of it while it can be undone. It is not sent. */
  readonly label?: string | undefined;
  /** Until when a channel is to be off, in milliseconds since 1970; undefined until the reader turns it on. It is not sent. */
  readonly untilMs?: number | undefined;
}

/** What an answer does. */
export interface AnswerEffect {
  /** Which one it is. */
  readonly answer: string;
  /** Data for the sender. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** Its words, where its message was loaded. They are not sent. */
  readonly label?: string | undefined;
}

/** Answers a message, several only while it is held: then each is sent by itself. */
export interface AnswerChange extends ChangeBase {
  readonly type: 'answer';
  readonly kind: 'answer';
  readonly target: { readonly ids: readonly string[] };
  readonly effect: AnswerEffect;
}

/** A change of the reader as plain data: what it is about, and what it does to that. */
export type Change = MessagesChange | FeedChange | SwitchesChange | AnswerChange;

/** A change that the outbox does not have yet. */
export type NewChange<Kind extends Change = Change> = Kind extends Change
  ? Omit<Kind, 'id' | 'state'>
  : never;

/** What a change does to the messages that it applies to; undefined if it applies to none. */
export function effectOf(change: Change): MessageEffect | undefined {
  return change.type === 'messages' || change.type === 'feed' ? change.effect : undefined;
}

/** What a change concerns, one text each. Of two changes with the same text the newer one counts. */
export function keysOf(change: NewChange): readonly string[] {
  switch (change.type) {
    case 'messages':
      return change.target.ids;
    case 'feed':
      return [hashKey(['all', change.kind, change.target.query])];
    case 'switches':
      return Object.keys(change.effect).map((name) => switchKey(change.target.workflowId, name));
    default:
      return change.target.ids.map((id) => `${change.effect.answer} ${id}`);
  }
}

/** A change as it is sent: of an answer to several messages each is one. */
export function eachAnswer(change: NewChange): readonly NewChange[] {
  return change.type === 'answer'
    ? change.target.ids.map((id) => ({ ...change, target: { ids: [id] }, count: 1 }))
    : [change];
}

/** The key of one switch. No workflow has an empty id, so the global preference has a key of its own. */
function switchKey(workflowId = '', name: string): string {
  return `${name} ${workflowId}`;
}

export function narrowed<Kind extends NewChange>(change: Kind, keys: readonly string[]): Kind {
  if (change.type === 'messages') {
    const kept = setOf(keys);
    const ids = change.target.ids.filter((id) => kept.has(id));
    return { ...change, target: { ids }, count: ids.length };
  }
  if (change.type === 'switches') {
    const kept = Object.entries(change.effect).filter(([name]) =>
      keys.includes(switchKey(change.target.workflowId, name)),
    );
    return { ...change, effect: Object.fromEntries(kept), count: kept.length };
  }
  return change;
}

/** Whether a change applies to messages of any feed, as far as their members show. */
export function coverOf({ type, target }: NewChange): (message: InboxMessage) => boolean {
  if (type !== 'messages' && type !== 'feed') {
    return () => false;
  }
  const ids = setOf(target.ids);
  return (message) =>
    ids.has(message.id) || (type === 'feed' && belongsTo(target, message) && includesRow(target, message));
}

/** Whether a row of this very feed belongs to all of its messages. */
export function includesRow({ ids, hasMore, oldest }: FeedTarget, { id, createdAt }: InboxMessage): boolean {
  return setOf(ids).has(id) || (hasMore && (oldest === undefined || createdAt < oldest));
}

/** Whether a message is one of the whole inbox or of the one feed. */
export function belongsTo(
  { query, feedId }: Pick<FeedTarget, 'query' | 'feedId'>,
  message: InboxMessage,
): boolean {
  const isOfFeed = isWhole(query) || (feedId !== undefined && message.feedId === feedId);
  return isOfFeed && isInPlaceOf(query, message);
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The ids as a set, made once: a long list is asked for each row. */
function setOf(ids: readonly string[]): ReadonlySet<string> {
  const known = sets.get(ids) ?? new Set(ids);
  sets.set(ids, known);
  return known;
}

/** Whether the reader asked for a change: it outlives the page then, and its failure is told. */
export function isAsked(change: Change): boolean {
  return change.type !== 'messages' || change.isAutomatic !== true;
}

export function isMark(change: NewChange): boolean {
  return (change.type === 'messages' || change.type === 'feed') && change.effect !== 'removed';
}
