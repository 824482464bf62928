import type { MessageFacts } from '../facts/messageFacts.ts';
import { coverOf, isMark, keysOf, type NewChange } from '../model/change.ts';
import { type MessageEffect, moves } from '../model/messageFlags.ts';
import type { Entry } from './entry.ts';

/** Whether a change of the reader makes a part of an older one that has failed pointless. */
export function replaces(newer: NewChange, failed: NewChange, key: string, loaded: MessageFacts): boolean {
  if (newer.type === 'switches' || newer.type === 'answer') {
    return failed.type === newer.type && keysOf(newer).includes(key);
  }
  if (failed.type === 'switches' || failed.type === 'answer') {
    return false;
  }
  if (newer.kind !== 'removed' && moves(failed.effect) !== moves(newer.effect)) {
    // A failed removal is not made pointless by a mark, and neither is a mark by putting the message away.
    return false;
  }
  if (keysOf(newer).includes(key)) {
    return true;
  }
  const fact = newer.type === 'feed' ? loaded.get(key) : undefined;
  return fact !== undefined && coverOf(newer)(fact.message);
}

/**
 * Whether a change has to wait until an earlier one has ended: both switch the same, press a button of the same message, or mark the
 * same message. Removals wait for nothing, since no order changes what remains.
 */
export function mustFollow(later: NewChange, earlier: NewChange, loaded: MessageFacts): boolean {
  if (later.type === 'switches' || later.type === 'answer') {
    const keys = keysOf(earlier);
    return earlier.type === later.type && keysOf(later).some((key) => keys.includes(key));
  }
  return isMark(later) && isMark(earlier) && sharesMessage(later, earlier, loaded);
}

/**
 * Compares a new change with the unconfirmed ones of the same kind of thing, the newest first: a part that is like one joins it, and what
 * waits is replaced. Returns the keys of what is left to send, the entries that it joins, and what it takes from those that wait.
 */
export function compare(asked: NewChange, entries: readonly Entry[], loaded: MessageFacts) {
  const keys = new Set(keysOf(asked));
  const joined = new Set<Entry>();
  const replaced: (readonly [Entry, ReadonlySet<string>])[] = [];
  /** Those for which no newer entry has decided yet. */
  const open = new Set(keys);
  for (const entry of [...entries].reverse()) {
    const { change, isSent } = entry;
    if (asked.type === 'messages' && change.type === 'feed') {
      // What it has marked, or may have, is no longer as an older mark has left it.
      const covers = coverOf(change);
      for (const key of open) {
        const fact = loaded.get(key);
        if (fact === undefined || covers(fact.message)) {
          open.delete(key);
        }
      }
    } else if (change.type === asked.type && isMark(change) === isMark(asked)) {
      const taken = new Set<string>();
      for (const key of keysOf(change).filter((one) => open.has(one))) {
        if (isSameEffect(asked, change, key)) {
          keys.delete(key);
          joined.add(entry);
        } else if (!isSent) {
          taken.add(key);
          continue;
        }
        open.delete(key);
      }
      replaced.push([entry, taken]);
    }
  }
  return { keys: [...keys], joined: [...joined], replaced: replaced.filter(([, { size }]) => size > 0) };
}

/** Whether a newer change has the same effect as an unconfirmed one on what this key stands for, so that it need not be sent. */
export function isSameEffect(newer: NewChange, older: NewChange, key: string): boolean {
  if (newer.type === 'messages' && older.type === 'messages') {
    return isSame(newer.effect, older.effect);
  }
  if (newer.type === 'switches' && older.type === 'switches') {
    const [name = ''] = key.split(' ');
    return switchOf(newer.effect, name) === switchOf(older.effect, name);
  }
  return newer.type === 'answer' && older.type === 'answer';
}

export function sharesMessage(one: NewChange, other: NewChange, loaded: MessageFacts): boolean {
  if (one.type === 'messages' && other.type === 'messages') {
    const ids = new Set(other.target.ids);
    return one.target.ids.some((id) => ids.has(id));
  }
  const covers = [coverOf(one), coverOf(other)];
  return [...loaded.values()].some(({ message }) => covers.every((cover) => cover(message)));
}

function isSame(one: MessageEffect, other: MessageEffect): boolean {
  return one === 'removed' || other === 'removed'
    ? one === other
    : one.read === other.read &&
        one.seen === other.seen &&
        one.archived === other.archived &&
        one.snoozedUntil === other.snoozedUntil;
}

function switchOf(switches: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(switches)).get(name);
}
