import { CancelledError } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { parseSession, type SessionProfile } from '../model/session.ts';
import type { HttpClient } from '../transport/httpClient.ts';
import { givenUp, type InboxError, toInboxError } from '../transport/InboxError.ts';
import { createTries, type Tries } from '../transport/tries.ts';
import { sessionOptions } from './session.ts';
import { forgetToken, releaseToken, storeToken } from './tokenStorage.ts';

/** The session of one epoch: how its token is had, renewed and given up. */
export interface ClientSession {
  /** The tries of this epoch's calls, the session's among them. */
  readonly tries: Tries;
  token(): string | undefined;
  /** Resolves to a token. One that was `rejected` is dropped, and one new session is asked for by all who wait. */
  authorize(rejected?: string): Promise<string>;
  /** Asks the platform for a session, in place of one that is being asked for. Called by the session query only. */
  open(): Promise<SessionProfile>;
  /** A new token was rejected, too: it is dropped, and the session counts as refused until it is asked for again. */
  reject(rejected: string, error: InboxError): void;
  /** The epoch has ended. Its token stays in storage, unless it is to be forgotten. */
  end(forget: boolean): void;
}

/** Answers that do not change until something else does. */
const refusals: readonly number[] = [400, 401, 403, 404];

const sessionCall = 'initializeSession';

/** Makes the session of a client. It requests nothing until it is told. `onTokenChange`: the token may have come or gone. */
export function createClientSession(
  client: InboxClient,
  http: HttpClient,
  epoch: AbortSignal,
  onTokenChange: () => void,
): ClientSession {
  const { events, identity, queryClient, scope } = client;
  const { queryKey } = sessionOptions(client);
  const tries = createTries();
  let token: string | undefined;
  let failed = false;
  let opening: AbortController | undefined;

  epoch.addEventListener('abort', () => opening?.abort());

  function drop(): void {
    if (token !== undefined) {
      forgetToken(token);
      token = undefined;
    }
  }

  /** Asks again for what failed. Calls that are still refused end there: a session that is refused is not renewed. */
  function retryFailed(): void {
    void queryClient.refetchQueries({
      queryKey: scope,
      predicate: (query) => query.state.status === 'error' && query.queryKey.at(-1) !== 'session',
    });
  }

  function fail(error: InboxError): void {
    // Given up by us, that is by the end of the epoch or for a newer try: nothing has failed.
    if (error.code === 'aborted') {
      return;
    }
    onTokenChange();
    // The message alone: an error object could drag the request with its hash along.
    console.error('Failed to initialize the session', error.message);
    events.emit('error', error);
    import('./adviseOnSession.ts').then(
      ({ adviseOnSession }) => adviseOnSession(error),
      () => {},
    );
    if (refusals.includes(error.status)) {
      tries.hold(sessionCall, error);
    } else {
      // TanStack Query takes a page for online until it sees it lose the network: it would not notice its return.
      const comeBack = () => void authorize().catch(() => {});
      globalThis.addEventListener?.('online', comeBack, { once: true, signal: epoch });
    }
    failed = true;
  }

  async function authorize(rejected?: string): Promise<string> {
    if (token === rejected) {
      drop();
    }
    if (token === undefined && client.enabled) {
      try {
        tries.check(sessionCall);
        // One flight for all who wait: the query joins callers to the request under way.
        await queryClient.fetchQuery({ ...sessionOptions(client), staleTime: 0 });
      } catch (thrown) {
        // The end of an epoch also cancels the query: that is no failure of the server's.
        if (!epoch.aborted) {
          if (thrown instanceof CancelledError) {
            return authorize();
          }
          throw toInboxError(thrown).asFinal();
        }
      }
    }
    if (token === undefined || epoch.aborted) {
      throw givenUp();
    }
    return token;
  }

  return {
    tries,
    token: () => token,
    authorize,
    async open() {
      const { applicationIdentifier, subscriberId = '', subscriberHash = null } = identity;
      if (!client.enabled) {
        throw givenUp();
      }
      opening?.abort();
      opening = new AbortController();
      const { signal } = opening;
      tries.allow();
      try {
        const session = await tries.run(sessionCall, [signal], async () => {
          const hmacHash = identity.asksForHash
            ? await (await import('./subscriberHash.ts')).askForHash(
                client.getSubscriberHash,
                subscriberId,
                signal,
              )
            : subscriberHash;
          const body = { applicationIdentifier, subscriberId, hmacHash };
          return parseSession(await http(sessionCall, { body, signal }));
        });
        if (signal.aborted) {
          throw givenUp();
        }
        drop();
        token = session.token;
        storeToken(token);
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
    reject(rejected, error) {
      if (token === rejected) {
        drop();
        failed = true;
        tries.hold(sessionCall, error);
        onTokenChange();
        queryClient.getQueryCache().find({ queryKey })?.setState({ status: 'error', error });
      }
    },
    end(forget) {
      if (forget) {
        drop();
      } else if (token !== undefined) {
        releaseToken(token);
      }
    },
  };
}
