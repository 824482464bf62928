import { connect, createServer } from 'node:net';

/** Starts a proxy on loopback that gives each connection to the next of these ports, and passes over those that nobody listens on. */
export function startProxy(ports) {
  let turn = 0;
  const server = createServer((client) => {
    client.on('error', () => {});
    let tries = 0;
    const tryNext = () => {
      turn += 1;
      tries += 1;
      const upstream = connect(ports[turn % ports.length], '127.0.0.1');
      upstream.once('connect', () => {
        client.pipe(upstream).pipe(client);
        client.once('close', () => upstream.destroy());
        upstream.once('close', () => client.destroy());
      });
      upstream.on('error', () => {
        if (upstream.connecting && tries < ports.length) {
          tryNext();
        } else {
          client.destroy();
        }
      });
    };
    tryNext();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ port: server.address().port, close: () => server.close() }),
    );
  });
}
