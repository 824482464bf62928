import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Starts a Redis without files on a free port of loopback. */
export async function startRedis() {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const start = () => spawn('redis-server', options, { stdio: 'ignore' });
  let running = start();
  async function stop() {
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    /** Kills it, and starts another one after a while, in milliseconds. */
    async restart(awayMs = 0) {
      await stop();
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      running = start();
    },
  };
}

/** A port of loopback that nobody listens on. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
