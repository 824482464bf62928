import type { InboxMessage } from '../model/message.ts';
import type { MessageFlags } from '../model/messageMarks.ts';
import { type Change, type CountDeltas, coverOf, coversMessage, effectOf } from './change.ts';

/** A message as the reader sees it, with the unconfirmed changes on top; undefined if one of them removes it. */
export function withPendingChanges(
  message: InboxMessage,
  changes: readonly Change[],
): InboxMessage | undefined {
  let shown = message;
  for (const change of changes) {
    const effect = effectOf(change);
    if (effect !== undefined && coversMessage(change, message)) {
      if (effect === 'removed') {
        return undefined;
      }
      shown = withFlags(shown, effect);
    }
  }
  return shown;
}

/** A message with these flags; the same object if it has them already. */
export function withFlags(message: InboxMessage, flags: Partial<MessageFlags>): InboxMessage {
  const { seen = message.seen, read = message.read } = flags;
  return message.read === read && message.seen === seen ? message : { ...message, seen, read };
}

/** How much the changes move the counts, each on top of those before it. */
export function measureCounts(messages: Iterable<InboxMessage>, changes: readonly Change[]): CountDeltas {
  let unreadDelta = 0;
  let unseenDelta = 0;
  for (const { deltas } of changes) {
    unreadDelta += deltas?.unreadDelta ?? 0;
    unseenDelta += deltas?.unseenDelta ?? 0;
  }
  const effects = changes.flatMap((change) => {
    const effect = effectOf(change);
    return effect === undefined ? [] : { covers: coverOf(change), effect, deltas: change.deltas };
  });
  const isKnown = effects.every(
    ({ deltas }) => deltas?.unreadDelta !== undefined && deltas.unseenDelta !== undefined,
  );
  for (const message of isKnown ? [] : messages) {
    let { read, seen } = message;
    for (const { covers, effect, deltas } of effects) {
      if (covers(message)) {
        const isRemoved = effect === 'removed';
        const next = isRemoved ? { read: true, seen: true } : { read, seen, ...effect };
        unreadDelta += deltas?.unreadDelta === undefined ? Number(read) - Number(next.read) : 0;
        unseenDelta += deltas?.unseenDelta === undefined ? Number(seen) - Number(next.seen) : 0;
        if (isRemoved) {
          break;
        }
        ({ read, seen } = next);
      }
    }
  }
  return { unreadDelta, unseenDelta };
}
