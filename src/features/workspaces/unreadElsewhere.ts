import { createStore, type ReadableStore } from '../../base/index.ts';
import {
  checkCount,
  checkSession,
  countLimit,
  flagOf,
  type GetSubscriberHash,
  type InboxBackend,
  type InboxError,
  identityKey,
  isComplete,
  isHidden,
  isSessionRefusal,
  isToCome,
  loadHash,
  startVisibleTimer,
  toInboxError,
  widgetApi,
  withTimeout,
} from '../../data/index.ts';

/** The shortest time between two calls for the count of an inbox, in milliseconds. */
const everyMs = 60_000;

/** The reader in another workspace. Each member but `getSubscriberHash` identifies it: a change of one is another identity. */
export interface ElsewhereIdentity {
  /** The application identifier of the platform's environment. */
  readonly applicationIdentifier?: string | undefined;
  /** Who the reader is there; undefined asks for nothing. */
  readonly subscriberId: string | undefined;
  /** Hex HMAC-SHA256 of the subscriber id, made on the host's server. */
  readonly subscriberHash?: string | undefined;
  /** The backend, if it is none of the widget protocol at `backendUrl`. */
  readonly backend?: InboxBackend | undefined;
  /** Base URL of the platform without the version, such as `https://api.example.com`. */
  readonly backendUrl?: string | undefined;
  /** False prevents all requests. @default true */
  readonly enabled?: boolean | undefined;
  /** Fetches the hash from the host's server, instead of `subscriberHash`, as that of the provider. */
  readonly getSubscriberHash?: GetSubscriberHash | undefined;
}

/** How many messages are unread in another workspace, as far as that is known. */
export interface ElsewhereCount {
  /** 0 to 100, where 100 means 100 or more; undefined until the first answer. */
  readonly count: number | undefined;
  /** Whether there may be more. */
  readonly isAtLeast: boolean;
  /** Whether the last call has failed, and the count is of before. */
  readonly isStale: boolean;
  /** Why the last call has failed; null once one succeeds. */
  readonly error: InboxError | null;
}

/** The count of one inbox, for all parts of the page that ask for it. */
export interface ElsewhereInbox {
  readonly count: ReadableStore<ElsewhereCount>;
  /** The host's latest function that fetches the hash. */
  getSubscriberHash: GetSubscriberHash | undefined;
  /** Asks as long as a part of the page wants it, and returns a function that ends that. */
  retain(): () => void;
}

/** Before the first answer. */
export const unknownCount: ElsewhereCount = {
  count: undefined,
  isAtLeast: false,
  isStale: false,
  error: null,
};

/** By their keys. They stay, so that a part that comes back neither asks again within the minute nor after a refusal. */
const inboxes = new Map<string, ElsewhereInbox>();

/** A text for an identity. It contains the hash, so never log or store it. */
export function elsewhereKey({ getSubscriberHash, ...identity }: ElsewhereIdentity): string {
  return identityKey({ ...identity, asksForHash: getSubscriberHash !== undefined });
}

/** The inbox of an identity if a part of the page has asked for it, whose count is then known. */
export function knownInbox(key: string): ElsewhereInbox | undefined {
  return inboxes.get(key);
}

/** The inbox of an identity, shared by all parts of the page. Not for a server: there it would be shared by all readers. */
export function sharedInbox(key: string, identity: ElsewhereIdentity): ElsewhereInbox {
  const inbox = inboxes.get(key) ?? createElsewhereInbox(identity);
  inboxes.set(key, inbox);
  return inbox;
}

function createElsewhereInbox(identity: ElsewhereIdentity): ElsewhereInbox {
  const { applicationIdentifier, subscriberId = '', subscriberHash = null } = identity;
  const { backend = widgetApi({ backendUrl: identity.backendUrl ?? '' }) } = identity;
  const count = createStore(unknownCount);
  let users = 0;
  /** Before that it is not asked, in milliseconds since 1970. */
  let dueMs = 0;

  /** Begins to ask, and returns a function that ends it. The token lives as long, and is stored nowhere. */
  function begin(): () => void {
    const end = new AbortController();
    let token: string | undefined;
    let isAsking = false;

    function call<Answer>(act: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
      return withTimeout('The server', [end.signal], act);
    }

    async function openSession(): Promise<string> {
      const hash = identity.getSubscriberHash
        ? await (await loadHash()).askForHash(inbox.getSubscriberHash, subscriberId, end.signal)
        : subscriberHash;
      const reader = { applicationIdentifier, subscriberId, subscriberHash: hash };
      const answer = await call((signal) => backend.openSession(reader, { signal }));
      return checkSession(answer, subscriberId).token;
    }

    async function ask(): Promise<void> {
      if (isAsking || isToCome(dueMs) || isHidden()) {
        return;
      }
      const isRenewed = token === undefined;
      let isCounting = false;
      isAsking = true;
      dueMs = Date.now() + everyMs;
      try {
        token ??= await openSession();
        isCounting = true;
        dueMs = Date.now() + everyMs;
        const answer = await call((signal) =>
          backend.countMessages({ [flagOf.unread]: false }, countLimit, {
            token,
            signal,
            report: () => {},
            follow: (one) => one,
          }),
        );
        tell({ ...unknownCount, count: checkCount(answer) });
      } catch (thrown) {
        fail(toInboxError(thrown), isCounting, isRenewed);
      }
      isAsking = false;
    }

    function fail(error: InboxError, isCounting: boolean, isRenewed: boolean): void {
      if (end.signal.aborted) {
        // Without a count nothing was asked for that a part which comes back would ask for again.
        dueMs = isCounting ? dueMs : 0;
        return;
      }
      const isExpired = error.kind === 'unauthorized' && !isRenewed;
      if (isExpired) {
        token = undefined;
      } else if (isSessionRefusal(error)) {
        dueMs = Number.POSITIVE_INFINITY;
      }
      dueMs = Math.max(dueMs, Date.now() + (error.retryAfterMs ?? 0));
      const before = count.get();
      tell({ ...before, isStale: before.count !== undefined, error });
    }

    void ask();
    const stopTimer = startVisibleTimer(ask);
    return () => {
      end.abort();
      stopTimer();
    };
  }

  /** Takes what the server has said, if that is anything new. */
  function tell(next: ElsewhereCount): void {
    const before = count.get();
    if (
      before.count !== next.count ||
      before.isStale !== next.isStale ||
      before.error?.kind !== next.error?.kind
    ) {
      count.set({ ...next, isAtLeast: (next.count ?? 0) >= countLimit });
    }
  }

  let stop: (() => void) | undefined;
  const inbox: ElsewhereInbox = {
    count,
    getSubscriberHash: identity.getSubscriberHash,
    retain() {
      users += 1;
      if (users === 1 && isComplete(identity)) {
        stop ??= begin();
      }
      return () => {
        users -= 1;
        // StrictMode and moved parts unmount and mount again in the same tick, so wait.
        queueMicrotask(() => {
          if (users === 0) {
            stop?.();
            stop = undefined;
          }
        });
      };
    },
  };
  return inbox;
}
