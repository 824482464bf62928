import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { buildMessage } from '../../src/mocks/index.ts';
import { ListInPanel } from './ListInPanel.tsx';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The clock of the story, and what renews the times of rows. */
let nowMs = 0;
let tick = () => {};

/** The days of a list in the zone of this browser; `tests/storyPage/dayGroups.test.ts` shows them in four zones. */
const meta = preview.meta({
  title: 'Compose/Day groups/Interactions',
  component: Inbox.List,
  args: { groupBy: 'day', markSeen: 'never' },
  beforeEach() {
    const renewals = new Map<unknown, () => void>();
    const startInterval = window.setInterval.bind(window);
    spyOn(window, 'setInterval').mockImplementation(((act: () => void, everyMs?: number) => {
      const timer = startInterval(act, everyMs);
      renewals.set(timer, everyMs === 30_000 ? act : () => {});
      return timer;
    }) as typeof window.setInterval);
    tick = () => {
      for (const act of renewals.values()) {
        act();
      }
    };
  },
  render: (args) => (
    <div style={{ blockSize: 1_600, display: 'grid' }}>
      <ListInPanel {...args} />
    </div>
  ),
});

const offset = (timeMs: number) => new Date(timeMs).getTimezoneOffset();

/** The first hours after the clocks of this browser have changed in 2026; two nights where they never do. */
function changes(): number[] {
  const hours = Array.from({ length: 365 * 24 }, (_, hour) => Date.UTC(2026, 0, 1, hour));
  const found = hours.filter((timeMs) => offset(timeMs) !== offset(timeMs - hourMs));
  return found.length > 0 ? found : [Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 25)];
}

/** The number of a time's day on the calendar, by another way than the code's: written out and read as a date of UTC. Browsers write that of Canada in several ways. */
function dayOf(timeMs: number): number {
  const written = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(timeMs);
  return Date.parse(`${written}T00:00:00Z`) / dayMs;
}

/** The last minute of each day and the first of the next, from two days before a time to a day after it, and the hour of the time. */
function borders(aroundMs: number): number[] {
  const halfHours = Array.from({ length: 6 * 24 }, (_, index) => aroundMs + (index - 4 * 24) * (hourMs / 2));
  const midnights = halfHours.filter((timeMs) => dayOf(timeMs) !== dayOf(timeMs - hourMs / 2));
  const around = [aroundMs - hourMs, aroundMs, aroundMs + hourMs];
  const times = [...midnights.flatMap((timeMs) => [timeMs, timeMs - minuteMs]), ...around];
  return [...new Set(times)].sort((one, other) => other - one);
}

/** What a reader sees of a list, from above: the headings, and the times of the rows as their subjects say them. */
function shown(feed: HTMLElement): string[] {
  const parts = feed.querySelectorAll('[data-carillon="day-heading"], article');
  return [...parts].map((part) =>
    part.matches('article')
      ? (/\d{4}-\S+Z/.exec(part.textContent ?? '')?.[0] ?? '')
      : (part.textContent ?? ''),
  );
}

function expected(times: readonly number[]): string[] {
  const months = new Intl.DateTimeFormat('en', { month: 'long' });
  // The first of January 1970 was a Thursday, and a week of American English begins on a Sunday.
  const weekOf = (timeMs: number) => Math.floor((dayOf(timeMs) + 4) / 7);
  const headingOf = (timeMs: number) =>
    ['Today', 'Yesterday'][dayOf(nowMs) - dayOf(timeMs)] ??
    ['This week', 'Last week'][weekOf(nowMs) - weekOf(timeMs)] ??
    months.format(timeMs);
  return times.flatMap((timeMs, index) => {
    const before = times[index - 1];
    const heading = headingOf(timeMs);
    const row = new Date(timeMs).toISOString();
    return before === undefined || headingOf(before) !== heading ? [heading, row] : row;
  });
}

/** A list around one of the two changes, read while the first message of the day after it is new. */
const around = (place: 0 | 1) => ({
  beforeEach() {
    const times = borders(changes()[place] ?? 0);
    const startedMs = performance.now();
    nowMs = times[0] ?? 0;
    const real = Date.now;
    // A whole number, as of the real clock: the test runner has it in the addresses of files that it loads meanwhile.
    Date.now = () => nowMs + Math.round(performance.now() - startedMs);
    const messages = times.map((timeMs, index) =>
      buildMessage(
        { subject: new Date(timeMs).toISOString(), createdAt: new Date(timeMs).toISOString() },
        index,
      ),
    );
    storyWorld.current().setMessages(messages);
    return () => {
      Date.now = real;
    };
  },
  async play({ canvas }: { canvas: ReturnType<typeof within> }) {
    const times = borders(changes()[place] ?? 0);
    const feed = await canvas.findByRole('feed');
    await waitFor(() => expect(shown(feed)).toEqual(expected(times)));
    const first = within(feed).getAllByRole('article')[0] as HTMLElement;
    await expect(within(first).getByText('now', { selector: '[aria-hidden]' })).toBeVisible();
    // The device sleeps over midnight: nothing is renewed until the next tick.
    nowMs += dayMs;
    tick();
    await waitFor(() => expect(shown(feed)).toEqual(expected(times)));
    await expect(within(first).getByText('yesterday')).toBeInTheDocument();
    await expect(within(first).getByText(/^\d+:\d\d/, { selector: 'time > [aria-hidden]' })).toBeVisible();
  },
});

export const AtTheFirstChange = meta.story({
  name: 'around the first change of clocks, each message is below the heading of its day, also after a sleep',
  ...around(0),
});

export const AtTheSecondChange = meta.story({
  name: 'around the second change of clocks, each message is below the heading of its day, also after a sleep',
  ...around(1),
});
