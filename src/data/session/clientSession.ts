import type { InboxClient } from '../client/InboxClient.ts';
import type { HttpClient } from '../transport/httpClient.ts';
import { InboxError, toInboxError } from '../transport/InboxError.ts';
import { parseSession, type SessionProfile, sessionOptions } from './session.ts';
import { askForHash } from './subscriberHash.ts';
import { forgetToken, releaseToken, storeToken } from './tokenStorage.ts';

/** The session of one epoch: how its token is had, renewed and given up. */
export interface ClientSession {
  token(): string | undefined;
  /** Resolves to a token. One that was `rejected` is dropped, and one new session is asked for by all who wait. */
  authorize(rejected?: string): Promise<string>;
  /** Asks the platform for a session. Called by the session query only. */
  open(): Promise<SessionProfile>;
  /** The session query has failed for good. */
  reportFailure(error: Error): void;
  /** A new token was rejected, too: it is dropped, and the session counts as failed. */
  reject(rejected: string, error: InboxError): void;
  /** The epoch has ended. Its token stays in storage, unless it is to be forgotten. */
  end(forget: boolean): void;
}

/** Makes the session of a client. It asks for nothing until it is told. */
export function createClientSession(
  client: InboxClient,
  http: HttpClient,
  epoch: AbortSignal,
): ClientSession {
  const { events, identity, queryClient, scope } = client;
  const { queryKey } = sessionOptions(client);
  let token: string | undefined;
  let failed = false;

  function drop(): void {
    if (token !== undefined) {
      forgetToken(token);
      token = undefined;
    }
  }

  /** What failed for want of a session has its chance again; what failed with one would only fail in a circle. */
  function retryFailed(): void {
    void queryClient.refetchQueries({
      queryKey: scope,
      predicate: (query) => query.state.status === 'error' && query.queryKey.at(-1) !== 'session',
    });
  }

  return {
    token: () => token,
    async authorize(rejected) {
      if (token === rejected) {
        drop();
      }
      if (token === undefined && client.enabled) {
        // One flight for all who wait: the query joins callers to the request under way.
        await queryClient.fetchQuery({ ...sessionOptions(client), staleTime: 0 }).catch((thrown: unknown) => {
          // The end of an epoch also cancels the query: that is no failure of the server's.
          if (!epoch.aborted) {
            throw toInboxError(thrown).asFinal();
          }
        });
      }
      if (token === undefined || epoch.aborted) {
        throw noSession();
      }
      return token;
    },
    async open() {
      const { applicationIdentifier, subscriberId = '', subscriberHash = null } = identity;
      if (!client.enabled) {
        throw noSession();
      }
      const hmacHash = identity.asksForHash
        ? await askForHash(client.getSubscriberHash, subscriberId, epoch)
        : subscriberHash;
      const body = { applicationIdentifier, subscriberId, hmacHash };
      const session = parseSession(await http('initializeSession', { body, signal: epoch }));
      if (epoch.aborted) {
        throw noSession();
      }
      drop();
      token = session.token;
      storeToken(token);
      client.live.connect();
      events.emit('session', session.profile);
      if (failed) {
        failed = false;
        queueMicrotask(retryFailed);
      }
      return session.profile;
    },
    reportFailure(error) {
      if (!epoch.aborted) {
        failed = true;
        // The message alone: an error object could drag the request with its hash along.
        console.error('Failed to initialize the session', error.message);
        events.emit('error', toInboxError(error));
      }
    },
    reject(rejected, error) {
      if (token === rejected) {
        drop();
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

/** Why a call was not even made, or its answer not used. */
export function noSession(): InboxError {
  const reason = 'There is no session: an id is missing, or the subscriber changed or signed out';
  return new InboxError({ code: 'aborted', status: 0, reason, retryable: false });
}
