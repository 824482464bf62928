import { toSocketIo } from '@mswjs/socket.io-binding';
import { type WebSocketHandler, type WebSocketHandlerConnection, type WebSocketLink, ws } from 'msw';
import type { WorldSocket } from './mockSocketServer.ts';
import type { MockWorld } from './worldContract.ts';

/** How often the server pings the client, in milliseconds: the interval that the binding announces. */
const pingIntervalMs = 25_000;

/** Packets of engine.io 4 and socket.io 5 as they are sent. */
const packets = { ping: '2', connect: '40', disconnect: '41', rubbish: '?' };

const links = new Map<string, WebSocketLink>();
const taken = new WeakSet<object>();

/** The MSW handler of the world's live socket. */
export function socketHandler(world: MockWorld): WebSocketHandler {
  return linkOf(new URL(world.socketUrl).host).addEventListener('connection', (connection) => {
    // MSW passes a connection to every handler that matches; as for a call, only the newest may serve it.
    if (taken.has(connection.client)) {
      return;
    }
    taken.add(connection.client);
    if (world.socketServer.mode() === 'absent') {
      // An invalid packet instead of a handshake: for the client the connection fails, as it does without a server.
      connection.client.send(packets.rubbish);
      return;
    }
    if (world.unruly === undefined) {
      serve(world, connection);
    } else {
      const timer = setTimeout(() => serve(world, connection), world.unruly.connectMs());
      connection.client.addEventListener('close', () => clearTimeout(timer));
    }
  });
}

/** One link for each host, since a link keeps a listener until the page is closed. */
function linkOf(host: string): WebSocketLink {
  const link = links.get(host) ?? ws.link(new RegExp(`^wss?://${host.replaceAll('.', '\\.')}/`));
  links.set(host, link);
  return link;
}

function serve(world: MockWorld, connection: WebSocketHandlerConnection): void {
  const { client } = connection;
  // The binding confirms the connection by itself, as a server does that checks the token afterwards.
  const socketIo = toSocketIo(connection);
  const pings = setInterval(() => client.send(packets.ping), pingIntervalMs);
  let socket: WorldSocket | undefined;

  const leave = () => {
    if (socket !== undefined) {
      world.socketServer.sockets.delete(socket);
      socket = undefined;
    }
  };

  const join = (packet: string) => {
    const token = readToken(packet.slice(packets.connect.length));
    world.socketServer.handshakes.push(token);
    const subscriber = world.memory.holderOf(token);
    if (subscriber === undefined || world.socketServer.mode() === 'refusing') {
      client.send(packets.disconnect);
      return;
    }
    leave();
    socket = {
      subscriber,
      emit: (event, payload) => socketIo.client.emit(event, payload),
      drop() {
        leave();
        client.close(3000, 'The mock world closed the connection');
      },
      refuse() {
        leave();
        client.send(packets.disconnect);
      },
    };
    world.socketServer.sockets.add(socket);
  };

  client.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') {
      return;
    }
    if (data.startsWith(packets.connect)) {
      join(data);
    } else if (data.startsWith(packets.disconnect)) {
      leave();
    }
  });
  client.addEventListener('close', () => {
    clearInterval(pings);
    leave();
  });
}

function readToken(auth: string): string {
  try {
    const read: unknown = JSON.parse(auth);
    const token = typeof read === 'object' && read !== null && 'token' in read ? read.token : '';
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}
