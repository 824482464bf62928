import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { equalSecrets, subscriberHash } from '../server/auth/secrets.ts';
import type { PlatformConfig } from '../server/config.ts';
import { HttpError } from '../server/http/httpError.ts';
import { isOwnAddress } from '../server/http/ownAddress.ts';
import { demoSubscriber } from '../server/seed.ts';
import { createHappenings, type HappeningKind, happeningKinds } from './happenings.ts';

/**
 * The host app's own server: returns who is signed in, and sends notifications through the platform's API. The API key stays
 * here, as it would in production; the browser gets the subscriber hash that is made with it. Anyone who opens the page is
 * signed in as the demo subscriber, with a cookie: as in production, nobody gets the hash of another subscriber, and no
 * other site gets any, not even one whose name leads to this computer.
 */
export function hostBackend(app: FastifyInstance, config: PlatformConfig): void {
  const { subscriberId, firstName } = demoSubscriber;
  const happen = createHappenings();
  const session = createHmac('sha256', `host session ${config.apiKey}`).update(subscriberId).digest('hex');

  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/v1/') || isOwnAddress(request.headers.host, config)) return;
    throw new HttpError(
      403,
      'The host page is only at the addresses of its own computer. Open it at the address that the platform printed, or name the origin of this one in ALLOWED_ORIGINS.',
    );
  });

  app.addHook('onSend', async (request, reply) => {
    // Also with 304, which has no content type: the browser keeps the page longer than the cookie.
    const opensPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!opensPage || reply.statusCode >= 400) return;
    reply.header('set-cookie', `${cookieName}=${session}; ${cookieRules}`);
  });

  app.register(
    async (host) => {
      host.addHook('onRequest', async (request) => {
        const { cookie = '', origin } = request.headers;
        const sent = new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(cookie)?.[1] ?? '';
        if (!equalSecrets(sent, session)) {
          throw new HttpError(401, 'Open the host page first: it signs you in as the demo subscriber');
        }
        if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === request.host)) {
          throw new HttpError(403, 'Only the host page may call its server');
        }
      });

      host.get('/reader', () => ({
        applicationIdentifier: config.applicationIdentifier,
        subscriberId,
        subscriberHash: subscriberHash(subscriberId, config.apiKey),
        name: firstName,
      }));

      host.post('/sign-out', (_request, reply) =>
        reply.code(204).header('set-cookie', `${cookieName}=; Max-Age=0; ${cookieRules}`).send(),
      );

      host.post<{ Body: { kind: HappeningKind } }>(
        '/notify',
        { schema: notifySchema },
        async (request, reply) => {
          let status = 201;
          let body = '{}';
          // One after the other, as they would happen.
          for (const happening of happen(request.body.kind)) {
            const answer = await app.inject({
              method: 'POST',
              url: '/v1/events/trigger',
              headers: { authorization: `ApiKey ${config.apiKey}` },
              payload: { to: { subscriberId }, ...happening },
            });
            status = answer.statusCode;
            body = answer.body;
            if (status >= 400) break;
          }
          return reply.code(status).header('content-type', 'application/json').send(body);
        },
      );
    },
    { prefix: '/host' },
  );
}

const cookieName = 'atlas_session';
const cookieRules = 'Path=/host; HttpOnly; SameSite=Strict';

const notifySchema = {
  body: { type: 'object', required: ['kind'], properties: { kind: { enum: happeningKinds } } },
};
