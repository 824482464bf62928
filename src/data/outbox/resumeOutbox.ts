import type { InboxClient } from '../client/InboxClient.ts';
import { applyChange, confirmChange, markAsSent, replaceChange, takeBack } from '../facts/changes.ts';
import { timeOf } from '../facts/clock.ts';
import { forgetContained } from '../facts/forget.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { pendingOf } from '../facts/pendingChanges.ts';
import type { AnswerChange, Change } from '../model/change.ts';
import { InboxError } from '../transport/InboxError.ts';
import { askAfterFailure } from './askAfter.ts';
import { outboxOf } from './outbox.ts';
import { isOfLaterVersion, parseStoredChange } from './parseStoredChange.ts';
import { ownerLock, ownerOf } from './storeChanges.ts';
import { lockOf, storedKeys } from './storedChanges.ts';

/** How long it may take until what another tab has changed is asked for, in milliseconds. */
const patienceMs = 3_000;

/** The ids of changes of other tabs, which are no ids of this page's changes. */
let lastForeignId = 0;

/**
 * Shows the changes that other tabs of this browser hold or wait to send, and sends those of a page that was closed or has crashed. Once
 * for a client, however often it is called.
 */
export function resumeOutbox(client: InboxClient): void {
  client.service(followStoredChanges);
}

function followStoredChanges(client: InboxClient): void {
  const { identity } = client;
  const own = ownerLock(ownerOf(client));
  const shown = new Map<string, number>();
  const end = new AbortController();
  client.events.on('ending', () => end.abort());

  function show(key: string, text: string | null): void {
    const change = parseStoredChange(text, Date.now());
    if (change === undefined) {
      hide(key);
      return;
    }
    const known = shown.get(key);
    lastForeignId -= known === undefined ? 1 : 0;
    const id = known ?? lastForeignId;
    // One that is shown is replaced in its place: what was before it must not show up for a moment.
    const put = known === undefined ? applyChange : replaceChange;
    put(client, { ...change, id, state: 'elsewhere', sentAt: undefined });
    if (change.state === 'sending') {
      markAsSent(client, id);
    }
    shown.set(key, id);
  }

  function hide(key: string): void {
    takeBack(client, shown.get(key) ?? 0);
    shown.delete(key);
  }

  /** It has ended: it stays until what the server has now is asked for, which the other tab's notice or a live event causes. */
  function confirm(key: string): void {
    const confirmed = confirmChange(client, shown.get(key) ?? 0);
    shown.delete(key);
    forgetContained(client);
    if (confirmed !== undefined) {
      const timer = setTimeout(() => {
        if (pendingOf(client).ended.some(({ id }) => id === confirmed.id)) {
          askAfterFailure(client, confirmed);
        }
      }, patienceMs);
      end.signal.addEventListener('abort', () => clearTimeout(timer));
    }
  }

  /** Sends what an owner that is gone has left behind. */
  function takeOver(owner: string): void {
    if (client.isDestroyed()) {
      return;
    }
    for (const key of storedKeys(identity).filter((one) => lockOf(identity, one) === owner)) {
      const text = globalThis.localStorage.getItem(key);
      if (!isOfLaterVersion(text)) {
        resume(client, parseStoredChange(text, Date.now()), end.signal);
        globalThis.localStorage.removeItem(key);
        hide(key);
      }
    }
  }

  const owners = new Set([own]);
  function meet(owner: string): void {
    if (owners.has(owner)) {
      return;
    }
    owners.add(owner);
    const { locks } = globalThis.navigator;
    if (locks === undefined) {
      takeOver(owner);
    } else {
      locks.request(owner, { signal: end.signal }, () => takeOver(owner)).catch(() => {});
    }
  }

  for (const key of storedKeys(identity)) {
    const lock = lockOf(identity, key);
    if (lock === undefined || lock === own) {
      continue;
    }
    show(key, globalThis.localStorage.getItem(key));
    meet(lock);
  }
  window.addEventListener(
    'storage',
    ({ key, newValue, oldValue }) => {
      const lock = key === null ? undefined : lockOf(identity, key);
      if (key === null || lock === undefined || lock === own) {
        return;
      }
      if (newValue !== null) {
        show(key, newValue);
        meet(lock);
      } else if (parseStoredChange(oldValue, Date.now())?.state === 'held') {
        // It was undone; if it is sent instead, another key has it by now.
        hide(key);
      } else {
        confirm(key);
      }
    },
    { signal: end.signal },
  );
}

function resume(client: InboxClient, change: Change | undefined, end: AbortSignal): void {
  if (change?.type === 'answer' && change.state === 'sending') {
    failUnlessPressed(client, change, end);
  } else if (change !== undefined) {
    outboxOf(client).resume(change);
  }
}

/** It may have reached the server, and a second press is not the same as one: once the server was asked anew, the reader decides. */
function failUnlessPressed(client: InboxClient, press: AnswerChange, end: AbortSignal): void {
  const facts = messageFactsOf(client);
  const sinceAt = timeOf(client);
  const leave = facts.subscribe(() => {
    const fact = facts.get().get(press.target.ids[0] ?? '');
    if (fact !== undefined && fact.askedAt > sinceAt) {
      leave();
      if (fact.message.answered === undefined) {
        const reason = 'The page was closed before the answer came';
        outboxOf(client).fail(press, new InboxError({ kind: 'unavailable', reason, retryable: false }));
      }
    }
  });
  end.addEventListener('abort', leave);
}
