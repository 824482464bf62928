import type { Queryable } from '../database/database.ts';
import type { Schedule } from '../inbox/schedule.ts';
import { stableObjectId } from '../objectId.ts';
import { type StepChannel, stepChannels, type Workflow } from '../workflows/workflow.ts';
import { globalPreference } from './inAppAllowed.ts';

/** A choice for each of some channels. */
export type Channels = Partial<Record<StepChannel, boolean>>;

/** A preference as stored, of one workflow or of all together. */
export type PreferenceRow = {
  template_id: string;
  enabled: boolean;
  channels: Channels;
  schedule: Schedule | null;
};

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

/** Changes the global preference; only inside a transaction. */
export async function changeGlobalPreference(
  database: Queryable,
  subscriber: string,
  change: PreferenceChange,
): Promise<GlobalPreference> {
  await lockPreferences(database, subscriber);
  const row = await saveChange(database, subscriber, globalPreference, change);
  // A channel that is switched off for all is off: what a workflow had of its own, it had not been switched on for this.
  const off = Object.entries(change.channels ?? {}).flatMap(([channel, on]) => (on ? [] : [channel]));
  await database.query(
    `update preferences set channels = (
       select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(channels)
       where not (key = any($3::text[]) and value = 'true')
     ) where subscriber_id = $1 and template_id <> $2 and channels ?| $3::text[]`,
    [subscriber, globalPreference, off],
  );
  return toGlobalPreference(row);
}

/** Lets changes of several preferences of one subscriber wait for each other, in whatever order they name them. */
export async function lockPreferences(transaction: Queryable, subscriber: string): Promise<void> {
  await transaction.query('select 1 from subscribers where id = $1 for no key update', [subscriber]);
}

/** The id of a workflow in the protocol. */
export function templateIdOf(workflow: Workflow): string {
  return stableObjectId('workflow', workflow.identifier);
}

/** Reads what a subscriber has chosen, by the id of the workflow or the key of the global preference. */
export async function readRows(database: Queryable, subscriber: string): Promise<Map<string, PreferenceRow>> {
  const rows = await database.query<PreferenceRow>(
    'select template_id, enabled, channels, schedule from preferences where subscriber_id = $1',
    [subscriber],
  );
  return new Map(rows.map((row) => [row.template_id, row]));
}

/** Stores a change in one statement, so that simultaneous changes of different channels are both kept. */
export async function saveChange(
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
     returning template_id, enabled, channels, schedule`,
    [subscriber, templateId, change.enabled ?? null, JSON.stringify(change.channels ?? {})],
  );
  return row;
}

/** The channels that a workflow delivers through. */
export function channelsOf(workflow: Workflow): StepChannel[] {
  return stepChannels.filter((channel) =>
    workflow.steps.some((step) => step.channel === channel && step.active !== false),
  );
}

function toTemplatePreference(workflow: Workflow, row: PreferenceRow | undefined) {
  const used = channelsOf(workflow);
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
