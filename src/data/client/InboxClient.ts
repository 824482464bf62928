import { QueryClient } from '@tanstack/react-query';
import type { InboxMessage } from '../messages/message.ts';
import { createPendingMarks, type PendingMarks } from '../messages/pendingMarks.ts';
import { applyLiveBatch } from '../realtime/applyLiveBatch.ts';
import { createEmitter, type Emitter } from '../realtime/emitter.ts';
import { createLiveConnection, type LiveConnection } from '../realtime/liveConnection.ts';
import { createRefresher, type Refresher } from '../realtime/refresher.ts';
import { parseSession, type SessionProfile, sessionOptions } from '../session/session.ts';
import { forgetToken, storeToken } from '../session/tokenStorage.ts';
import type { EndpointName } from '../transport/endpoints.ts';
import { createHttpClient, type HttpCall } from '../transport/httpClient.ts';
import { InboxError, toInboxError } from '../transport/InboxError.ts';
import { type Identity, isComplete, type Scope, scopeOf } from './identity.ts';

/** What a client tells those who listen. */
export interface InboxEvents {
  /** A session was opened or renewed. */
  session: SessionProfile;
  /** A new message came over the live socket. */
  message: InboxMessage;
  /** Something failed that no query or mutation of the host's shows. */
  error: InboxError;
}

/** One identity's epoch: its token, its cache, its socket and its unconfirmed changes. They begin and end together. */
export interface InboxClient {
  readonly identity: Identity;
  readonly scope: Scope;
  readonly enabled: boolean;
  readonly queryClient: QueryClient;
  readonly events: Emitter<InboxEvents>;
  readonly pendingMarks: PendingMarks;
  readonly live: LiveConnection;
  readonly refresher: Refresher;
  /** Makes an authorized call: waits for the session, and renews it once if the token is refused. */
  call(name: EndpointName, call?: Omit<HttpCall, 'token'>): Promise<unknown>;
  /** Asks the platform for a session and keeps its token. Called by the session query only. */
  openSession(): Promise<SessionProfile>;
  reportSessionFailure(error: Error): void;
  /** Whether the epoch has ended. */
  isDestroyed(): boolean;
  /** Ends the epoch: nothing that is under way will be heard of again. */
  destroy(): void;
}

/** Makes the client of one identity. It does nothing until it is asked. */
export function createInboxClient(identity: Identity, hostQueryClient?: QueryClient): InboxClient {
  const scope = scopeOf(identity);
  const queryClient = hostQueryClient ?? new QueryClient();
  const http = createHttpClient(identity.backendUrl);
  const epoch = new AbortController();
  const events = createEmitter<InboxEvents>();
  let token: string | undefined;
  let sessionFailed = false;

  function dropToken(): void {
    if (token !== undefined) {
      forgetToken(token);
      token = undefined;
    }
  }

  async function authorize(rejected?: string): Promise<string> {
    if (!client.enabled) {
      throw endedError('There is no subscriber to ask for');
    }
    if (epoch.signal.aborted) {
      throw endedError('The identity changed');
    }
    if (token !== undefined && token === rejected) {
      dropToken();
    }
    if (token === undefined) {
      // One flight for all who wait: the query joins callers to the request under way.
      await queryClient.fetchQuery({ ...sessionOptions(client), staleTime: 0 }).catch((thrown: unknown) => {
        // The end of an epoch also cancels the query: that is no failure of the server's.
        throw epoch.signal.aborted ? endedError('The identity changed') : toInboxError(thrown).asFinal();
      });
    }
    if (token === undefined) {
      throw endedError('The session has ended');
    }
    return token;
  }

  const client: InboxClient = {
    identity,
    scope,
    enabled: isComplete(identity),
    queryClient,
    events,
    pendingMarks: createPendingMarks(),
    refresher: createRefresher(queryClient),
    live: createLiveConnection({
      address:
        identity.socketUrl === undefined ? undefined : { url: identity.socketUrl, path: identity.socketPath },
      readToken: () => token,
      renewSession: () => authorize(token),
      onBatch: (batch) => applyLiveBatch(client, batch),
    }),
    async call(name, call = {}) {
      const signal = call.signal ? AbortSignal.any([call.signal, epoch.signal]) : epoch.signal;
      const used = await authorize();
      try {
        return await http(name, { ...call, token: used, signal });
      } catch (thrown) {
        if (toInboxError(thrown).code !== 'unauthorized') {
          throw thrown;
        }
      }
      const renewed = await authorize(used);
      try {
        return await http(name, { ...call, token: renewed, signal });
      } catch (thrown) {
        if (toInboxError(thrown).code === 'unauthorized') {
          dropToken();
        }
        throw thrown;
      }
    },
    async openSession() {
      const { applicationIdentifier, subscriberId, subscriberHash } = identity;
      const answer = await http('initializeSession', {
        body: { applicationIdentifier, subscriberId, hmacHash: subscriberHash ?? null },
        signal: epoch.signal,
      });
      const session = parseSession(answer);
      if (epoch.signal.aborted) {
        throw endedError('The identity changed');
      }
      token = session.token;
      storeToken(token);
      client.live.connect();
      events.emit('session', session.profile);
      if (sessionFailed) {
        sessionFailed = false;
        // What failed for want of a session has its chance again; what failed with one would only fail in a circle.
        queueMicrotask(() => retryFailed(queryClient, scope));
      }
      return session.profile;
    },
    reportSessionFailure(error) {
      if (!epoch.signal.aborted) {
        sessionFailed = true;
        // The message alone: an error object could drag the request with its hash along.
        console.error('Failed to initialize the session', error.message);
        events.emit('error', toInboxError(error));
      }
    },
    isDestroyed: () => epoch.signal.aborted,
    destroy() {
      epoch.abort();
      client.live.destroy();
      client.refresher.destroy();
      dropToken();
      void queryClient.cancelQueries({ queryKey: scope });
      queryClient.removeQueries({ queryKey: scope });
    },
  };
  return client;
}

function retryFailed(queryClient: QueryClient, scope: Scope): void {
  void queryClient.refetchQueries({
    queryKey: scope,
    predicate: (query) => query.state.status === 'error' && query.queryKey.at(-1) !== 'session',
  });
}

function endedError(reason: string): InboxError {
  return new InboxError({ code: 'aborted', status: 0, reason, retryable: false });
}
