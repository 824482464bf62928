import { Cron } from 'croner';
import {
  type CronPreset,
  cronPresets,
  impossibleCronPresets,
  intlTimeZone,
  type TimeZone,
} from '../../../src/platform-constants/index.ts';

/** One cron preset as the table shows it. */
export interface CronRow {
  readonly name: CronPreset;
  readonly expression: string;
  /** The name in words. */
  readonly description: string;
  /** Seconds stand in front. */
  readonly hasSeconds: boolean;
  readonly impossible: boolean;
}

/** Every cron preset, in the order of the source. */
export const cronRows: readonly CronRow[] = Object.entries(cronPresets).map(([key, expression]) => {
  const name = key as CronPreset;
  return {
    name,
    expression,
    description: inWords(key),
    hasSeconds: expression.split(' ').length === 6,
    impossible: isImpossible(name),
  };
});

/** When a preset fires next in a time zone; nothing where it never does. */
export function nextRun(row: CronRow, timeZone: TimeZone, from: Date): Date | undefined {
  if (row.impossible) return undefined;
  return new Cron(row.expression, { timezone: intlTimeZone(timeZone) }).nextRun(from) ?? undefined;
}

function isImpossible(name: CronPreset): boolean {
  const names: readonly CronPreset[] = impossibleCronPresets;
  return names.includes(name);
}

/** `EVERY_30_MINUTES_BETWEEN_9AM_AND_5PM` as "Every 30 minutes between 9 AM and 5 PM". */
function inWords(name: string): string {
  const words = name
    .replace(/(\d\d)_(\d\d)/, '$1:$2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/(\d)([ap])m\b/g, (_all, digit: string, half: string) => `${digit} ${half.toUpperCase()}M`)
    .replace(/\b0(\d:)/, '$1')
    .replace(/\b(monday|friday)\b/g, (day) => day.charAt(0).toUpperCase() + day.slice(1));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
