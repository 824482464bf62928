import { type Change, coverOf, effectOf, type FeedChange } from './change.ts';
import { contains, type MessageFact } from './fact.ts';
import type { InboxMessage, PartialMessage } from './message.ts';
import { concerns, type MessageFlags } from './messageFlags.ts';

/** A message with these flags; the same object if it has them already. */
export function withFlags(message: InboxMessage, flags: Partial<MessageFlags>): InboxMessage {
  const { seen = message.seen, read = message.read, ...place } = flags;
  const { archived = message.archived, snoozedUntil = message.snoozedUntil } = place;
  const isSame = message.archived === archived && message.snoozedUntil === snoozedUntil;
  return message.read === read && message.seen === seen && isSame
    ? message
    : { ...message, seen, read, ...place };
}

/** What a change makes of a message that it concerns; undefined if it removes it. */
export function changed(message: InboxMessage, change: Change): InboxMessage | undefined {
  if (change.type === 'answer') {
    const { answer, data } = change.effect;
    // Unlike others it is shown once the server has confirmed it, and before only while it can be undone.
    return change.confirmedAt === undefined && change.state !== 'held'
      ? message
      : { ...message, answered: { id: answer, data } };
  }
  const effect = effectOf(change);
  return effect === 'removed' ? undefined : effect === undefined ? message : withFlags(message, effect);
}

/** The changes by the ids that they name, and whether each of them names the messages that it concerns. */
interface Index {
  readonly byId: ReadonlyMap<string, readonly Change[]>;
  readonly wide: readonly Change[];
}

const indexes = new WeakMap<readonly Change[], Index>();

function indexOf(changes: readonly Change[]): Index {
  const known = indexes.get(changes);
  if (known !== undefined) {
    return known;
  }
  const byId = new Map<string, Change[]>();
  for (const change of changes) {
    const { target } = change;
    const ids = 'ids' in target ? target.ids : [];
    for (const id of change.type === 'feed' ? [] : ids) {
      byId.set(id, [...(byId.get(id) ?? []), change]);
    }
  }
  const index = { byId, wide: changes.filter(({ type }) => type === 'feed') };
  indexes.set(changes, index);
  return index;
}

const none: readonly Change[] = [];

function changesOf(message: InboxMessage, changes: readonly Change[]): readonly Change[] {
  const { byId, wide } = indexOf(changes);
  const named = byId.get(message.id) ?? none;
  const covering = wide.length === 0 ? none : wide.filter((change) => coverOf(change)(message));
  return covering.length === 0
    ? named
    : changes.filter((change) => named.includes(change) || covering.includes(change));
}

/** A message as the reader sees it: the fact with the changes on top that it does not contain; undefined if one of them removes it. */
export function shownMessage(
  { message, askedAt }: MessageFact,
  changes: readonly Change[],
): InboxMessage | undefined {
  let shown: InboxMessage | undefined = message;
  for (const change of changesOf(message, changes)) {
    if (shown !== undefined && !contains(askedAt, change)) {
      shown = changed(shown, change);
    }
  }
  return shown;
}

/** What the server says of loaded messages when it has marked all: those that it concerns have the flags since. */
export function markedByAll(
  change: FeedChange,
  rows: readonly MessageFact[],
  ended: readonly Change[],
): readonly PartialMessage[] {
  const { effect } = change;
  const covers = coverOf(change);
  return rows.flatMap((row) => {
    const was = covers(row.message) ? shownMessage(row, ended) : undefined;
    return effect !== 'removed' && was !== undefined && concerns(effect, was)
      ? [{ id: was.id, ...effect }]
      : [];
  });
}

/**
 * Whether a message that the server returned in its answer to a change is the newest that is known of it: since the change was sent nothing
 * else was asked of it, and no other change of it was confirmed.
 */
export function isNewest(known: MessageFact | undefined, change: Change, ended: readonly Change[]): boolean {
  const { sentAt = 0 } = change;
  const isOlder = (other: Change) => other.id === change.id || contains(sentAt, other);
  return known === undefined || (known.askedAt < sentAt && changesOf(known.message, ended).every(isOlder));
}
