import type { Query, QueryKey } from '@tanstack/react-query';
import { isUnconfirmed } from '../cache/isUnconfirmed.ts';
import { type QueryName, queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { refusals } from '../session/refusals.ts';
import { toInboxError } from '../transport/InboxError.ts';

/** The data that is kept. */
const keptNames = ['unread', 'unseen', 'organization', 'feeds'] as const satisfies readonly QueryName[];

/** Callbacks about the answers to the calls of a client. */
export interface AnswerHandlers {
  /** Data that is kept has changed. */
  onAnswer(): void;
  /** The session was refused: the reader may not be who the page says. */
  onRefusal(): void;
}

/** Observes what the server answers to a client. Returns a function that stops it. */
export function observeAnswers(client: InboxClient, handlers: AnswerHandlers): () => void {
  const { queryClient, scope } = client;
  const keys = queryKeys(scope);
  const unconfirmed = new WeakSet<Query>();

  /** Whether a feed was changed without its first page: by the reader's changes, which are patches, or by the next page. */
  function isPatched({ queryKey, state }: Query, isWritten: boolean): boolean {
    const isNextPage = state.fetchMeta?.fetchMore !== undefined;
    return startsWith(queryKey, keys.feeds) && (isWritten || isNextPage);
  }

  function keepUnconfirmed(query: Query, isWritten: boolean): void {
    query.setState({ dataUpdatedAt: 0, isInvalidated: true });
    if (!isWritten) {
      void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  }

  function checkSession(session: Query | undefined): void {
    if (session?.state.status === 'error' && isRefusal(session.state.error)) {
      handlers.onRefusal();
    }
  }

  const cache = queryClient.getQueryCache();
  // It may have been refused while this code was loaded.
  checkSession(cache.find({ queryKey: keys.session }));
  return cache.subscribe((event) => {
    if (event.type !== 'updated') {
      return;
    }
    const { query, action } = event;
    const { queryKey, state } = query;
    if (startsWith(queryKey, keys.session)) {
      checkSession(query);
    } else if (action.type === 'success' && keptNames.some((name) => startsWith(queryKey, keys[name]))) {
      const isWritten = action.manual === true;
      if (isUnconfirmed(state)) {
        unconfirmed.add(query);
      } else if (unconfirmed.has(query) && isPatched(query, isWritten)) {
        keepUnconfirmed(query, isWritten);
      } else {
        unconfirmed.delete(query);
        handlers.onAnswer();
      }
    }
  });
}

/** Removes what was kept of an earlier visit and is not confirmed. What the server has sent to this page stays. */
export function dropUnconfirmed({ queryClient, scope }: InboxClient): void {
  const filters = { queryKey: scope, predicate: ({ state }: Query) => isUnconfirmed(state) };
  for (const query of queryClient.getQueryCache().findAll(filters)) {
    const { status } = query.state;
    query.setState({ data: undefined, status: status === 'error' ? status : 'pending' });
  }
}

/** Where the host has no hash for the reader, there is no session either. */
function isRefusal(thrown: unknown): boolean {
  const { status, code, retryable } = toInboxError(thrown);
  return refusals.includes(status) || (code === 'invalid_request' && !retryable);
}

function startsWith(key: QueryKey, beginning: QueryKey): boolean {
  return beginning.every((member, place) => member === key[place]);
}
