import { toSocketIo } from '@mswjs/socket.io-binding';
import { type WebSocketHandler, type WebSocketHandlerConnection, type WebSocketLink, ws } from 'msw';
import type { WorldSocket } from './line.ts';
import type { World } from './worldContract.ts';

/** How often the server asks whether the client is still there, in milliseconds: what the binding announces. */
const pingIntervalMs = 25_000;

/** Packets of engine.io 4 and socket.io 5 as they go over the line. */
const packets = { ping: '2', connect: '40', disconnect: '41', rubbish: '?' };

const links = new Map<string, WebSocketLink>();
const taken = new WeakSet<object>();

/** The MSW handler of the world's live socket. */
export function socketHandler(world: World): WebSocketHandler {
  return linkOf(new URL(world.socketUrl).host).addEventListener('connection', (connection) => {
    // MSW shows a connection to every handler that matches; as for a call, the newest one alone takes it.
    if (taken.has(connection.client)) {
      return;
    }
    taken.add(connection.client);
    if (world.line.mode() === 'absent') {
      // No handshake but a packet that is none: the client sees a failed connection, as it would without a server.
      connection.client.send(packets.rubbish);
      return;
    }
    serve(world, connection);
  });
}

/** One link a host: each holds a listener for as long as the page lives. */
function linkOf(host: string): WebSocketLink {
  const link = links.get(host) ?? ws.link(new RegExp(`^wss?://${host.replaceAll('.', '\\.')}/`));
  links.set(host, link);
  return link;
}

function serve(world: World, connection: WebSocketHandlerConnection): void {
  const { client } = connection;
  // The binding greets the client by itself, as a server does whose check of the token comes after the greeting.
  const socketIo = toSocketIo(connection);
  const pings = setInterval(() => client.send(packets.ping), pingIntervalMs);
  let socket: WorldSocket | undefined;

  const leave = () => {
    if (socket !== undefined) {
      world.line.sockets.delete(socket);
      socket = undefined;
    }
  };

  const join = (packet: string) => {
    const token = readToken(packet.slice(packets.connect.length));
    world.line.handshakes.push(token);
    const subscriber = world.memory.holderOf(token);
    if (subscriber === undefined || world.line.mode() === 'refusing') {
      client.send(packets.disconnect);
      return;
    }
    leave();
    socket = {
      subscriber,
      emit: (event, payload) => socketIo.client.emit(event, payload),
      drop() {
        leave();
        client.close(3000, 'The mock world dropped the line');
      },
      turnAway() {
        leave();
        client.send(packets.disconnect);
      },
    };
    world.line.sockets.add(socket);
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
