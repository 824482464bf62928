import type { FastifyInstance } from 'fastify';
import { equalSecrets, subscriberHash } from '../../auth/secrets.ts';
import type { Queryable } from '../../database/database.ts';
import { HttpError } from '../../http/httpError.ts';
import { invalid } from '../../http/inboxErrors.ts';
import { maxCount } from '../../messages/countMessages.ts';
import { countSeverities } from '../../messages/countSeverities.ts';
import type { PlatformContext } from '../../platformContext.ts';
import { keepFirstSchedule, type Schedule, scheduleSchema } from '../../preferences/schedule.ts';
import { type SubscriberProfile, type SubscriberRow, saveSubscriber } from '../../subscribers.ts';
import { countInbox } from '../countInbox.ts';

interface SessionBody {
  applicationIdentifier?: string;
  subscriber?: SubscriberProfile;
  subscriberId?: string;
  subscriberHash?: string | null;
  context?: Record<string, unknown>;
  defaultSchedule?: Schedule;
}

const text = { type: ['string', 'null'], maxLength: 500 };
const subscriberId = { type: 'string', minLength: 1, maxLength: 500 };
const sessionSchema = {
  type: 'object',
  properties: {
    applicationIdentifier: { type: 'string', minLength: 1 },
    subscriber: {
      type: 'object',
      required: ['subscriberId'],
      properties: {
        subscriberId,
        id: text,
        firstName: text,
        lastName: text,
        email: text,
        phone: text,
        avatar: { ...text, maxLength: 2000 },
        locale: text,
        timezone: text,
        data: { type: ['object', 'null'] },
      },
    },
    subscriberId,
    subscriberHash: { type: ['string', 'null'] },
    context: { type: 'object', maxProperties: 5 },
    contextHash: { type: ['string', 'null'] },
    defaultSchedule: scheduleSchema,
  },
};

/** The first call of an inbox: checks the subscriber, creates it if needed, and returns a token and what is unread. */
export function inboxSessionRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { config, database, tokens } = context;
  app.post<{ Body: SessionBody }>(
    '/inbox/session',
    { schema: { body: sessionSchema } },
    async (request, reply) => {
      const profile = readProfile(request.body);
      const {
        applicationIdentifier,
        subscriberHash: hash,
        context: asked = {},
        defaultSchedule,
      } = request.body;
      if (applicationIdentifier !== config.applicationIdentifier) {
        throw new HttpError(400, 'applicationIdentifier is not known on this platform');
      }
      if (!config.inAppIntegration) throw new HttpError(404, 'The environment has no in-app integration');
      const proven =
        typeof hash === 'string' && equalSecrets(hash, subscriberHash(profile.subscriberId, config.apiKey));
      if (config.requireSubscriberHash && !proven) {
        throw new HttpError(400, 'subscriberHash must be the subscriber hash of this subscriber');
      }
      if (Object.keys(asked).length > 0) {
        throw new HttpError(400, 'context is not part of this platform: no message here has one');
      }
      const subscriber = await saveProfile(database, profile, proven);
      const schedule = await keepFirstSchedule(database, subscriber.id, defaultSchedule);
      const unread = { read: false, snoozed: false };
      const total = await countInbox(database, subscriber.id, unread);
      reply.code(201);
      return {
        data: {
          token: await tokens.sign(subscriber),
          totalUnreadCount: total,
          unreadCount: { total, severity: await countSeverities(database, subscriber.id, maxCount) },
          removeNovuBranding: config.removeBranding,
          isDevelopmentMode: config.developmentMode,
          maxSnoozeDurationHours: config.maxSnoozeHours,
          applicationIdentifier,
          ...(schedule ? { schedule } : {}),
          contextKeys: [],
        },
      };
    },
  );
}

/** The subscriber of a body, in the newer or the older spelling. */
function readProfile({ applicationIdentifier, subscriber, subscriberId }: SessionBody): SubscriberProfile {
  const profile = subscriber ?? (subscriberId === undefined ? null : { subscriberId });
  if (applicationIdentifier === undefined && !profile) {
    throw new HttpError(400, 'Sessions without applicationIdentifier are not part of this platform');
  }
  if (applicationIdentifier === undefined) {
    throw invalid('applicationIdentifier', 'applicationIdentifier is required');
  }
  if (!profile) throw invalid('subscriber', 'subscriber is required');
  return profile;
}

/** Who cannot prove to be the subscriber creates it, but does not change it. */
async function saveProfile(
  database: Queryable,
  profile: SubscriberProfile,
  proven: boolean,
): Promise<SubscriberRow> {
  const [known] = await database.query<SubscriberRow>('select * from subscribers where subscriber_id = $1', [
    profile.subscriberId,
  ]);
  return known && !proven ? known : saveSubscriber(database, profile);
}
