import type { FastifyInstance } from 'fastify';
import { subscriberOf } from '../auth/authenticate.ts';
import { badRequest, HttpError } from '../http/httpError.ts';
import type { PlatformContext } from '../platformContext.ts';
import { type PreferenceChange, templateIdOf } from '../preferences/preferenceRows.ts';
import {
  changeGlobalPreference,
  changeTemplatePreference,
  readGlobalPreference,
  readTemplatePreferences,
} from '../preferences/preferences.ts';
import { type StepChannel, stepChannels } from '../workflows/workflow.ts';

interface ChannelChange {
  type: StepChannel;
  enabled: boolean;
}

const channelChange = {
  type: 'object',
  required: ['type', 'enabled'],
  properties: { type: { enum: [...stepChannels] }, enabled: { type: 'boolean' } },
};
const levelSchema = { type: 'object', properties: { level: { enum: ['global', 'template'] } } };
const templateSchema = {
  type: 'object',
  properties: { templateId: { type: 'string', format: 'object-id' } },
};
const templateChangeSchema = {
  type: 'object',
  properties: { channel: channelChange, enabled: { type: 'boolean' } },
};
const globalChangeSchema = {
  type: 'object',
  properties: {
    preferences: { type: 'array', maxItems: 100, items: channelChange },
    enabled: { type: 'boolean' },
  },
};

/** The subscriber's preferences, for each workflow and for all together. */
export function preferenceRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database, workflows } = context;

  app.get('/widgets/preferences', async (request) => ({
    data: await readTemplatePreferences(database, subscriberOf(request), workflows),
  }));

  app.get<{ Params: { level: 'global' | 'template' } }>(
    '/widgets/preferences/:level',
    { schema: { params: levelSchema } },
    async (request) => {
      const subscriber = subscriberOf(request);
      return request.params.level === 'global'
        ? { data: [await readGlobalPreference(database, subscriber)] }
        : { data: await readTemplatePreferences(database, subscriber, workflows) };
    },
  );

  app.patch<{ Params: { templateId: string }; Body: { channel?: ChannelChange; enabled?: boolean } }>(
    '/widgets/preferences/:templateId',
    { schema: { params: templateSchema, body: templateChangeSchema } },
    async (request) => {
      const { channel, enabled } = request.body;
      if (channel === undefined && enabled === undefined) throw badRequest('channel or enabled is required');
      const templateId = request.params.templateId.toLowerCase();
      const workflow = workflows.find(
        (known) => known.active !== false && templateIdOf(known) === templateId,
      );
      if (!workflow) throw new HttpError(404, `There is no workflow with the id ${templateId}`);
      const change = toChange(channel ? [channel] : [], enabled);
      return { data: await changeTemplatePreference(database, subscriberOf(request), workflow, change) };
    },
  );

  app.patch<{ Body: { preferences?: ChannelChange[]; enabled?: boolean } }>(
    '/widgets/preferences',
    { schema: { body: globalChangeSchema } },
    async (request) => {
      const { preferences, enabled } = request.body;
      if (preferences === undefined && enabled === undefined) {
        throw badRequest('preferences or enabled is required');
      }
      const change = toChange(preferences ?? [], enabled);
      const subscriber = subscriberOf(request);
      return {
        data: await database.transaction((transaction) =>
          changeGlobalPreference(transaction, subscriber, change),
        ),
      };
    },
  );
}

function toChange(channels: readonly ChannelChange[], enabled: boolean | undefined): PreferenceChange {
  return {
    ...(enabled === undefined ? {} : { enabled }),
    channels: Object.fromEntries(channels.map((channel) => [channel.type, channel.enabled])),
  };
}
