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
];

/** What the clients of the inbox API send, too. */
const inboxHeaders = [
  'Novu-Client-Version',
  'Baggage',
  'Idempotency-Key',
  'Novu-Application-Identifier',
  'X-Novu-Product-Type',
];

/** What a browser calls from the pages of hosts. Everything else comes from servers, and from our own origin. */
const widgetCall = /^\/v1\/(widgets|inbox)\//;

/** The devtools of a page in development send messages with the key, from this computer alone. */
const devtoolsCall = /^\/v1\/(events)\/trigger$/;
const ownComputer = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Lets pages call what a widget calls: those of the allowed origins, or of all if none are named. There are no cookies, so
 * the token alone protects the data.
 */
export function openToOrigins(app: FastifyInstance, allowed: readonly string[] | null): void {
  app.addHook('onRequest', async (request, reply) => {
    const [, api] = widgetCall.exec(request.url) ?? devtoolsCall.exec(request.url) ?? [];
    if (!api) return;
    // No cache may give one origin, or one subscriber, the answer that was made for another: neither may a service worker that stores all.
    reply.header('vary', 'Origin, Authorization');
    const { origin } = request.headers;
    const known =
      origin !== undefined &&
      (api === 'events' ? ownComputer.test(origin) : allowed === null || allowed.includes(origin));
    if (known) reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') return;
    if (known) {
      reply.headers({
        'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE,PATCH,OPTIONS',
        'access-control-allow-headers': [...allowedHeaders, ...(api === 'inbox' ? inboxHeaders : [])].join(
          ',',
        ),
        'access-control-max-age': '86400',
      });
    }
    return reply.code(204).send();
  });
}
