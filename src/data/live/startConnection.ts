import type { io as openSocket } from 'socket.io-client';
import type { ConnectionState } from '../client/connectionState.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { applyLiveBatch } from './applyLiveBatch.ts';
import type { ConnectionSession } from './connectionOptions.ts';
import { type OpenConnection, openConnection } from './openConnection.ts';

/** Opens the line of a client. All that is live hangs on this file, and it is loaded when there is a session. */
export function startConnection(
  client: InboxClient,
  session: ConnectionSession,
  io: typeof openSocket | undefined,
  setState: (state: ConnectionState) => void,
): OpenConnection {
  const { socketUrl, socketPath } = client.identity;
  return openConnection(io, {
    ...session,
    // Only a fingerprint of the hash is in it.
    name: JSON.stringify(client.scope),
    address: socketUrl === undefined ? undefined : { url: socketUrl, path: socketPath },
    setState,
    onBatch: (batch) => applyLiveBatch(client, batch),
  });
}
