// A site without a build: pages as they stand in the documents, and the package's scripts as they lie in node_modules.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';

const backendUrl = process.env.BACKEND_URL;
const scripts = 'node_modules/carillon-embed/dist/script';

/** As strict as a policy can be: only scripts of this site, only words with the platform, no HTML or scripts from strings. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' https: data:",
  `connect-src ${backendUrl} ${backendUrl.replace('http', 'ws')}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const reader = { applicationIdentifier: 'demo-app', subscriberId: 'demo-subscriber' };
const inbox = `<carillon-inbox
  application-identifier="${reader.applicationIdentifier}"
  subscriber-id="${reader.subscriberId}"
  backend-url="${backendUrl}"
  socket-url="${backendUrl}"></carillon-inbox>
  <script type="module" src="/carillon/carillon.js"></script>`;

function pageOf(path, query) {
  switch (path) {
    case '/':
      return { html: 'A page with a script tag' };
    case '/element':
      return { html: inbox };
    case '/strict':
      return { html: inbox, policy };
    case '/frame':
      return {
        html: `<meta name="carillon-parents" content="${query.get('parent')}">
          <script type="module" src="/carillon/frame-page.js"></script>`,
      };
    case '/host': {
      const options = {
        src: query.get('frame'),
        title: 'Inbox',
        ...reader,
        backendUrl,
        socketUrl: backendUrl,
      };
      return {
        html: `<div id="place"></div><script type="module">
          import { mountInboxFrame } from '/carillon/frame.js';
          mountInboxFrame(document.getElementById('place'), ${JSON.stringify(options)});
        </script>`,
      };
    }
    default:
      return undefined;
  }
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const page = pageOf(pathname, searchParams);
  if (page !== undefined) {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(page.policy && { 'Content-Security-Policy': page.policy }),
    });
    response.end(
      `<!doctype html><html lang="en"><title>A host without a build</title><link rel="icon" href="data:,">${page.html}`,
    );
    return;
  }
  const script = await readFile(join(scripts, normalize(pathname.replace('/carillon/', '/')))).catch(
    () => null,
  );
  response.writeHead(script === null ? 404 : 200, { 'Content-Type': 'text/javascript' });
  response.end(script);
}).listen(Number(process.argv[2]), '127.0.0.1');
