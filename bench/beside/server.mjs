// One server on loopback that answers each inbox by its own calls, all with the same messages.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { WebSocketServer } from 'ws';
import { answerCarillon } from './answers/carillon.mjs';
import { answerCourier } from './answers/courier.mjs';
import { answerKnock } from './answers/knock.mjs';
import { answerNovu } from './answers/novu.mjs';
import { messagesOf } from './messages.mjs';

/**
 * Starts one that has so many messages, in pages as they are asked for or all of them on the first. `asked` has the calls
 * since the last look, without the browser's requests for permission.
 */
export async function startServer(total, onePage = false) {
  const messages = messagesOf(total);
  const sizeOf = (limit) => (onePage ? total : Number(limit));
  const asked = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const headers = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Credentials': 'true',
      'Content-Type': 'application/json',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end();
      return;
    }
    let body = '';
    for await (const part of request) {
      body += part;
    }
    asked.push(`${request.method} ${url.pathname}`);
    response.writeHead(200, headers).end(JSON.stringify(answer(url, body)));
  });

  function answer(url, body) {
    const { pathname, searchParams } = url;
    const pageSize = sizeOf(searchParams.get('limit') ?? searchParams.get('page_size') ?? 10);
    if (pathname.startsWith('/v1/widgets/')) {
      return answerCarillon(messages, pageSize, url);
    }
    if (pathname.startsWith('/v1/inbox/')) {
      return answerNovu(messages, pageSize, url);
    }
    if (pathname.startsWith('/v1/users/')) {
      return answerKnock(messages, pageSize, url);
    }
    return pathname === '/courier' ? answerCourier(messages, sizeOf, body) : {};
  }

  // carillon, Novu and `floor-kit`.
  const sockets = new Server(server, { cors: { origin: true, credentials: true } });
  const plain = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/socket.io')) {
      plain.handleUpgrade(request, socket, head, (client) =>
        client.on('message', (data) => answerSocket(client, data)),
      );
    }
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    asked: () => asked.splice(0),
    close() {
      sockets.close();
      plain.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Knock joins by the messages of Phoenix, and Courier asks for its settings. */
function answerSocket(client, data) {
  const sent = JSON.parse(String(data));
  if (Array.isArray(sent)) {
    const [joined, ref, topic] = sent;
    client.send(JSON.stringify([joined, ref, topic, 'phx_reply', { status: 'ok', response: {} }]));
  } else if (sent.action === 'get-config') {
    client.send(
      JSON.stringify({
        response: 'config',
        data: { pingInterval: 300, pingMaxRetries: 3, maxConnectionAge: 5_400 },
      }),
    );
  }
}
