import { CancelledError } from '@tanstack/react-query';
import { late } from '../../base/index.ts';
import { checkSession } from '../backends/checkSession.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { SessionProfile } from '../model/session.ts';
import { asFinal, givenUp, type InboxError, toInboxError } from '../transport/InboxError.ts';
import { isSessionRefusal } from '../transport/isRefusal.ts';
import { createTries } from '../transport/tries.ts';
import { withTimeout } from '../transport/withTimeout.ts';
import { loadHash } from './loadHash.ts';
import { sessionOptions } from './session.ts';
import { forgetToken, releaseToken, storeToken } from './tokenStorage.ts';

const sessionCall = 'session';

/** Words for developers: the next failure tries again. */
const loadAdvice = late(() => import('./adviseOnSession.ts'));

/**
 * Creates the session of a client, which gets, renews and drops the token. It requests nothing until it is used. `onTokenChange`: the
 * token may have changed.
 */
export function createClientSession(client: InboxClient, epoch: AbortSignal, onTokenChange: () => void) {
  const { events, identity, queryClient, scope } = client;
  const { queryKey } = sessionOptions(client);
  const tries = createTries();
  let token: string | undefined;
  let failed = false;
  let opening: AbortController | undefined;

  epoch.addEventListener('abort', () => opening?.abort());

  function drop(): void {
    forgetToken(token);
    token = undefined;
  }

  /** Repeats failed queries that are shown. Calls that are refused again end there: a refused session is not renewed. */
  function retryFailed(): void {
    void queryClient.refetchQueries({
      queryKey: scope,
      predicate: ({ observers, queryKey: key }) =>
        observers.some((one) => one.getCurrentResult().isError) && key.at(-1) !== 'session',
    });
  }

  function fail(error: InboxError): void {
    // Cancelled by us, at the end of the client or for a newer try: not a failure.
    if (error.kind === 'aborted') {
      return;
    }
    onTokenChange();
    // Only the message, because an error object could contain the request with its hash.
    console.error('Failed to initialize the session', error.message);
    events.emit('error', error);
    loadAdvice().then(
      ({ adviseOnSession }) => adviseOnSession(error),
      () => {},
    );
    if (isSessionRefusal(error)) {
      tries.hold(sessionCall, error);
    } else {
      // TanStack Query assumes that a page is online until it sees it go offline, so it would not notice the return.
      globalThis.addEventListener?.('online', begin, { once: true, signal: epoch });
    }
    failed = true;
  }

  /** Resolves to a token. A `rejected` one is dropped, and all callers that wait share one new session. */
  async function authorize(rejected?: string): Promise<string> {
    if (token === rejected) {
      drop();
    }
    if (token === undefined && client.enabled) {
      try {
        tries.check(sessionCall);
        // One request for all that wait: the query joins callers to the request under way.
        await queryClient.fetchQuery({ ...sessionOptions(client), staleTime: 0 });
      } catch (thrown) {
        // The end of a client also cancels the query: that is no failure of the server.
        if (!epoch.aborted) {
          if (thrown instanceof CancelledError) {
            return authorize();
          }
          throw asFinal(toInboxError(thrown));
        }
      }
    }
    if (token === undefined || epoch.aborted) {
      throw givenUp();
    }
    return token;
  }

  /** Gets a token, for whoever may need one. */
  const begin = () => void authorize().catch(() => {});

  return {
    begin,
    /** The tries of this client's calls, including the session's. */
    tries,
    token: () => token,
    authorize,
    /** Opens a session, in place of one that is being opened. Called by the session query only. */
    async open(): Promise<SessionProfile> {
      const { applicationIdentifier, subscriberId = '', subscriberHash = null } = identity;
      if (!client.enabled) {
        throw givenUp();
      }
      opening?.abort();
      opening = new AbortController();
      const { signal } = opening;
      tries.allow();
      try {
        const answer = await tries.run(sessionCall, [signal], async () => {
          const hash = identity.asksForHash
            ? await (await loadHash()).askForHash(client.getSubscriberHash, subscriberId, signal)
            : subscriberHash;
          const reader = { applicationIdentifier, subscriberId, subscriberHash: hash };
          return withTimeout('The server', [signal], (ends) =>
            client.backend.openSession(reader, { signal: ends }),
          );
        });
        if (signal.aborted) {
          throw givenUp();
        }
        const session = checkSession(answer, subscriberId);
        drop();
        token = session.token;
        client.capabilities = { ...client.backend.capabilities, ...session.capabilities };
        if (client.backend.storesToken) {
          storeToken(token);
        }
        onTokenChange();
        events.emit('session', session.profile);
        if (failed) {
          failed = false;
          queueMicrotask(retryFailed);
        }
        return session.profile;
      } catch (thrown) {
        fail(toInboxError(thrown));
        throw thrown;
      }
    },
    /** A renewed token was rejected as well: it is dropped, and the session counts as refused until it is requested again. */
    reject(rejected: string, error: InboxError): void {
      if (token === rejected) {
        drop();
        failed = true;
        tries.hold(sessionCall, error);
        onTokenChange();
        queryClient.getQueryCache().find({ queryKey })?.setState({ status: 'error', error });
      }
    },
    /** The client has ended. Its token stays in storage, unless `forget` is set. */
    end(forget: boolean): void {
      if (forget) {
        drop();
      } else {
        releaseToken(token);
      }
    },
  };
}
