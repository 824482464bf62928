import type { InboxClient } from '../client/InboxClient.ts';
import { dropStored } from '../facts/recordParts.ts';
import { InboxError } from '../transport/InboxError.ts';
import { applySnapshot } from './applySnapshot.ts';
import { followAnswers } from './followAnswers.ts';
import type { InboxSnapshot } from './InboxSnapshot.ts';
import { closeDatabase } from './inboxDatabase.ts';
import { readSnapshot } from './readSnapshot.ts';
import { mergeSnapshots, parseSnapshotText, snapshotText } from './snapshotText.ts';
import { openStoredInbox, removeStoredInboxes, saveStoredInbox } from './storedInbox.ts';

/** How long after a change the inbox is saved, in milliseconds: changes within this time are saved together. */
const saveDelayMs = 500;

const defaults = { maxAgeMs: 7 * 86_400_000, maxBytes: 262_144 };

/**
 * Shows what was kept of an inbox until the server answers, and keeps what the server sends from then on. The options of the first
 * call for a client apply. What was kept for a client that has signed out is removed.
 */
export function persistInbox(client: InboxClient, options: true | PersistOptions): void {
  client.service(createPersistence)(options === true ? {} : options);
}

function createPersistence(client: InboxClient): (options: PersistOptions) => void {
  let isStarted = false;
  return ({ maxAgeMs = defaults.maxAgeMs, maxBytes = defaults.maxBytes }) => {
    if (!isStarted) {
      isStarted = true;
      start(client, { maxAgeMs, maxBytes });
    }
  };
}

function start(client: InboxClient, limits: typeof defaults): void {
  const { events, identity } = client;
  /** What was saved last, with what was saved before this visit. */
  let kept: readonly InboxSnapshot[] = [];
  /** The sign-in that the stored record belongs to; undefined as long as nothing may be saved. */
  let epoch: string | undefined;
  let isRefused = false;
  let isReported = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Reported once: the inbox works without, and the next failure is most likely the same. */
  function report(reason: string, cause?: unknown): void {
    if (!isReported) {
      isReported = true;
      events.emit('error', new InboxError({ kind: 'storage', reason, cause }));
    }
  }

  const reportAccess = (cause: unknown) => report('The browser does not store the inbox', cause);

  async function open(): Promise<void> {
    const stored = await openStoredInbox(identity);
    if (stored === undefined || isRefused || !client.enabled) {
      // While it was read, the session was refused, or the subscriber signed out or changed.
      return;
    }
    epoch = stored.epoch;
    const snapshots = stored.text === undefined ? [] : parseSnapshotText(stored.text, limits);
    if (stored.isUnreadable || snapshots === undefined) {
      report('What is stored of the inbox cannot be read');
    }
    kept = snapshots ?? [];
    if (kept.length === 0 && stored.text !== undefined) {
      // Too old, too large or unreadable: it need not wait for what replaces it.
      saveStoredInbox(identity, epoch, undefined).catch(reportAccess);
    }
    for (const snapshot of kept) {
      applySnapshot(client, snapshot, { stale: true });
    }
    saveSoon();
  }

  function save(): void {
    const snapshot = readSnapshot(client);
    if (epoch !== undefined && snapshot !== undefined) {
      kept = mergeSnapshots(snapshot, kept, limits.maxAgeMs);
      saveStoredInbox(identity, epoch, snapshotText(kept, limits.maxBytes)).catch(reportAccess);
    }
  }

  function saveSoon(): void {
    timer ??= setTimeout(saveNow, saveDelayMs);
  }

  function saveNow(): void {
    if (timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      save();
    }
  }

  function remove(): void {
    epoch = undefined;
    kept = [];
    removeStoredInboxes(identity).catch(reportAccess);
  }

  if (client.signedOut) {
    // What was told when the reader signed out need not be told again.
    removeStoredInboxes(identity).catch(() => {});
    return;
  }
  if (!client.enabled) {
    return;
  }

  const end = new AbortController();
  const { signal } = end;
  const stopObserving = followAnswers(client, saveSoon, () => {
    if (!isRefused) {
      isRefused = true;
      remove();
      dropStored(client);
    }
  });
  events.on('session', () => {
    if (isRefused) {
      isRefused = false;
      open().catch(reportAccess);
    }
  });
  globalThis.document?.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') {
        saveNow();
      }
    },
    { signal },
  );
  globalThis.addEventListener?.(
    'pagehide',
    () => {
      saveNow();
      // Browsers with an older back and forward cache do not keep a page with an open database.
      closeDatabase();
    },
    { signal },
  );
  events.on('ending', (signedOut) => {
    if (signedOut) {
      remove();
    } else {
      saveNow();
    }
    clearTimeout(timer);
    stopObserving();
    end.abort();
  });
  if (!isRefused) {
    open().catch(reportAccess);
  }
}

/** How much of an inbox is kept in the browser, and for how long. */
export interface PersistOptions {
  /** How old kept data may be to be shown, in milliseconds. @default 7 days */
  readonly maxAgeMs?: number | undefined;
  /** How much is kept of a subscriber, in bytes of JSON. What does not fit is left out. @default 262144 (256 KiB) */
  readonly maxBytes?: number | undefined;
}
