import type { FastifyInstance } from 'fastify';
import { subscriberOf } from '../auth/authenticate.ts';
import { HttpError } from '../http/httpError.ts';
import type { PlatformContext } from '../platformContext.ts';
import { type PreferenceChange, templateIdOf } from '../preferences/preferenceRows.ts';
import {
  changeGlobalPreference,
  changeTemplatePreference,
  readGlobalPreference,
  readTemplatePreferences,
} from '../preferences/preferences.ts';
import { stepChannels } from '../workflows/workflow.ts';

const flag = { type: 'boolean' };
const changeSchema = {
  type: 'object',
  properties: {
    workflowId: { type: 'string' },
    enabled: flag,
    channels: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(stepChannels.map((channel) => [channel, flag])),
    },
  },
};

/** The subscriber's preferences by the REST protocol. */
export function restPreferenceRoutes(app: FastifyInstance, { database, workflows }: PlatformContext): void {
  app.get('/rest/preferences', async (request) => {
    const subscriber = subscriberOf(request);
    const [{ preference: global }, rows] = await Promise.all([
      readGlobalPreference(database, subscriber),
      readTemplatePreferences(database, subscriber, workflows),
    ]);
    return {
      global,
      workflows: rows.map(({ template: { _id: id, name, critical, tags }, preference }) => ({
        workflow: { id, name, critical, tags },
        preference,
      })),
    };
  });

  app.patch<{ Body: PreferenceChange & { workflowId?: string } }>(
    '/rest/preferences',
    { schema: { body: changeSchema } },
    async (request) => {
      const subscriber = subscriberOf(request);
      const { workflowId, ...change } = request.body;
      if (workflowId === undefined) {
        return database.transaction((transaction) => changeGlobalPreference(transaction, subscriber, change));
      }
      const workflow = workflows.find(
        (known) => known.active !== false && templateIdOf(known) === workflowId,
      );
      if (!workflow) throw new HttpError(404, `There is no workflow with the id ${workflowId}`);
      if (workflow.critical) throw new HttpError(422, 'A critical workflow cannot be switched off');
      const { preference } = await changeTemplatePreference(database, subscriber, workflow, change);
      return { preference };
    },
  );
}
