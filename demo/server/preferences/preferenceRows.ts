import type { Queryable } from '../database/database.ts';
import { stableObjectId } from '../objectId.ts';
import { type StepChannel, stepChannels, type Workflow } from '../workflows/workflow.ts';
import type { Schedule } from './schedule.ts';

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
