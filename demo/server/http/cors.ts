import type { FastifyInstance } from 'fastify';

const allowedHeaders = [
  'Authorization',
  'User-Agent',
  'Content-Type',
  'Sentry-Trace',
  'Novu-Environment-Id',
  'Novu-API-Version',
  'Novu-User-Agent',
  'Bypass-Tunnel-Reminder',
].join(',');

/** Lets any page call the platform; there are no cookies, so the token alone protects the data. */
export function openToAllOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE,PATCH,OPTIONS',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '86400',
    });
    return reply.code(204).send();
  });
}
