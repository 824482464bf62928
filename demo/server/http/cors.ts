import type { FastifyInstance } from 'fastify';
import type { PlatformConfig } from '../config.ts';
import { HttpError } from './httpError.ts';
import { mayAnswerAt, mayCall } from './ownAddress.ts';

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
 * Lets pages call what a widget calls: those of known origins, and no others, as any page in the reader's browser can reach this computer.
 * A site whose name leads here is the same as this server for a browser, so the name is looked at, too.
 */
export function openToOrigins(app: FastifyInstance, config: PlatformConfig): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host, origin } = request.headers;
    if (request.url.startsWith('/v1/') && !mayAnswerAt(host, config)) throw new HttpError(403, foreignName);
    const [, api] = widgetCall.exec(request.url) ?? devtoolsCall.exec(request.url) ?? [];
    if (!api) return;
    // No cache may give one origin, or one subscriber, the answer that was made for another: neither may a service worker that stores all.
    reply.header('vary', 'Origin, Authorization');
    const mayBeHere = origin === undefined || mayCall(origin, host, config);
    if (!mayBeHere && request.method !== 'OPTIONS') throw new HttpError(403, foreignOrigin);
    const known = origin !== undefined && mayBeHere && (api !== 'events' || ownComputer.test(origin));
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

const naming = 'in ALLOWED_ORIGINS, or by --origin of carillon dev';
const foreignName = `The platform is only at the addresses of its own computer. Call it at the address that it printed, or name the origin of this one ${naming}.`;
const foreignOrigin = `The platform answers the pages of its own computer only. Name the origin of this one ${naming}.`;
