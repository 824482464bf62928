import { QueryClient } from '@tanstack/react-query';
import { createPendingMarks } from '../messages/createPendingMarks.ts';
import type { InboxMessage } from '../messages/message.ts';
import type { PendingMarks } from '../messages/pendingMarks.ts';
import { createEmitter, type Emitter } from '../realtime/emitter.ts';
import { createLiveConnection, type LiveConnection } from '../realtime/liveConnection.ts';
import { createClientSession } from '../session/clientSession.ts';
import type { SessionProfile } from '../session/session.ts';
import type { GetSubscriberHash } from '../session/subscriberHash.ts';
import { type EndpointName, endpoints } from '../transport/endpoints.ts';
import { createHttpClient, type HttpCall } from '../transport/httpClient.ts';
import { givenUp, type InboxError, toInboxError } from '../transport/InboxError.ts';
import { type Identity, isComplete, type Scope, scopeOf } from './identity.ts';

/** What a client tells those who listen. */
export interface InboxEvents {
  /** A session was opened or renewed. */
  session: SessionProfile;
  /** A new message came over the live socket. */
  message: InboxMessage;
  /** Something failed that no query or mutation of the host's shows. */
  error: InboxError;
  /** The epoch is about to end: the last moment to send something in its name. */
  ending: undefined;
}

/** One identity's epoch: its token, its cache, its socket and its unconfirmed changes. They begin and end together. */
export interface InboxClient {
  readonly identity: Identity;
  readonly scope: Scope;
  /** Whether anything may be asked for: not without both ids, while the host holds back, after a logout or the epoch's end. */
  readonly enabled: boolean;
  /** Whether the subscriber has signed out: all stays still until `signIn`. */
  readonly signedOut: boolean;
  readonly queryClient: QueryClient;
  readonly events: Emitter<InboxEvents>;
  readonly pendingMarks: PendingMarks;
  readonly live: LiveConnection;
  /** The host's newest function for the hash, if the identity `asksForHash`. */
  getSubscriberHash: GetSubscriberHash | undefined;
  /** Whether the host wants uses of the inbox to be logged. */
  usageLog: boolean;
  /**
   * Makes an authorized call: waits for the session, and renews it once if the token is refused. With a `signal` it is a query's,
   * and is tried again while that can help. With `keepalive` the call outlives the page and the epoch, though its answer is lost
   * then.
   */
  call(name: EndpointName, call?: Omit<HttpCall, 'token'>): Promise<unknown>;
  /** Asks the platform for a session and keeps its token. Called by the session query only. */
  openSession(): Promise<SessionProfile>;
  /** The reader asks again: calls that were not to be made for a while may be. */
  allowTries(): void;
  /** Ends the epoch for all providers that share it, and forgets its token. What follows asks for nothing until `signIn`. */
  signOut(): void;
  /** Begins a new epoch after `signOut`. Does nothing at any other time. */
  signIn(): void;
  /** Whether the epoch has ended. */
  isDestroyed(): boolean;
  /**
   * Ends the epoch: nothing that is under way will be heard of again. `forget` also removes its token from storage. What the
   * reader did and is not sent yet is left to the `heir`, the same reader's next client.
   */
  destroy(forget?: boolean, heir?: InboxClient): void;
}

/** The place that a client takes among those of its identity, one after the other. */
export interface Epoch {
  readonly signedOut: boolean;
  /** Ends this epoch, and begins another that is signed out or in. */
  turn(signedOut: boolean): void;
}

/** Makes the client of one identity. It does nothing until it is asked. */
export function createInboxClient(
  identity: Identity,
  queryClient: QueryClient = new QueryClient(),
  epoch?: Epoch,
): InboxClient {
  const { signedOut, turn } = epoch ?? { signedOut: false, turn: (out: boolean) => client.destroy(out) };
  const scope = scopeOf(identity);
  const http = createHttpClient(identity.backendUrl);
  const end = new AbortController();
  const events = createEmitter<InboxEvents>();
  let heir: InboxClient | undefined;

  const client: InboxClient = {
    identity,
    scope,
    get enabled() {
      return isComplete(identity) && !signedOut && !end.signal.aborted;
    },
    signedOut,
    getSubscriberHash: undefined,
    usageLog: false,
    queryClient,
    events,
    pendingMarks: createPendingMarks(),
    live: createLiveConnection(() => client, {
      readToken: () => session.token(),
      renewSession: () => session.authorize(session.token()),
      onSignedOut: () => turn(true),
    }),
    async call(name, call = {}) {
      const signal = call.keepalive ? undefined : end.signal;
      let isSent = false;
      const attempt = async () => {
        let token = await session.authorize();
        for (let renewed = false; ; renewed = true) {
          try {
            isSent = true;
            const answer = await http(name, { ...call, token }, signal).finally(() => {
              if (end.signal.aborted) {
                throw givenUp();
              }
            });
            if (endpoints[name].method !== 'GET' && name !== 'logUsage') {
              client.live.tell('changed');
            }
            return answer;
          } catch (thrown) {
            const error = toInboxError(thrown);
            if (error.code !== 'unauthorized') {
              throw error;
            }
            if (renewed) {
              session.reject(token, error);
              throw error;
            }
          }
          isSent = false;
          token = await session.authorize(token);
        }
      };
      if (call.signal !== undefined) {
        // First, and not as one of the tries: for want of a session nothing is sent.
        await session.authorize();
        const exactName = name + JSON.stringify([call.params, call.query]);
        return session.tries.run(exactName, [call.signal, end.signal], attempt);
      }
      return attempt().catch(async (thrown: unknown) => {
        if (heir === undefined || isSent) {
          throw thrown;
        }
        const answer = await heir.call(name, call);
        // What it shows was read before.
        void heir.queryClient.invalidateQueries({ queryKey: heir.scope });
        return answer;
      });
    },
    openSession: () => session.open(),
    allowTries: () => session.tries.allow(),
    signOut() {
      client.live.tell('signedOut');
      turn(true);
    },
    signIn: () => turn(false),
    isDestroyed: () => end.signal.aborted,
    destroy(forget = false, next) {
      if (!end.signal.aborted) {
        heir = next;
        if (heir !== undefined) {
          // Before the last moment: what is sent in it is left to the heir.
          end.abort();
        }
        events.emit('ending', undefined);
        end.abort();
        client.live.destroy();
        clearCache(queryClient, scope);
      }
      session.end(forget);
    },
  };
  const session = createClientSession(client, http, end.signal);
  return client;
}

/** Removes everything of a scope. Hooks that let go of it only later must not keep it for a while: no timer is left. */
function clearCache(queryClient: QueryClient, scope: Scope): void {
  const mutations = queryClient.getMutationCache();
  for (const query of queryClient.getQueryCache().findAll({ queryKey: scope })) {
    query.gcTime = 0;
  }
  for (const mutation of mutations.findAll({ mutationKey: scope })) {
    mutation.gcTime = 0;
    mutation.destroy();
    mutations.remove(mutation);
  }
  void queryClient.cancelQueries({ queryKey: scope });
  queryClient.removeQueries({ queryKey: scope });
}
