import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Serves pages on loopback, each call on another origin. `find` returns the content of a path, or fails; `policyOf` the
 * Content-Security-Policy that is sent with it, `encoding` the Content-Encoding in which all content is found.
 */
export async function servePages(find, policyOf = () => undefined, encoding = undefined) {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const policy = policyOf(path);
    const found = await Promise.resolve(path)
      .then(find)
      .catch(() => undefined);
    response.writeHead(found === undefined ? 404 : 200, {
      'Content-Type': contentTypes[extname(path)] ?? 'text/plain',
      ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
      ...(encoding === undefined || found === undefined ? {} : { 'Content-Encoding': encoding }),
    });
    response.end(found);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    server,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
