import { QueryClient } from '@tanstack/react-query';
import { createEmitter, createServices } from '../../base/index.ts';
import type { BackendCall } from '../backends/InboxBackend.ts';
import { widgetBackend } from '../backends/widget/widgetBackend.ts';
import type { BackendAct, ClientEvents, InboxClient } from '../client/InboxClient.ts';
import { type Identity, isComplete, type Scope, scopeOf } from '../client/identity.ts';
import { type Connection, createConnection } from '../live/connection.ts';
import { createClientSession } from '../session/clientSession.ts';
import { givenUp, toInboxError } from '../transport/InboxError.ts';
import { withTimeout } from '../transport/withTimeout.ts';

/** A client for its owner, who may end it. */
export interface OwnedInboxClient extends InboxClient {
  readonly live: Connection;
  /** Opens the session. It is joined by what needs it. */
  begin(): void;
  /**
   * Ends the client: calls under way have no further effect. `forget` also removes its token from storage. Changes of the
   * reader that are not sent yet are passed to `successor`, the next client of the same reader.
   */
  destroy(forget?: boolean, successor?: InboxClient): void;
}

/** The position of a client in the sequence of clients of its identity. */
export interface Epoch {
  readonly signedOut: boolean;
  /** Ends this client and starts another that is signed out or in. */
  restart(signedOut: boolean): void;
}

/** Creates the client of one identity. It does nothing until it is used. */
export function createInboxClient(
  identity: Identity,
  queryClient: QueryClient = new QueryClient(),
  epoch?: Epoch,
): OwnedInboxClient {
  const { signedOut, restart } = epoch ?? {
    signedOut: false,
    restart: (out: boolean) => client.destroy(out),
  };
  const scope = scopeOf(identity);
  const backend = identity.backend ?? widgetBackend({ ...identity, backendUrl: identity.backendUrl ?? '' });
  const end = new AbortController();
  const events = createEmitter<ClientEvents>();
  let successor: InboxClient | undefined;
  let asked = 0;
  const live = createConnection(() => client, {
    readToken: () => session.token(),
    renewSession: () => session.authorize(session.token()),
    onSignedOut: () => restart(true),
  });

  /** Opens the live connection, once there is a session and what comes first. Its code and its handshake would hold up the first answers. */
  function connect(): void {
    if (session.token() !== undefined) {
      Promise.resolve(client.first).then(live.connect, live.connect);
    }
  }

  /** Makes calls with a token; if that is refused, once more with that of a new session. */
  async function authorized<Answer>(
    act: BackendAct<Answer>,
    ends: readonly AbortSignal[],
    given?: Partial<BackendCall>,
  ): Promise<Answer> {
    let token = await session.authorize();
    for (let renewed = false; ; renewed = true) {
      try {
        const answer = await withTimeout('The server', ends, (signal) =>
          act({
            report: (error) => events.emit('error', error),
            follow: (one) => one,
            ...given,
            token,
            signal,
          }),
        );
        if (end.signal.aborted) {
          throw givenUp(200);
        }
        return answer;
      } catch (thrown) {
        const error = toInboxError(thrown);
        if (error.kind !== 'unauthorized') {
          throw error;
        }
        if (renewed) {
          session.reject(token, error);
          throw error;
        }
      }
      token = await session.authorize(token);
    }
  }

  const client: OwnedInboxClient = {
    identity,
    backend,
    capabilities: backend.capabilities,
    scope,
    get enabled() {
      return isComplete(identity) && !signedOut && !end.signal.aborted;
    },
    signedOut,
    usageLog: false,
    queryClient,
    events,
    live,
    connection: live.state,
    service: createServices<InboxClient>(() => client),
    async ask(name, signal, act) {
      const ends = [signal, end.signal];
      asked += 1;
      try {
        // First, and not counted as a try: without a session nothing is sent.
        await session.authorize();
        return await session.tries.run(name, ends, () =>
          authorized(act, ends).finally(() => signal.aborted || connect()),
        );
      } finally {
        asked -= 1;
        if (!asked) {
          connect();
        }
      }
    },
    async send(act, options = {}) {
      const { follow, isSilent } = options;
      let isSent = false;
      try {
        const made: typeof act = async (call) => {
          try {
            isSent = true;
            return await act(call);
          } catch (thrown) {
            isSent = toInboxError(thrown).kind !== 'unauthorized';
            throw thrown;
          }
        };
        const answer = await authorized(made, [], { keepalive: true, ...(follow && { follow }) });
        if (!isSilent) {
          live.notifyTabs('changed');
        }
        return answer;
      } catch (thrown) {
        if (successor === undefined || isSent) {
          throw thrown;
        }
        const answer = await successor.send(act, options);
        // The data that it shows was fetched before.
        void successor.queryClient.invalidateQueries({ queryKey: successor.scope });
        return answer;
      }
    },
    begin: () => session.begin(),
    openSession: () => session.open(),
    allowTries: () => session.tries.allow(),
    signOut() {
      live.notifyTabs('signedOut');
      restart(true);
    },
    signIn: () => restart(false),
    isDestroyed: () => end.signal.aborted,
    destroy(forget = false, next) {
      if (!end.signal.aborted) {
        successor = next;
        if (successor !== undefined) {
          // Before `ending` is emitted: the next client takes over what is sent then.
          end.abort();
        }
        events.emit('ending', forget);
        end.abort();
        live.destroy();
        clearCache(queryClient, scope);
      }
      session.end(forget);
    },
  };
  const session = createClientSession(client, end.signal, () => {
    if (!asked) {
      connect();
    }
    live.followToken();
  });
  return client;
}

/** Removes everything of a scope, also what hooks still observe: no timer for garbage collection is left. */
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
