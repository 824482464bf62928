import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A proxy before a platform. */
export interface TestProxy {
  readonly url: string;
  close(): void;
}

interface ProxyOptions {
  /** They replace what the answers say about caching. */
  readonly headers?: Record<string, string>;
  /** Calls whose connection is cut before they reach the platform. */
  cuts?(request: IncomingMessage): boolean;
}

/** Passes calls on to a platform. */
export async function proxyBefore(
  platformUrl: string,
  { headers = {}, cuts = () => false }: ProxyOptions,
): Promise<TestProxy> {
  const server = createServer(async (request, response) => {
    if (cuts(request)) {
      request.destroy();
      return;
    }
    const { method = 'GET', url = '/' } = request;
    const body = await buffer(request);
    const answer = await fetch(platformUrl + url, {
      method,
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !/^(host|connection|content-length|if-.*)$/.test(name)
          ? [[name, value] as [string, string]]
          : [],
      ),
      ...(body.length === 0 ? {} : { body }),
    });
    const kept = [...answer.headers].filter(([name]) => /^(content-type|access-control-.*)$/.test(name));
    response.writeHead(answer.status, { ...Object.fromEntries(kept), ...headers });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
