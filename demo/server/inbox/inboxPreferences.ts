import type { Queryable } from '../database/database.ts';
import { globalPreference } from '../preferences/inAppAllowed.ts';
import {
  type Channels,
  channelsOf,
  lockPreferences,
  type PreferenceChange,
  type PreferenceRow,
  readRows,
  saveChange,
  templateIdOf,
} from '../preferences/preferenceRows.ts';
import { type Schedule, saveSchedule } from '../preferences/schedule.ts';
import type { Severity } from '../workflows/messageParts.ts';
import { stepChannels, type Workflow } from '../workflows/workflow.ts';
import { toWorkflow } from './notificationItem.ts';

/** Which workflows a list of preferences is about. */
export interface PreferenceFilter {
  tags: readonly string[] | null;
  severities: readonly Severity[] | undefined;
  criticality: 'critical' | 'nonCritical' | 'all';
}

type Rows = ReadonlyMap<string, PreferenceRow>;

/** Reads the global preference, and those of the workflows that a filter selects. */
export async function readInboxPreferences(
  database: Queryable,
  subscriber: string,
  workflows: readonly Workflow[],
  { tags, severities, criticality }: PreferenceFilter,
) {
  const rows = await readRows(database, subscriber);
  const listed = activeOf(workflows)
    .filter(({ critical = false }) => criticality === 'all' || critical === (criticality === 'critical'))
    .filter((workflow) => !tags || workflow.tags.some((tag) => tags.includes(tag)))
    .filter(({ severity = 'none' }) => !severities || severities.includes(severity));
  return [toGlobalItem(rows, workflows), ...listed.map((workflow) => toWorkflowItem(workflow, rows))];
}

/** Reads the preference for all workflows. */
export async function readInboxGlobal(
  database: Queryable,
  subscriber: string,
  workflows: readonly Workflow[],
) {
  return toGlobalItem(await readRows(database, subscriber), workflows);
}

/** Changes channels for all workflows, where what was chosen for one of them ends, and the schedule; only inside a transaction. */
export async function changeInboxGlobal(
  database: Queryable,
  subscriber: string,
  workflows: readonly Workflow[],
  { channels, schedule }: { channels: Channels; schedule: Schedule | undefined },
) {
  await lockPreferences(database, subscriber);
  if (schedule) await saveSchedule(database, subscriber, schedule);
  await saveChange(database, subscriber, globalPreference, { channels });
  await database.query(
    'update preferences set channels = channels - $3::text[] where subscriber_id = $1 and template_id <> $2',
    [subscriber, globalPreference, Object.keys(channels)],
  );
  return readInboxGlobal(database, subscriber, workflows);
}

/** Changes the preferences of some workflows, each in its turn; only inside a transaction. */
export async function changeInboxWorkflows(
  database: Queryable,
  subscriber: string,
  changes: readonly { workflow: Workflow; change: PreferenceChange }[],
) {
  await lockPreferences(database, subscriber);
  for (const { workflow, change } of changes) {
    await saveChange(database, subscriber, templateIdOf(workflow), change);
  }
  const rows = await readRows(database, subscriber);
  return changes.map(({ workflow }) => toWorkflowItem(workflow, rows));
}

/** Finds an active workflow by its id or its identifier. */
export function findWorkflow(workflows: readonly Workflow[], name: string): Workflow | undefined {
  return activeOf(workflows).find(
    (known) => known.identifier === name || templateIdOf(known) === name.toLowerCase(),
  );
}

function activeOf(workflows: readonly Workflow[]): Workflow[] {
  return workflows.filter((workflow) => workflow.active !== false);
}

function toGlobalItem(rows: Rows, workflows: readonly Workflow[]) {
  const row = rows.get(globalPreference);
  const used = new Set(activeOf(workflows).flatMap(channelsOf));
  const channels = stepChannels.filter((channel) => used.has(channel));
  return {
    level: 'global' as const,
    enabled: row?.enabled ?? true,
    channels: Object.fromEntries(channels.map((channel) => [channel, row?.channels[channel] ?? true])),
    ...(row?.schedule ? { schedule: row.schedule } : {}),
  };
}

function toWorkflowItem(workflow: Workflow, rows: Rows) {
  const own = rows.get(templateIdOf(workflow));
  const forAll = rows.get(globalPreference);
  const channels = channelsOf(workflow).map((channel) => {
    const chosen = own?.channels[channel] ?? forAll?.channels[channel];
    // Critical workflows are delivered whatever was chosen.
    const enabled = workflow.critical ? true : (chosen ?? true);
    return { channel, enabled, source: chosen === undefined ? 'template' : 'subscriber' };
  });
  return {
    level: 'template' as const,
    enabled: own?.enabled ?? true,
    channels: Object.fromEntries(channels.map(({ channel, enabled }) => [channel, enabled])),
    overrides: channels.map(({ channel, source }) => ({ channel, source })),
    workflow: toWorkflow(workflow),
  };
}
