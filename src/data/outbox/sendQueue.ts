import { retries } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { applyChange, markAsSent, replaceChange, takeBack } from '../facts/changes.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { type Change, isAsked, keysOf, type NewChange, narrowed } from '../model/change.ts';
import { givenUp, type InboxError, toInboxError } from '../transport/InboxError.ts';
import { askAfterFailure, takeAnswer } from './askAfter.ts';
import { changeOf, createEntry, type Entry, isLost, isUnsent, type SendTime } from './entry.ts';
import { createConflicts, type FailedActionStore } from './failedActions.ts';
import { createLine } from './line.ts';
import { compare, mustFollow } from './replaces.ts';
import type { sendChange } from './sendChange.ts';
import { createUnanswered } from './unanswered.ts';

/** Creates the queue of the changes that are not held: it sends each once it need not wait for the network or for an earlier one. */
export function createSendQueue(client: InboxClient, failures: FailedActionStore, send: typeof sendChange) {
  const line = createLine(client, pump);
  const loaded = () => messageFactsOf(client).get();
  const unanswered = createUnanswered(client, () => entries);
  let entries: readonly Entry[] = [];

  function start(asked: NewChange, time: SendTime, given: Partial<Entry> = {}): Promise<void> {
    // A mark of a whole feed is never the same as an earlier one, since messages may have arrived.
    const isComparable = time !== 'unload' && asked.type !== 'feed';
    const { keys, joined, replaced } = compare(asked, isComparable ? entries : [], loaded());
    for (const [entry, taken] of replaced) {
      take(entry, taken);
    }
    if (keys.length > 0) {
      const entry = createEntry(changeOf(narrowed(asked, keys), 'queued'), time, given);
      if (line.isDown()) {
        setWaiting(entry);
      }
      entries = [...entries, entry];
      applyChange(client, entry.change);
      unanswered.watch();
      joined.push(entry);
    }
    // Also what was narrowed may have nothing left to wait for.
    pump();
    const ended = Promise.all(joined.map(({ done }) => done)).then(() => {});
    // The reader is told of a failure otherwise.
    ended.catch(() => {});
    return ended;
  }

  /** A newer change replaces these parts of one that waits. */
  function take(entry: Entry, keys: ReadonlySet<string>): void {
    const left = keysOf(entry.change).filter((key) => !keys.has(key));
    if (left.length === 0) {
      remove(entry);
      entry.resolve();
    } else {
      update(entry, narrowed(entry.change, left));
    }
  }

  function update(entry: Entry, next: Pick<Change, 'state' | 'sentAt'>): void {
    entry.change = { ...entry.change, ...next };
    replaceChange(client, entry.change);
  }

  function remove(entry: Entry): void {
    entries = entries.filter((one) => one !== entry);
    takeBack(client, entry.change.id);
  }

  function isBlocked(entry: Entry): boolean {
    const rows = loaded();
    return (
      entry.time !== 'unload' &&
      entries
        .slice(0, entries.indexOf(entry))
        .some((one) => (entry.hasWaited && one.hasWaited) || mustFollow(entry.change, one.change, rows))
    );
  }

  function setWaiting(entry: Entry): void {
    const isReachable = line.isReachable();
    // Where others get their answers, it holds up none of them.
    entry.hasWaited = !isReachable;
    entry.time = 'deferred';
    // Whether the server has it is not known, and will not be until it is sent again.
    update(entry, { state: isReachable ? 'queued' : 'waiting', sentAt: undefined });
  }

  /** Sends what waits and need not wait any longer. */
  function pump(): void {
    for (const entry of entries) {
      if (!entry.isSent && !line.isDown(entry.misses > 0) && !isBlocked(entry)) {
        update(entry, { state: 'sending' });
        void attempt(entry);
      }
    }
  }

  async function attempt(entry: Entry): Promise<void> {
    const { change, time } = entry;
    entry.isSent = true;
    try {
      markAsSent(client, change.id);
      const answer = await send(client, change, time);
      if (entry.hasWaited || entry.misses > 0) {
        line.resume();
      }
      if (isAsked(change)) {
        failures.replace(change);
      }
      entries = entries.filter((one) => one !== entry);
      takeAnswer(client, change.id, answer);
      entry.resolve();
    } catch (thrown) {
      takeFailure(entry, thrown);
      return;
    }
    pump();
  }

  function takeFailure(entry: Entry, thrown: unknown): void {
    const { change } = entry;
    const error = toInboxError(thrown);
    if (canWait(entry, error)) {
      entry.isSent = false;
      setWaiting(entry);
      line.pause();
    } else if (client.isDestroyed() && (isLost(change, error) || isUnsent(error))) {
      // The next client of this reader sends it.
      setWaiting(entry);
      entry.reject(thrown);
      return;
    } else {
      if (error.conflict && change.type === 'answer') {
        // To send it again would not help: the row says what holds, once that was asked for.
        const told = client.service(createConflicts);
        told.set({ ...told.get(), [String(change.target.ids)]: error.conflict });
      } else if (!entry.isRetry && isAsked(change)) {
        fail(change, error);
      }
      remove(entry);
      askAfterFailure(client, change);
      entry.reject(thrown);
    }
    pump();
  }

  /** Whether a change that got no answer is sent again by itself. What was tried without a network does not count. */
  function canWait(entry: Entry, error: InboxError): boolean {
    if (client.isDestroyed() || !isLost(entry.change, error)) {
      return false;
    }
    entry.misses += line.isReachable() ? 1 : 0;
    return entry.misses <= retries.change.limit;
  }

  function fail(change: NewChange, error: InboxError): void {
    failures.add(change, error, (left) => start(left, 'deferred', { isRetry: true }));
  }

  function end(): void {
    unanswered.end();
    for (const entry of entries) {
      if (!entry.isSent && (entry.hasWaited || entry.misses > 0)) {
        entry.reject(givenUp());
      }
    }
  }

  return { start, fail, end };
}
