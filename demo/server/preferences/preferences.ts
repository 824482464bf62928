import type { Queryable } from '../database/database.ts';
import type { StepChannel, Workflow } from '../workflows/workflow.ts';
import { globalPreference } from './inAppAllowed.ts';
import {
  channelsOf,
  lockPreferences,
  type PreferenceChange,
  type PreferenceRow,
  readRows,
  saveChange,
  templateIdOf,
} from './preferenceRows.ts';

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
  // A choice for one workflow wins over this one: what is on for one would keep a channel on that was switched off for all.
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
