import { partialMatchKey, QueryObserver } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { type QueryName, queryKeys } from '../facts/queryKeys.ts';
import { factOf } from '../facts/recordFact.ts';
import { sessionOptions } from '../session/session.ts';
import { toInboxError } from '../transport/InboxError.ts';
import { isSessionRefusal } from '../transport/isRefusal.ts';

const keptNames = ['unread', 'unseen', 'organization', 'feeds'] as const satisfies readonly QueryName[];

/**
 * Follows what the server answers to a client: `onAnswer` when data that is kept has changed, and `onRefusal` when the session was refused,
 * since the reader may not be who the page says. Returns a function that stops it.
 */
export function followAnswers(client: InboxClient, onAnswer: () => void, onRefusal: () => void): () => void {
  const { queryClient, scope } = client;
  const keys = queryKeys(scope);
  const session = new QueryObserver(queryClient, sessionOptions(client));

  function checkSession(): void {
    const { error } = session.getCurrentResult();
    if (error !== null && isRefusal(error)) {
      onRefusal();
    }
  }

  // It may have been refused while this code was loaded.
  checkSession();
  const stops = [
    session.subscribe(checkSession),
    queryClient.getQueryCache().subscribe((event) => {
      const isAnswer = event.type === 'updated' && event.action.type === 'success';
      const isKept = keptNames.some((name) => partialMatchKey(event.query.queryKey, keys[name]));
      if (isAnswer && isKept && factOf(client, event.query.queryKey)?.isStored !== true) {
        onAnswer();
      }
    }),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}

/** Where the host has no hash for the reader, there is no session either. */
function isRefusal(thrown: unknown): boolean {
  const error = toInboxError(thrown);
  return isSessionRefusal(error) || (error.kind === 'unidentified' && !error.retryable);
}
