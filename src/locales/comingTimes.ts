import { kept } from '../base/index.ts';
import { timesTag } from './times.ts';

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const day = { ...clock, weekday: 'short', day: 'numeric', month: 'short' } as const;

const styles = {
  today: clock,
  weekday: { ...clock, weekday: 'short' },
  thisYear: day,
  later: { ...day, year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formattersIn = kept((tag: string) =>
  kept((style: keyof typeof styles) => new Intl.DateTimeFormat(timesTag(tag), styles[style])),
);

/** A coming time in a menu: by the clock today, else with its day of the week. */
export function nearTime(tag: string, timeMs: number, nowMs: number): string {
  return formattersIn(tag)(isSameDay(timeMs, nowMs) ? 'today' : 'weekday').format(timeMs);
}

/** A coming time that may be far: by the clock today, else with its date. */
export function anyTime(tag: string, timeMs: number, nowMs: number): string {
  const isThisYear = new Date(timeMs).getFullYear() === new Date(nowMs).getFullYear();
  const style = isSameDay(timeMs, nowMs) ? 'today' : isThisYear ? 'thisYear' : 'later';
  return formattersIn(tag)(style).format(timeMs);
}

function isSameDay(timeMs: number, nowMs: number): boolean {
  return new Date(timeMs).toDateString() === new Date(nowMs).toDateString();
}
