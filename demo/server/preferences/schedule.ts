import type { Queryable } from '../database/database.ts';
import { invalid } from '../http/inboxErrors.ts';
import { globalPreference } from './inAppAllowed.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

interface Day {
  isEnabled: boolean;
  hours?: { start: string; end: string }[];
}

/** The hours in which a subscriber wants deliveries through other channels; the inbox itself does not look at it. */
export interface Schedule {
  isEnabled: boolean;
  weeklySchedule?: Partial<Record<(typeof days)[number], Day>>;
}

const time = { type: 'string', pattern: '^(0[1-9]|1[0-2]):[0-5]\\d (AM|PM)$' };
const hours = {
  type: 'object',
  required: ['start', 'end'],
  properties: { start: time, end: time },
};
const day = {
  type: 'object',
  required: ['isEnabled'],
  properties: { isEnabled: { type: 'boolean' }, hours: { type: 'array', maxItems: 100, items: hours } },
};

/** The schema of a schedule in a body. */
export const scheduleSchema = {
  type: 'object',
  required: ['isEnabled'],
  properties: {
    isEnabled: { type: 'boolean' },
    weeklySchedule: {
      type: 'object',
      minProperties: 1,
      additionalProperties: false,
      properties: Object.fromEntries(days.map((name) => [name, day])),
    },
  },
};

/** Stores a schedule; a weekly schedule replaces the one before, and without one it stays. */
export async function saveSchedule(
  database: Queryable,
  subscriber: string,
  schedule: Schedule,
): Promise<void> {
  checkSchedule(schedule);
  await database.query(
    `insert into preferences as stored (subscriber_id, template_id, enabled, channels, schedule)
     values ($1, $2, true, '{}', $3::jsonb)
     on conflict (subscriber_id, template_id) do update set
       schedule = coalesce(stored.schedule, '{}') || excluded.schedule`,
    [subscriber, globalPreference, JSON.stringify(schedule)],
  );
}

/** Stores the schedule that a host gives to those who have none, and returns the stored one. */
export async function keepFirstSchedule(
  database: Queryable,
  subscriber: string,
  schedule?: Schedule,
): Promise<Schedule | null> {
  if (schedule) checkSchedule(schedule);
  const stored = await readSchedule(database, subscriber);
  if (stored || !schedule) return stored;
  await saveSchedule(database, subscriber, schedule);
  return readSchedule(database, subscriber);
}

function checkSchedule({ isEnabled, weeklySchedule }: Schedule): void {
  if (isEnabled || !weeklySchedule) return;
  throw invalid('general', 'weeklySchedule must not be given when isEnabled is false');
}

async function readSchedule(database: Queryable, subscriber: string): Promise<Schedule | null> {
  const [row] = await database.query<{ schedule: Schedule | null }>(
    'select schedule from preferences where subscriber_id = $1 and template_id = $2',
    [subscriber, globalPreference],
  );
  return row?.schedule ?? null;
}
