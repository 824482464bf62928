import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { equalSecrets, subscriberHash } from '../server/auth/secrets.ts';
import type { PlatformConfig } from '../server/config.ts';
import { HttpError } from '../server/http/httpError.ts';
import { demoSubscriber } from '../server/seed.ts';
import { isOwnAddress } from './isOwnAddress.ts';

/** Events of the host app, each a workflow of the platform with its payload. */
const happenings: Readonly<Record<string, { payload: object; actor?: object }>> = {
  comment: {
    payload: {
      author: 'Maya Okafor',
      document: 'Q4 launch plan',
      comment: 'can you confirm the **rollout window** before Friday?',
      url: '/documents/q4-launch-plan',
    },
    actor: { subscriberId: 'maya', firstName: 'Maya', lastName: 'Okafor' },
  },
  deployment: { payload: { release: 'api@2.14.1', environment: 'production' } },
  invoice: { payload: { number: 'INV-2057', amount: '$1,240.00', status: 'paid' } },
  digest: {
    payload: {
      period: 'week',
      highlights: [
        '**14** issues closed, 3 reopened',
        '**2** releases, no rollbacks',
        'Mobile app 3.0 is at 72 %',
      ],
    },
  },
  'long-read': {
    payload: {
      title: 'What is new in Atlas',
      body: [
        'This month was about *focus*. Three things changed:',
        '1. **Quiet hours** hold everything that can wait until morning.',
        '2. **Smart digests** join what belongs together, such as ten comments on one document.',
        '3. `atlas deploy --canary` ships to one region first.',
        'The [full notes](/news/november) have the details, and the roadmap says what comes next.',
      ].join('\n\n'),
    },
  },
  'security-alert': { payload: { device: 'Firefox on Linux', place: 'Lisbon, Portugal' } },
};

/**
 * The host app's own server: returns who is signed in, and sends notifications through the platform's API. The API key stays
 * here, as it would in production; the browser gets the subscriber hash that is made with it. Anyone who opens the page is
 * signed in as the demo subscriber, with a cookie: as in production, nobody gets the hash of another subscriber, and no
 * other site gets any, not even one whose name leads to this computer.
 */
export function hostBackend(app: FastifyInstance, config: PlatformConfig): void {
  const { subscriberId, firstName } = demoSubscriber;
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

      host.post<{ Body: { kind: string } }>('/notify', { schema: notifySchema }, async (request, reply) => {
        const { kind } = request.body;
        const answer = await app.inject({
          method: 'POST',
          url: '/v1/events/trigger',
          headers: { authorization: `ApiKey ${config.apiKey}` },
          payload: { name: kind, to: { subscriberId }, ...happenings[kind] },
        });
        return reply.code(answer.statusCode).header('content-type', 'application/json').send(answer.body);
      });
    },
    { prefix: '/host' },
  );
}

const cookieName = 'atlas_session';
const cookieRules = 'Path=/host; HttpOnly; SameSite=Strict';

const notifySchema = {
  body: { type: 'object', required: ['kind'], properties: { kind: { enum: Object.keys(happenings) } } },
};
