import type { io as openSocket } from 'socket.io-client';
import type { ConnectionState } from '../client/connectionState.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { applyLiveBatch } from './applyLiveBatch.ts';
import type { ConnectionSession } from './connectionOptions.ts';
import { checkLater } from './firstCheck.ts';
import { type OpenConnection, openConnection } from './openConnection.ts';

/** Opens the connection of a client. All live code is imported from this file, which is loaded once there is a session. */
export function startConnection(
  client: InboxClient,
  session: ConnectionSession,
  io: typeof openSocket | undefined,
  setState: (state: ConnectionState) => void,
): OpenConnection {
  const { socketUrl, socketPath } = client.identity;
  return openConnection(io, {
    ...session,
    // It contains only a fingerprint of the hash.
    name: JSON.stringify(client.scope),
    address: socketUrl === undefined ? undefined : { url: socketUrl, path: socketPath },
    setState,
    catchUpLater: () => checkLater(client),
    onBatch: (batch) => applyLiveBatch(client, batch),
  });
}
