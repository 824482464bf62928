import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { errorBody } from './errors.ts';

/** Serves a built host page at `/` if there is one, and answers every unknown address. */
export function serveHostPage(app: FastifyInstance, dir: string | null): void {
  const hasPage = dir !== null && existsSync(join(dir, 'index.html'));
  if (hasPage) void app.register(fastifyStatic, { root: dir });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    // A page with its own router may be opened at any address that is not the API's.
    if (hasPage && wantsPage && !request.url.startsWith('/v1/')) return reply.sendFile('index.html');
    return reply.code(404).send(errorBody(request, 404, `Cannot ${request.method} ${request.url}`));
  });
}
