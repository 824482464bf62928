import type { QuietHours } from '../../data/index.ts';
import { clockOf, dayMs, minuteMs, timeAt } from './clockOf.ts';

/** What makes it quiet for a reader. Times are in milliseconds since 1970. */
export interface QuietRules {
  readonly hours: QuietHours;
  /** A pause; null is until the reader ends it. */
  readonly pause?: { readonly sinceMs: number; readonly untilMs: number | null } | undefined;
  /** Before that there are no quiet hours, since the reader has ended them. */
  readonly awakeUntilMs?: number | undefined;
}

/** A time during which it is quiet, in milliseconds since 1970; without an end it ends at infinity. */
export interface QuietSpan {
  readonly sinceMs: number;
  readonly untilMs: number;
}

/** How far spans are known, in days: a week, and what a change of clocks moves. */
const reach = 8;

/** The time zone of this browser. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** When it is quiet in the week before and after a time, in their order; none touches another. */
export function quietSpans(
  { hours, pause, awakeUntilMs = 0 }: QuietRules,
  nowMs: number,
): readonly QuietSpan[] {
  const { windows, timeZone = ownTimeZone() } = hours;
  const spans = pause ? [{ ...pause, untilMs: pause.untilMs ?? Number.POSITIVE_INFINITY }] : [];
  const today = Math.floor(clockOf(timeZone, nowMs) / dayMs);
  for (let date = today - reach; windows.length > 0 && date <= today + reach; date += 1) {
    for (const { days, from, to } of windows) {
      if (days.includes(new Date(date * dayMs).getUTCDay())) {
        const sinceMs = timeAt(timeZone, date * dayMs + sinceMidnight(from), 'first');
        const endDate = to > from ? date : date + 1;
        const untilMs = timeAt(timeZone, endDate * dayMs + sinceMidnight(to), 'last');
        spans.push({ sinceMs: Math.max(sinceMs, awakeUntilMs), untilMs });
      }
    }
  }
  const farMs = nowMs + (reach - 1) * dayMs;
  return joined(spans).map((span) =>
    // What lasts for a week has no end.
    span.sinceMs < nowMs && span.untilMs > farMs && span.untilMs !== pause?.untilMs
      ? { ...span, untilMs: Number.POSITIVE_INFINITY }
      : span,
  );
}

function sinceMidnight(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return ((hour ?? 0) * 60 + (minute ?? 0)) * minuteMs;
}

function joined(spans: readonly QuietSpan[]): readonly QuietSpan[] {
  const all: QuietSpan[] = [];
  for (const span of [...spans].sort((one, other) => one.sinceMs - other.sinceMs)) {
    const last = all.at(-1);
    if (last !== undefined && span.sinceMs <= last.untilMs) {
      all[all.length - 1] = { ...last, untilMs: Math.max(last.untilMs, span.untilMs) };
    } else if (span.sinceMs < span.untilMs) {
      all.push(span);
    }
  }
  return all;
}

/** The span of a time, if it is quiet then. */
export function spanAt(spans: readonly QuietSpan[], nowMs: number): QuietSpan | undefined {
  return spans.find(({ sinceMs, untilMs }) => sinceMs <= nowMs && nowMs < untilMs);
}

/** When it begins or ends to be quiet after a time, in milliseconds since 1970; undefined if it never does. */
export function nextChange(spans: readonly QuietSpan[], nowMs: number): number | undefined {
  return spans
    .flatMap(({ sinceMs, untilMs }) => [sinceMs, untilMs])
    .find((timeMs) => timeMs > nowMs && Number.isFinite(timeMs));
}
