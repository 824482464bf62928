import type { io as openSocket } from 'socket.io-client';
import type { InboxClient } from '../client/InboxClient.ts';
import { applyLiveBatch } from './applyLiveBatch.ts';
import type { ConnectionState, LiveSession } from './liveOptions.ts';
import { type LiveLine, openLive } from './openLive.ts';

/** Opens the line of a client. All that is live hangs on this file, and it is loaded when there is a session. */
export function startLive(
  client: InboxClient,
  session: LiveSession,
  io: typeof openSocket | undefined,
  setState: (state: ConnectionState) => void,
): LiveLine {
  const { socketUrl, socketPath } = client.identity;
  return openLive(io, {
    ...session,
    // Only a fingerprint of the hash is in it.
    name: JSON.stringify(client.scope),
    address: socketUrl === undefined ? undefined : { url: socketUrl, path: socketPath },
    setState,
    onBatch: (batch) => applyLiveBatch(client, batch),
  });
}
