import { tryAgain } from '../../base/index.ts';
import type { OpenLine } from '../backends/InboxLine.ts';
import type { ConnectionState } from '../client/connectionState.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { countNames } from '../facts/asker.ts';
import { askFor } from '../facts/feedWishes.ts';
import { type QueryName, queryKeys } from '../facts/queryKeys.ts';
import { showStoredChanges } from '../outbox/showStoredChanges.ts';
import { watchReader } from '../session/presentReader.ts';
import { toInboxError } from '../transport/InboxError.ts';
import { applyLiveBatch } from './applyLiveBatch.ts';
import { checkLater } from './checkLater.ts';
import type { ConnectionSession } from './connectionModel.ts';
import { lineStepOf } from './lineStep.ts';
import { type OpenConnection, openConnection } from './openConnection.ts';
import { missable } from './planRefetch.ts';
import { noticeVersion } from './tabNotice.ts';

/** For how long data of the host's server counts as fetched now, in milliseconds; older data is from a stored page. */
const freshMs = 60_000;

/** Whether something on screen could not be asked for, though the backend has it. */
function isFailing({ queryClient, scope }: InboxClient, name: QueryName): boolean {
  const asked = queryClient.getQueryCache().findAll({ queryKey: queryKeys(scope)[name] });
  return asked
    .flatMap(({ observers }) => observers.map((one) => one.getCurrentResult().error))
    .some((error) => error !== null && toInboxError(error).kind !== 'unsupported');
}

/** Opens the connection of a client. All live code is imported from this file, which is loaded once there is a session. */
export function startConnection(
  client: InboxClient,
  session: ConnectionSession,
  openLine: OpenLine | undefined,
  setState: (state: ConnectionState) => void,
): OpenConnection {
  showStoredChanges(client);
  const ageMs = Date.now() - (client.startMs ?? Number.NaN);
  if (ageMs >= freshMs) {
    // It was shown, and is confirmed now.
    askFor(client, missable, 'stored');
  }
  const reader = watchReader(client.identity);
  client.events.on('ending', reader.end);
  return openConnection(openLine, {
    ...session,
    isReaderGone: reader.isOver,
    // It contains only a fingerprint of the hash.
    name: JSON.stringify([...client.scope, noticeVersion]),
    isFresh: ageMs < freshMs,
    setState(state) {
      setState(state);
      if (state === 'live') {
        // A network that had failed without the browser's notice serves code again, too.
        tryAgain();
      }
    },
    isFailing: () => [...countNames, 'feeds' as const].some((name) => isFailing(client, name)),
    catchUpLater: () => checkLater(client),
    onStep: (step) => lineStepOf(client).set(step),
    onBatch: (batch, events) => applyLiveBatch(client, batch, events),
  });
}
