import type { FastifyInstance } from 'fastify';
import { subscriberOf } from '../../auth/authenticate.ts';
import { HttpError } from '../../http/httpError.ts';
import { invalid } from '../../http/inboxErrors.ts';
import { type Query, readList } from '../../http/readQuery.ts';
import type { PlatformContext } from '../../platformContext.ts';
import type { Channels, PreferenceChange } from '../../preferences/preferenceRows.ts';
import { type Schedule, scheduleSchema } from '../../preferences/schedule.ts';
import { stepChannels } from '../../workflows/workflow.ts';
import {
  changeInboxGlobal,
  changeInboxWorkflows,
  findWorkflow,
  readInboxGlobal,
  readInboxPreferences,
} from '../inboxPreferences.ts';
import { readSeverities } from '../readInboxQuery.ts';

type GlobalBody = Channels & { schedule?: Schedule };
type WorkflowBody = Channels & { enabled?: boolean; condition?: unknown };
type BulkBody = { preferences: (WorkflowBody & { workflowId: string; subscriptionIdentifier?: string })[] };

const criticalities = ['critical', 'nonCritical', 'all'] as const;
const flags = Object.fromEntries([...stepChannels, 'enabled'].map((name) => [name, { type: 'boolean' }]));
const globalSchema = { type: 'object', properties: { ...flags, schedule: scheduleSchema } };
const workflowSchema = { type: 'object', properties: flags };
const bulkSchema = {
  type: 'object',
  required: ['preferences'],
  properties: {
    preferences: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: ['workflowId'],
        properties: { ...flags, workflowId: { type: 'string' }, subscriptionIdentifier: { type: 'string' } },
      },
    },
  },
};

/** The subscriber's preferences in the inbox API; changes are told to nobody. */
export function inboxPreferenceRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database, workflows } = context;

  app.get<{ Querystring: Query }>('/inbox/preferences', async (request) => {
    const { query } = request;
    const criticality = criticalities.find((one) => one === (query.criticality ?? 'nonCritical'));
    if (!criticality) throw invalid('criticality', `criticality must be one of ${criticalities.join(', ')}`);
    const filter = { tags: readList(query, 'tags'), severities: readSeverities(query), criticality };
    return { data: await readInboxPreferences(database, subscriberOf(request), workflows, filter) };
  });

  app.get('/inbox/preferences/global', async (request) => ({
    data: await readInboxGlobal(database, subscriberOf(request), workflows),
  }));

  app.patch<{ Body: GlobalBody }>(
    '/inbox/preferences',
    { schema: { body: globalSchema } },
    async (request) => {
      const subscriber = subscriberOf(request);
      const change = { channels: readChannels(request.body), schedule: request.body.schedule };
      return {
        data: await database.transaction((transaction) =>
          changeInboxGlobal(transaction, subscriber, workflows, change),
        ),
      };
    },
  );

  app.patch<{ Body: BulkBody }>(
    '/inbox/preferences/bulk',
    { schema: { body: bulkSchema } },
    async (request) => {
      const subscriber = subscriberOf(request);
      const { preferences } = request.body;
      if (preferences.length === 0) throw new HttpError(400, 'preferences must not be an empty list');
      if (preferences.some(({ subscriptionIdentifier }) => subscriptionIdentifier !== undefined)) {
        throw new HttpError(400, 'subscriptionIdentifier is not part of this platform: it has no topics');
      }
      // Here `enabled` and `condition` would belong to subscriptions to topics.
      const changes = preferences.map((body) => ({
        name: body.workflowId,
        change: { channels: readChannels(body) },
      }));
      return { data: await save(subscriber, changes) };
    },
  );

  app.patch<{ Params: { workflow: string }; Body: WorkflowBody }>(
    '/inbox/preferences/:workflow',
    { schema: { body: workflowSchema } },
    async (request) => {
      const { condition, enabled } = request.body;
      if (condition !== undefined) throw new HttpError(400, 'condition is not part of this platform');
      const change = { ...(enabled === undefined ? {} : { enabled }), channels: readChannels(request.body) };
      const [data] = await save(subscriberOf(request), [{ name: request.params.workflow, change }]);
      return { data };
    },
  );

  /** All or none, so that a list with one wrong name changes nothing. */
  function save(subscriber: string, asked: readonly { name: string; change: PreferenceChange }[]) {
    const unknown = asked.filter(({ name }) => !findWorkflow(workflows, name)).map(({ name }) => name);
    if (unknown.length > 0) throw new HttpError(404, `There is no workflow ${unknown.join(', ')}`);
    const changes = asked.flatMap(({ name, change }) => {
      const workflow = findWorkflow(workflows, name);
      return workflow ? [{ workflow, change }] : [];
    });
    const critical = changes.flatMap(({ workflow }) => (workflow.critical ? workflow.identifier : []));
    if (critical.length > 0) {
      throw new HttpError(400, `Critical workflows cannot be changed: ${critical.join(', ')}`);
    }
    return database.transaction((transaction) => changeInboxWorkflows(transaction, subscriber, changes));
  }
}

function readChannels(body: Channels): Channels {
  const given = stepChannels.filter((channel) => body[channel] !== undefined);
  return Object.fromEntries(given.map((channel) => [channel, body[channel]]));
}
