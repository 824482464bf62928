import type { InboxClient } from '../client/InboxClient.ts';
import { type Change, coverOf } from '../model/change.ts';
import { contains } from '../model/fact.ts';
import { changed } from '../model/overlay.ts';
import { askAgain } from './asker.ts';
import { after, setChanges, unheardCalls } from './changes.ts';
import { lateEventMs, timeOf } from './clock.ts';
import { countFactsOf } from './countFacts.ts';
import { factsOf } from './factKeys.ts';
import { messageFactsOf } from './messageFacts.ts';
import { pendingOf } from './pendingChanges.ts';
import { queryKeys } from './queryKeys.ts';

/** Forgets each confirmed change that is contained in every fact that it could be laid over, now and whenever a fact is recorded. */
export function forgetContained(client: InboxClient): void {
  client.service(createForgetter)();
}

function createForgetter(client: InboxClient): () => void {
  let stop: (() => void) | undefined;
  let isDue = false;
  const doubted = new Set<number>();

  /** Asks for the counts that a change is laid over although a newer fact contradicts it, once nothing is being asked. */
  function doubt(kept: readonly Change[]): void {
    const rows = messageFactsOf(client).get();
    for (const change of kept.filter(({ id }) => !doubted.has(id))) {
      const ids = change.type === 'messages' ? change.target.ids : [];
      const isContradicted = ids
        .flatMap((id) => rows.get(id) ?? [])
        .some(({ message, askedAt }) => contains(askedAt, change) && changed(message, change) !== message);
      if (isContradicted) {
        doubted.add(change.id);
        const counts = countFactsOf(client).filter(({ fact }) => !contains(fact.askedAt, change));
        for (const { queryKey } of counts) {
          askAgain(client, queryKey, 'doubted');
        }
      }
    }
  }

  function forget(): void {
    isDue = false;
    if (client.queryClient.isFetching({ queryKey: client.scope }) > 0) {
      // What is being asked for may not contain it either.
      return;
    }
    const { changes, ended, arrivals } = pendingOf(client);
    const isContained = containment(client);
    const forgotten = ended.filter(isContained);
    // Those after it began from what was before it.
    const rebased = (one: Change) => forgotten.reduce(after, one);
    const kept = ended.filter((change) => !forgotten.includes(change)).map(rebased);
    const oldest = Math.min(...countFactsOf(client).map(({ fact }) => fact.askedAt));
    const left = arrivals.filter(({ confirmedAt }) => confirmedAt > oldest);
    if (forgotten.length > 0 || left.length < arrivals.length) {
      setChanges(client, { changes: changes.map(rebased), ended: kept, arrivals: left });
    }
    doubt(kept);
    if (kept.length + left.length === 0) {
      stop?.();
      stop = undefined;
    }
  }

  return () => {
    stop ??= client.queryClient.getQueryCache().subscribe(({ type }) => {
      if ((type === 'updated' || type === 'removed') && !isDue) {
        isDue = true;
        queueMicrotask(forget);
      }
    });
  };
}

/** Whether a change is in every fact that it could be laid over. */
function containment(client: InboxClient): (change: Change) => boolean {
  const preferences = factsOf(client, queryKeys(client.scope).preferences).map(({ fact }) => fact);
  const counts = countFactsOf(client).map(({ fact }) => fact);
  const rows = messageFactsOf(client).get();
  const isLive = client.connection.get() === 'live';
  const nowMs = timeOf(client);
  return (change) => {
    if (isLive && unheardCalls(change, nowMs) > 0) {
      // Its own events would pass for those of others.
      return false;
    }
    const isInAll = (facts: readonly { readonly askedAt: number }[]) =>
      facts.every(({ askedAt }) => contains(askedAt, change));
    switch (change.type) {
      case 'switches':
        return isInAll(preferences);
      case 'messages':
        return isInAll(counts) && isInAll(change.target.ids.flatMap((id) => rows.get(id) ?? []));
      case 'feed': {
        if ((change.confirmedAt ?? 0) > nowMs - lateEventMs) {
          // A message that it has changed may still be told.
          return false;
        }
        const covers = coverOf(change);
        return isInAll(counts) && isInAll([...rows.values()].filter(({ message }) => covers(message)));
      }
      default: {
        return isInAll(change.target.ids.flatMap((id) => rows.get(id) ?? []));
      }
    }
  };
}
