import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A real HTTP server on loopback. */
export interface RawServer {
  readonly url: string;
  /** Every request that came, in order. */
  readonly requests: IncomingMessage[];
  /** Resolves with the next request. */
  next(): Promise<IncomingMessage>;
}

/** Starts a server that answers as a test decides, and ends with the test. */
export async function rawServer(listener: RequestListener): Promise<RawServer> {
  const server = createServer(listener);
  const requests: IncomingMessage[] = [];
  server.prependListener('request', (request: IncomingMessage) => requests.push(request));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    next: () => new Promise((resolve) => server.once('request', resolve)),
  };
}
