import type { FastifyInstance } from 'fastify';
import { equalSecrets, subscriberHash } from '../auth/secrets.ts';
import { badRequest, HttpError } from '../http/httpError.ts';
import type { PlatformContext } from '../platformContext.ts';
import { type SubscriberProfile, saveSubscriber } from '../subscribers.ts';

interface SessionBody extends SubscriberProfile {
  applicationIdentifier: string;
  hmacHash?: string | null;
}

const optionalText = { type: ['string', 'null'], maxLength: 500 };

const sessionSchema = {
  type: 'object',
  required: ['applicationIdentifier', 'subscriberId'],
  properties: {
    applicationIdentifier: { type: 'string', minLength: 1 },
    subscriberId: { type: 'string', minLength: 1, maxLength: 500 },
    hmacHash: { type: ['string', 'null'] },
    firstName: optionalText,
    lastName: optionalText,
    phone: optionalText,
    email: { ...optionalText, format: 'email' },
  },
};

/** The first call of a widget: checks the subscriber, creates it if needed, and returns a token. */
export function sessionRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { config, database, tokens } = context;
  app.post<{ Body: SessionBody }>(
    '/widgets/session/initialize',
    { schema: { body: sessionSchema } },
    async (request, reply) => {
      const { applicationIdentifier, hmacHash, subscriberId, firstName, lastName, email, phone } =
        request.body;
      if (applicationIdentifier !== config.applicationIdentifier) {
        throw badRequest('applicationIdentifier is not known on this platform');
      }
      if (!config.inAppIntegration) throw new HttpError(404, 'The environment has no in-app integration');
      if (config.requireSubscriberHash && !isProof(subscriberId, hmacHash)) {
        throw badRequest('hmacHash must be the subscriber hash of this subscriber');
      }
      const profile: SubscriberProfile = { subscriberId };
      if (firstName) profile.firstName = firstName;
      if (lastName) profile.lastName = lastName;
      if (email) profile.email = email;
      if (phone) profile.phone = phone;
      const subscriber = await saveSubscriber(database, profile);
      reply.code(201);
      return {
        data: {
          token: await tokens.sign(subscriber),
          profile: {
            _id: subscriber.id,
            firstName: subscriber.first_name ?? undefined,
            lastName: subscriber.last_name ?? undefined,
            phone: subscriber.phone ?? undefined,
          },
        },
      };
    },
  );

  function isProof(subscriberId: string, hash: string | null | undefined): boolean {
    return typeof hash === 'string' && equalSecrets(hash, subscriberHash(subscriberId, config.apiKey));
  }
}
