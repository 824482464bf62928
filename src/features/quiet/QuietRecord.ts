import { isRecord, parseJson, parseQuietHours } from '../../data/index.ts';
import type { QuietRules } from './quietSpans.ts';

/** What a browser keeps of a reader. */
export interface QuietRecord extends QuietRules {
  /** Since when it has been quiet, in milliseconds since 1970: what came since is still to be summed up. */
  readonly beganMs?: number | undefined;
  /** Whether the server does not know these hours yet. */
  readonly isUnsent?: boolean | undefined;
}

/** What was stored of a reader; no hours and no pause where that is nothing, or malformed. */
export function parseQuietRecord(text: string | null): QuietRecord {
  const stored = parseJson(text);
  const { hours, pause, awakeUntilMs, beganMs, isUnsent } = isRecord(stored) ? stored : {};
  return {
    hours: parseQuietHours(hours),
    pause: parsePause(pause),
    awakeUntilMs: toTime(awakeUntilMs),
    beganMs: toTime(beganMs),
    isUnsent: isUnsent === true,
  };
}

function parsePause(value: unknown): QuietRules['pause'] {
  const { sinceMs, untilMs } = isRecord(value) ? value : {};
  const [since, until] = [toTime(sinceMs), untilMs === null ? null : toTime(untilMs)];
  return since === undefined || until === undefined ? undefined : { sinceMs: since, untilMs: until };
}

function toTime(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
