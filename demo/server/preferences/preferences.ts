import type { Queryable } from '../database/database.ts';
import { stableObjectId } from '../objectId.ts';
import { type StepChannel, stepChannels, type Workflow } from '../workflows/workflow.ts';
import { globalPreference } from './inAppAllowed.ts';

type Channels = Partial<Record<StepChannel, boolean>>;

type PreferenceRow = { template_id: string; enabled: boolean; channels: Channels };

/** A change of a preference; absent values stay as they are. */
export interface PreferenceChange {
  enabled?: boolean;
  channels?: Channels;
}

/** The preference of one workflow, as sent. */
export type TemplatePreference = ReturnType<typeof toTemplatePreference>;

/** The preference for all workflows together, as sent. */
export interface GlobalPreference {
  preference: { enabled: boolean; channels: Record<StepChannel, boolean> };
}

/** Reads the subscriber's preference of every active workflow. */
export async function readTemplatePreferences(
  database: Queryable,
  subscriber: string,
  workflows: readonly Workflow[],
): Promise<TemplatePreference[]> {
  const rows = await readRows(database, subscriber);
  return workflows
    .filter((workflow) => workflow.active !== false)
    .map((workflow) => toTemplatePreference(workflow, rows.get(templateIdOf(workflow))));
}

/** Reads the subscriber's global preference. */
export async function readGlobalPreference(
  database: Queryable,
  subscriber: string,
): Promise<GlobalPreference> {
  return toGlobalPreference((await readRows(database, subscriber)).get(globalPreference));
}

/** Changes the preference of one workflow. */
export async function changeTemplatePreference(
  database: Queryable,
  subscriber: string,
  workflow: Workflow,
  change: PreferenceChange,
): Promise<TemplatePreference> {
  return toTemplatePreference(
    workflow,
    await saveChange(database, subscriber, templateIdOf(workflow), change),
  );
}

/** Changes the global preference. */
export async function changeGlobalPreference(
  database: Queryable,
  subscriber: string,
  change: PreferenceChange,
): Promise<GlobalPreference> {
  return toGlobalPreference(await saveChange(database, subscriber, globalPreference, change));
}

/** The id of a workflow in the protocol. */
export function templateIdOf(workflow: Workflow): string {
  return stableObjectId('workflow', workflow.identifier);
}

async function readRows(database: Queryable, subscriber: string): Promise<Map<string, PreferenceRow>> {
  const rows = await database.query<PreferenceRow>(
    'select template_id, enabled, channels from preferences where subscriber_id = $1',
    [subscriber],
  );
  return new Map(rows.map((row) => [row.template_id, row]));
}

/** One statement, so that simultaneous changes of different channels are both kept. */
async function saveChange(
  database: Queryable,
  subscriber: string,
  templateId: string,
  change: PreferenceChange,
): Promise<PreferenceRow | undefined> {
  const [row] = await database.query<PreferenceRow>(
    `insert into preferences as stored (subscriber_id, template_id, enabled, channels)
     values ($1, $2, coalesce($3::boolean, true), $4::jsonb)
     on conflict (subscriber_id, template_id) do update set
       enabled = coalesce($3::boolean, stored.enabled), channels = stored.channels || excluded.channels
     returning template_id, enabled, channels`,
    [subscriber, templateId, change.enabled ?? null, JSON.stringify(change.channels ?? {})],
  );
  return row;
}

function toTemplatePreference(workflow: Workflow, row: PreferenceRow | undefined) {
  const used = stepChannels.filter((channel) =>
    workflow.steps.some((step) => step.channel === channel && step.active !== false),
  );
  return {
    template: {
      _id: templateIdOf(workflow),
      name: workflow.name,
      critical: workflow.critical ?? false,
      tags: workflow.tags,
      triggers: [
        {
          type: 'event' as const,
          identifier: workflow.identifier,
          variables: Object.keys(workflow.payload.properties).map((name) => ({ name })),
        },
      ],
    },
    preference: {
      enabled: row?.enabled ?? true,
      channels: Object.fromEntries(used.map((channel) => [channel, row?.channels[channel] ?? true])),
      overrides: used.map((channel) => ({
        channel,
        source: row?.channels[channel] === undefined ? ('template' as const) : ('subscriber' as const),
      })),
    },
    type: 'SUBSCRIBER_WORKFLOW' as const,
  };
}

function toGlobalPreference(row: PreferenceRow | undefined): GlobalPreference {
  const allowed = (channel: StepChannel) => row?.channels[channel] ?? true;
  return {
    preference: {
      enabled: row?.enabled ?? true,
      channels: {
        in_app: allowed('in_app'),
        email: allowed('email'),
        sms: allowed('sms'),
        chat: allowed('chat'),
        push: allowed('push'),
      },
    },
  };
}
