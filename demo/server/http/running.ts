import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const checkMs = 10;

/** Counts the running requests; the returned function waits until there are none, at most `maxWaitMs`. */
export function countRunning(app: FastifyInstance): (maxWaitMs: number) => Promise<void> {
  const running = new Set<ServerResponse>();
  app.addHook('onRequest', async (_request, reply) => {
    running.add(reply.raw);
    reply.raw.once('close', () => running.delete(reply.raw));
  });
  return async (maxWaitMs) => {
    const end = Date.now() + maxWaitMs;
    while (running.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, checkMs));
  };
}
