import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Tokens } from '../auth/tokens.ts';
import type { PlatformConfig } from '../config.ts';
import { mayAnswerAt, mayCall } from '../http/ownAddress.ts';

/** The socket server and its end. */
export interface Sockets {
  io: Server;
  /** Ends every connection in the way after which clients reconnect by themselves. */
  close(): Promise<void>;
}

/** Starts Socket.IO on the HTTP server. */
export function openSockets(http: HttpServer, tokens: Tokens, config: PlatformConfig): Sockets {
  const io = new Server(http, {
    cors: { origin: true, maxAge: 86_400 },
    // CORS says nothing of WebSockets, which a page may open anywhere.
    allowRequest({ headers: { host, origin } }, answer) {
      answer(null, mayAnswerAt(host, config) && (origin === undefined || mayCall(origin, host, config)));
    },
    serveClient: false,
  });

  // The token is checked before the connection is open, so that no event is lost before it joins the room.
  io.use((socket, next) => {
    void readIdentity(socket, tokens).then((subscriber) => {
      socket.data.subscriber = subscriber;
      next();
    });
  });
  io.on('connection', (socket) => {
    const subscriber: unknown = socket.data.subscriber;
    if (typeof subscriber === 'string') void socket.join(subscriber);
    else socket.disconnect(true);
  });

  return {
    io,
    async close() {
      // Not `disconnectSockets`: a client that the server disconnects does not reconnect, one that loses its connection does.
      io.engine.close();
      while (io.of('/').sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    },
  };
}

async function readIdentity(socket: Socket, tokens: Tokens): Promise<string | null> {
  const fromAuth: unknown = socket.handshake.auth.token;
  const token = fromAuth || socket.handshake.query.token;
  return typeof token === 'string' ? ((await tokens.verify(token))?.subscriber ?? null) : null;
}
