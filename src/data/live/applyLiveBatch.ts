import type { InboxClient } from '../client/InboxClient.ts';
import { announceCount } from '../counts/liveCount.ts';
import { askAgain } from '../facts/asker.ts';
import { setChanges, takeEchoes } from '../facts/changes.ts';
import { lateEventMs, timeOf } from '../facts/clock.ts';
import { countedOf, countFactsOf, countKey } from '../facts/countFacts.ts';
import { askFor, askForHeads } from '../facts/feedWishes.ts';
import { forgetContained } from '../facts/forget.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { factOf, recordFact } from '../facts/recordFact.ts';
import type { Change } from '../model/change.ts';
import type { CountKind } from '../model/counts.ts';
import type { InboxMessage } from '../model/message.ts';
import { countsWhole, hasCountedFlags, shownCount } from '../model/shownCount.ts';
import type { LiveBatch } from './eventBuffer.ts';
import { planRefetch } from './planRefetch.ts';

export function applyLiveBatch(client: InboxClient, batch: LiveBatch): void {
  const keys = queryKeys(client.scope);
  const nowMs = timeOf(client);
  // What was not heard during an absence is not awaited any more.
  const { own, isBehind } = takeEchoes(
    client,
    batch.mayHaveMissed ? Number.POSITIVE_INFINITY : batch.changes,
  );
  const { ended, all } = pendingChangesOf(client).get();
  const sent = all.filter(({ state, confirmedAt }) => state === 'sending' || confirmedAt !== undefined);
  const countsWith = (changes: readonly Change[]) => ({
    unread: knownCount(client, 'unread', changes),
    unseen: knownCount(client, 'unseen', changes),
  });
  const recent = ended.filter(({ confirmedAt = 0 }) => confirmedAt > nowMs - lateEventMs);
  const plan = planRefetch(batch, {
    counts: countsWith(ended),
    shown: countsWith(sent),
    ownChanges: own,
    isBehind,
    // A new message may have come before a mark of all, which then contains it.
    isSending: sent.length > ended.length || recent.some(({ type }) => type === 'feed'),
    isRecent: recent.length > 0,
  });

  for (const message of batch.messages) {
    client.events.emit('message', message);
  }
  for (const kind of ['unseen', 'unread'] as const) {
    const count = plan.counts[kind];
    if (count !== undefined) {
      recordFact(client, keys[kind], { value: count, askedAt: timeOf(client) });
    }
    const told = batch[`${kind}Count`];
    if (told !== undefined) {
      if (!isBehind) {
        announceCount(kind, told);
      }
      client.events.emit(kind, told);
    }
  }
  askFor(client, plan.refetch, batch);
  addArrivals(client, plan.arrived ?? []);
  if (plan.owed !== undefined) {
    askForHeads(client, plan.owed, batch);
  }
}

function knownCount(client: InboxClient, of: CountKind, changes: readonly Change[]): number | undefined {
  const fact = factOf<number>(client, countKey(client, of));
  return fact && shownCount(fact, countedOf(client, of), changes);
}

/** Adds new messages to the counts of tabs. Those that may contain some of them already, or of which nobody can tell, are asked for again. */
function addArrivals(client: InboxClient, messages: readonly InboxMessage[]): void {
  const nowMs = timeOf(client);
  const tabs = countFactsOf(client).filter(({ counted: { query, of } }) => !countsWhole(query, of));
  for (const { queryKey, fact, counted } of tabs) {
    const memberships = messages.filter((one) => hasCountedFlags(one, counted)).map(counted.isMember);
    const isLate = fact.askedAt > nowMs - lateEventMs;
    if (memberships.includes(undefined) || (isLate && memberships.includes(true))) {
      askAgain(client, queryKey, 'arrived');
    }
  }
  if (messages.length > 0 && tabs.length > 0) {
    const { arrivals } = pendingChangesOf(client).get();
    const added = messages.map((message) => ({ message, confirmedAt: nowMs }));
    setChanges(client, { arrivals: [...arrivals, ...added] });
    forgetContained(client);
  }
}
