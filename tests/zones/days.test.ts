import { describe, expect, test } from 'vitest';
import type { InboxMessage } from '../../src/data/index.ts';
import { groupByHeading } from '../../src/inbox/message-list/feedEntries.ts';
import { timesIn } from '../../src/locales/times.ts';
import { liveIn, type Zone, zones } from './zones.ts';

const hourMs = 3_600_000;

/** Every half hour of three days around a change of clocks. */
function halfHours({ changes }: Zone): number[] {
  return changes.flatMap((change) =>
    Array.from({ length: 3 * 48 + 1 }, (_, index) => Date.parse(change) + (index / 2 - 36) * hourMs),
  );
}

/** The number of a time's day on the zone's calendar, by another way than the code's: written out and read as a date of UTC. */
function calendarOf(zone: string): (timeMs: number) => number {
  const dates = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return (timeMs) => Date.parse(`${dates.format(timeMs)}T00:00:00Z`) / (24 * hourMs);
}

const today = /^Today$/;
const yesterday = /^Yesterday$/;
const before = /^(This week|Last week|(?!Today|Yesterday)[A-Z][a-z]+)$/;

function headingOf(daysAgo: number): RegExp {
  return daysAgo <= 0 ? today : daysAgo === 1 ? yesterday : before;
}

describe.each(zones)('in $name, where clocks change on $changes', (zone) => {
  test('a message is of today, yesterday or before by the calendar, whatever the hours between', () => {
    liveIn(zone.name);
    const dayOf = calendarOf(zone.name);
    const days = new Map(halfHours(zone).map((timeMs) => [timeMs, dayOf(timeMs)]));
    // A number of half hours that has no divisor in common with a day's, so that every hour of the day is among them.
    const moments = [...days].filter((_, index) => index % 11 === 0);
    const wrong = moments.flatMap(([nowMs, today]) =>
      [...days]
        .filter(([timeMs]) => timeMs <= nowMs && nowMs - timeMs < 72 * hourMs)
        .filter(([timeMs, day]) => !headingOf(today - day).test(timesIn('en').dayHeading(timeMs, nowMs)))
        .map(([timeMs]) => `${new Date(timeMs).toISOString()} seen ${new Date(nowMs).toISOString()}`),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('a new heading begins with the first message of each day on the calendar, and nowhere else', () => {
    liveIn(zone.name);
    const dayOf = calendarOf(zone.name);
    const times = halfHours(zone).sort((one, other) => other - one);
    const messages = times.map((timeMs, index) => {
      return { id: String(index), createdAt: new Date(timeMs).toISOString() } as InboxMessage;
    });
    const beginnings = [
      ...groupByHeading(
        messages,
        times[0] ?? 0,
        (timeMs) => String(dayOf(timeMs)),
        () => false,
      ).keys(),
    ];
    const expected = times.flatMap((timeMs, index) => {
      const before = times[index - 1];
      const isFirst = before === undefined || dayOf(before) !== dayOf(timeMs);
      return isFirst ? index : [];
    });
    expect(beginnings).toEqual(expected);
  });
});
