import { randomBytes } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { type Finding, failed, ok } from './Finding.ts';

/** How long a server may take, in milliseconds. */
const maxWaitMs = 10_000;

/** Whether a WebSocket to the platform's Socket.IO server opens, as carillon opens it: without polling first. */
export async function checkSocket(
  socket: string,
  path: string,
  origin: string | undefined,
): Promise<Finding[]> {
  const url = new URL(path.endsWith('/') ? path : `${path}/`, socket);
  url.protocol = /^(?:https|wss):$/.test(url.protocol) ? 'https:' : 'http:';
  url.search = 'EIO=4&transport=websocket';
  const answer = await openSocket(url, origin);
  return answer === null
    ? [ok('socket', `${socket} opens a WebSocket`)]
    : [
        failed(
          'socket',
          `${url.origin}${url.pathname} ${answer}`,
          'live updates: carillon asks from time to time instead',
          'correct socketUrl and socketPath, and have every proxy on the way pass the header Upgrade on',
        ),
      ];
}

/** What is wrong with the answer, or null. */
function openSocket(url: URL, origin: string | undefined): Promise<string | null> {
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        ...(origin === undefined ? {} : { origin }),
      },
    });
    const end = (result: string | null) => {
      clearTimeout(timer);
      resolve(result);
      request.destroy();
    };
    const timer = setTimeout(() => end('gives no answer in ten seconds'), maxWaitMs);
    request.on('error', (error) =>
      end(Object(error).code === 'ECONNRESET' ? 'ends the connection at once' : 'does not answer'),
    );
    request.on('response', ({ statusCode }) => end(`answers ${statusCode}, and opens no WebSocket`));
    request.on('upgrade', (_answer, connection, head) => {
      let received = head;
      const read = (more: Buffer) => {
        received = Buffer.concat([received, more]);
        // A text frame without a mask, whose text is the first packet of Engine.IO: 0 and an object.
        if (received.length >= 6) {
          const start = received[1] === 126 ? 4 : 2;
          const isOpen = received[0] === 0x81 && received.toString('latin1', start, start + 2) === '0{';
          connection.destroy();
          end(isOpen ? null : 'opens a WebSocket that does not speak Socket.IO 4');
        }
      };
      connection.on('error', () => end('ends the WebSocket at once'));
      connection.on('close', () => end('ends the WebSocket at once'));
      connection.on('data', read);
      read(Buffer.alloc(0));
    });
    request.end();
  });
}
