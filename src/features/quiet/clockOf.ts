/** A day without a change of clocks, in milliseconds. */
export const dayMs = 86_400_000;

export const minuteMs = 60_000;

/** A reader has one zone, or few. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formatters.set(timeZone, formatter);
  return formatter;
}
/** What the clocks of a zone show at a time, to the minute: as the time at which those of UTC show it, in milliseconds. */
export function clockOf(timeZone: string, timeMs: number): number {
  const parts = formatterIn(timeZone)
    .formatToParts(timeMs)
    .map(({ type, value }) => [type, Number(value)]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return Date.UTC(year, month - 1, day, hour, minute);
}

/**
 * When the clocks of a zone show this: the first time, or the last one where they are set back and show it twice. Where they are set
 * forward over it, that is the moment of the change.
 */
export function timeAt(timeZone: string, clockMs: number, which: 'first' | 'last'): number {
  // Zones are less than a day from UTC, and change their clocks less than daily.
  let [before, after] = [clockMs - dayMs, clockMs + dayMs];
  const [byBefore, byAfter] = [before, after].map((nearMs) => clockMs + nearMs - clockOf(timeZone, nearMs));
  const found = [byBefore, byAfter].filter(
    (timeMs): timeMs is number => timeMs !== undefined && clockOf(timeZone, timeMs) === clockMs,
  );
  const time = found.at(which === 'first' ? 0 : -1);
  if (time !== undefined) {
    return time;
  }
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / minuteMs / 2) * minuteMs;
    [before, after] = clockOf(timeZone, middle) < clockMs ? [middle, after] : [before, middle];
  }
  return after;
}
