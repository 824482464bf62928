import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { Pool } from 'pg';
import { Server, type Socket } from 'socket.io';
import type { Tokens } from '../auth/tokens.ts';
import type { Database } from '../database/database.ts';

/** The socket server and its end. */
export interface Sockets {
  io: Server;
  /** Whether other processes serve sockets of the same platform. */
  relays: boolean;
  /** Ends every connection in the way after which clients reconnect by themselves, and waits until that is written. */
  close(): Promise<void>;
}

/** Starts Socket.IO on the HTTP server; with a PostgreSQL address it also joins the other processes there. */
export function openSockets(
  http: HttpServer,
  tokens: Tokens,
  database: Database,
  databaseUrl: string | null,
): Sockets {
  const io = new Server(http, { cors: { origin: '*' }, serveClient: false });
  // Two connections: one listens, and the only other one publishes, which keeps notifications in order.
  const pool = databaseUrl ? new Pool({ connectionString: databaseUrl, max: 2 }) : null;
  let closing = false;
  if (pool) {
    pool.on('error', (error) => {
      if (!closing) console.error(`The live connection was lost: ${error.message}`);
    });
    io.adapter(createAdapter(pool));
  }
  const writes = new Set<Promise<unknown>>();
  const write = (work: Promise<unknown>) => {
    const done = work
      .catch((error: Error) => console.error(`Presence was not stored: ${error.message}`))
      .finally(() => writes.delete(done));
    writes.add(done);
  };

  // The token is checked before the connection is open, so that no event is lost before it joins the room.
  io.use((socket, next) => {
    void readIdentity(socket, tokens).then((subscriber) => {
      socket.data.subscriber = subscriber;
      next();
    });
  });
  io.on('connection', (socket) => {
    const subscriber: unknown = socket.data.subscriber;
    if (typeof subscriber !== 'string') {
      socket.disconnect(true);
      return;
    }
    void socket.join(subscriber);
    write(database.query('update subscribers set is_online = true where id = $1', [subscriber]));
    socket.on('disconnect', () => {
      if (io.of('/').adapter.rooms.has(subscriber)) return;
      const sql = 'update subscribers set is_online = false, last_online_at = $2 where id = $1';
      write(database.query(sql, [subscriber, new Date()]));
    });
  });

  return {
    io,
    relays: pool !== null,
    async close() {
      closing = true;
      // Not `disconnectSockets`: a client that the server disconnects does not reconnect, one that loses its connection does.
      io.engine.close();
      while (io.of('/').sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      while (writes.size > 0) await Promise.all(writes);
      await io.of('/').adapter.close();
      await pool?.end();
    },
  };
}

async function readIdentity(socket: Socket, tokens: Tokens): Promise<string | null> {
  const fromAuth: unknown = socket.handshake.auth.token;
  const token = fromAuth || socket.handshake.query.token;
  return typeof token === 'string' ? ((await tokens.verify(token))?.subscriber ?? null) : null;
}
