import { retries } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import {
  applyChange,
  confirmChange,
  countCall,
  markAsSent,
  replaceChange,
  takeBack,
} from '../facts/changes.ts';
import { forgetContained } from '../facts/forget.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { recordReturned } from '../facts/recordParts.ts';
import {
  type Change,
  type ChangeState,
  coversMessage,
  isAsked,
  isMark,
  keysOf,
  type NewChange,
  narrowed,
} from '../model/change.ts';
import { isNewest } from '../model/overlay.ts';
import { givenUp, type InboxError, toInboxError } from '../transport/InboxError.ts';
import { askAfter, askAfterFailure } from './askAfter.ts';
import { createFailedActions } from './failedActions.ts';
import { handled } from './handled.ts';
import { createHeldChanges } from './heldChanges.ts';
import { createLine } from './line.ts';
import type { Answer, FollowCall, Outbox, SendTime } from './outboxTypes.ts';
import { isSameEffect, mustFollow, replaces, sharesMessage } from './replaces.ts';
import { sendChange } from './sendChange.ts';
import { storeChanges } from './storeChanges.ts';

/** A change that is not held. */
interface Entry {
  change: Change;
  readonly done: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
  readonly isRetry: boolean;
  time: SendTime;
  isSent: boolean;
  /** Whether it has waited for the network: then it is sent after the others that have. */
  hasWaited: boolean;
  /** How often it got no answer while the server was reachable. */
  misses: number;
  /** How often it was looked at without an answer. */
  age: number;
}

/** What an entry may begin with. */
type Given = Pick<Entry, 'isRetry' | 'hasWaited'>;

/**
 * So often it is looked at what has no answer, in milliseconds. The second time that is told: nine seconds after the act at the latest,
 * with the usual time to undo it.
 */
export const lookMs = 2_000;

let nextId = 1;

/** The outbox of a client. Created at the first change, since a bell that is never opened changes nothing. */
export function outboxOf(client: InboxClient): Outbox {
  return client.service(createOutbox);
}

/** Creates the outbox of a client. `send` is another function in tests. */
export function createOutbox(client: InboxClient, send: typeof sendChange = sendChange): Outbox {
  const failures = createFailedActions((newer, failed, key) =>
    replaces(newer, failed, key, messageFactsOf(client).get()),
  );
  const line = createLine(client, pump);
  storeChanges(client);
  const held = createHeldChanges(client, start);
  let entries: readonly Entry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(asked: NewChange, time: SendTime, given: Partial<Given> = {}): Promise<void> {
    // A mark of a whole feed is never the same as an earlier one, since messages may have arrived.
    const isComparable = time !== 'unload' && asked.type !== 'feed';
    const { keys, joined } = isComparable ? compare(asked) : { keys: keysOf(asked), joined: [] };
    if (keys.length > 0) {
      const entry = createEntry(changeOf(narrowed(asked, keys), 'queued'), time, given);
      if (line.isDown()) {
        setWaiting(entry);
      }
      entries = [...entries, entry];
      applyChange(client, entry.change);
      watch();
      joined.push(entry.done);
    }
    // Also what was narrowed may have nothing left to wait for.
    pump();
    return joined.length === 1 && joined[0] !== undefined ? joined[0] : Promise.all(joined).then(() => {});
  }

  /**
   * Compares a new change with the unconfirmed ones of the same kind of thing, the newest first: a part that is like one joins it, and what
   * waits is replaced. Returns what is left to send, and the ends of those that it has joined.
   */
  function compare(asked: NewChange): { keys: readonly string[]; joined: Promise<void>[] } {
    const joined: Promise<void>[] = [];
    const left = new Set(keysOf(asked));
    /** Those for which no newer entry has decided yet. */
    const open = new Set(left);
    for (const entry of [...entries].reverse()) {
      const { change, done, isSent } = entry;
      if (asked.type === 'messages' && change.type === 'feed') {
        // What it has marked, or may have, is no longer as an older mark has left it.
        const loaded = messageFactsOf(client).get();
        for (const key of open) {
          const fact = loaded.get(key);
          if (fact === undefined || coversMessage(change, fact.message)) {
            open.delete(key);
          }
        }
      } else if (change.type === asked.type && isMark(change) === isMark(asked)) {
        const shared = keysOf(change).filter((key) => open.has(key));
        const same = shared.filter((key) => isSameEffect(asked, change, key));
        const replaced = new Set(shared);
        for (const key of same) {
          replaced.delete(key);
          open.delete(key);
          left.delete(key);
        }
        if (same.length > 0) {
          joined.push(done);
        }
        if (isSent) {
          for (const key of replaced) {
            open.delete(key);
          }
        } else if (replaced.size > 0) {
          drop(entry, replaced);
        }
      }
    }
    return { keys: [...left], joined };
  }

  /** A newer change replaces these parts of one that waits. */
  function drop(entry: Entry, keys: ReadonlySet<string>): void {
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
    const loaded = messageFactsOf(client).get();
    return (
      entry.time !== 'unload' &&
      entries
        .slice(0, entries.indexOf(entry))
        .some((one) => (entry.hasWaited && one.hasWaited) || mustFollow(entry.change, one.change, loaded))
    );
  }

  function setWaiting(entry: Entry): void {
    const isReachable = line.isReachable();
    // Where others get their answers, it holds up none of them.
    entry.hasWaited = !isReachable;
    entry.time = 'deferred';
    const state = isReachable ? 'queued' : 'waiting';
    // Whether the server has it is not known, and will not be until it is sent again.
    update(entry, { state, sentAt: undefined });
  }

  function watch(): void {
    timer ??= setTimeout(look, lookMs);
  }

  /** Tells of those that have had no answer for long. */
  function look(): void {
    timer = undefined;
    for (const entry of entries) {
      entry.age += 1;
      if (entry.age === 2) {
        replaceChange(client, { ...entry.change, isUnanswered: true });
      }
      watch();
    }
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
      const answer = await send(client, change, time, follow(change.id));
      if (entry.hasWaited || entry.misses > 0) {
        line.resume();
      }
      if (isAsked(change)) {
        failures.replace(change);
      }
      entries = entries.filter((one) => one !== entry);
      confirm(change.id, answer);
      entry.resolve();
    } catch (thrown) {
      if (canWait(entry, thrown)) {
        entry.isSent = false;
        setWaiting(entry);
        line.pause();
        pump();
        return;
      }
      const error = toInboxError(thrown);
      if (client.isDestroyed() && (isLost(change, error) || isUnsent(error))) {
        // The next client of this reader sends it.
        setWaiting(entry);
        entry.reject(thrown);
        return;
      }
      if (!entry.isRetry && isAsked(change)) {
        fail(change, error);
      }
      remove(entry);
      askAfterFailure(client, change);
      entry.reject(thrown);
    }
    pump();
  }

  function confirm(id: number, answer: Answer): void {
    const confirmed = confirmChange(client, id, answer.switches && { effect: answer.switches });
    if (confirmed !== undefined && !client.isDestroyed()) {
      const loaded = messageFactsOf(client).get();
      const { ended } = pendingChangesOf(client).get();
      const messages = answer.messages?.filter((one) => isNewest(loaded.get(one.id), confirmed, ended));
      recordReturned(client, messages ?? [], ended, confirmed.confirmedAt ?? 0);
      forgetContained(client);
      askAfter(client, confirmed, { ...answer, messages });
    }
  }

  /** Counts a call until it fails. */
  function follow(id: number): FollowCall {
    return async (call) => {
      countCall(client, id, 1);
      try {
        return await call;
      } catch (thrown) {
        countCall(client, id, -1);
        throw thrown;
      }
    };
  }

  function fail(change: NewChange, error: InboxError): void {
    failures.add(change, error, (left) => start(left, 'deferred', { isRetry: true }));
  }

  /** Whether a change that got no answer is sent again by itself. What was tried without a network does not count. */
  function canWait(entry: Entry, thrown: unknown): boolean {
    if (client.isDestroyed() || !isLost(entry.change, toInboxError(thrown))) {
      return false;
    }
    entry.misses += line.isReachable() ? 1 : 0;
    return entry.misses <= retries.change.limit;
  }

  client.events.on('ending', () => {
    held.flush('unload');
    clearTimeout(timer);
    for (const entry of entries) {
      if (!entry.isSent && (entry.hasWaited || entry.misses > 0)) {
        entry.reject(givenUp());
      }
    }
  });

  return {
    failures,
    fail,
    run(change, undoMs = 0) {
      if (change.kind === 'preference') {
        failures.replace(change);
      }
      if (isMark(change)) {
        const loaded = messageFactsOf(client).get();
        // So that the newest mark of a message reaches the server last.
        held.sendThose((one) => isMark(one) && sharesMessage(change, one, loaded));
      }
      if (undoMs > 0) {
        held.add(changeOf(change, 'held'), undoMs);
        return Promise.resolve();
      }
      return start(change, 'immediate');
    },
    resume(change) {
      handled(start(change, 'deferred', { hasWaited: true }));
    },
    undo: held.undo,
    keep: held.keep,
    flush: held.flush,
  };
}

function createEntry(change: Change, time: SendTime, given: Partial<Given>): Entry {
  let end: Pick<Entry, 'resolve' | 'reject'> = { resolve() {}, reject() {} };
  const done = new Promise<void>((resolve, reject) => {
    end = { resolve, reject };
  });
  return {
    change,
    time,
    done,
    isRetry: false,
    isSent: false,
    hasWaited: false,
    misses: 0,
    age: 0,
    ...given,
    ...end,
  };
}

function changeOf(change: NewChange, state: ChangeState): Change {
  const id = nextId;
  nextId += 1;
  return { ...change, id, state };
}

/** Whether a change got no answer and can be sent again: doing it twice is like doing it once. */
function isLost({ type }: Change, { kind, status }: InboxError): boolean {
  return kind === 'unavailable' && status === 0 && type !== 'button';
}

/** Whether a call was given up before it was made. */
function isUnsent({ kind, status }: InboxError): boolean {
  return kind === 'aborted' && status === 0;
}
