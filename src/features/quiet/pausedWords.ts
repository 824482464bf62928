import { type QuietWords, timesTag } from '../../locales/index.ts';
import type { QuietState } from './createQuiet.ts';

const dayMs = 86_400_000;

/** The words for a pause or quiet hours that last until a time: by the clock of the reader's zone. */
export function pausedWords(words: QuietWords, { untilMs, hours }: QuietState): string {
  if (untilMs === undefined) {
    return words.text('paused');
  }
  const { timeZone } = hours;
  const day = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short' });
  const nowMs = Date.now();
  const format = new Intl.DateTimeFormat(timesTag(words.tag), {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(day.format(untilMs) !== day.format(nowMs) && { weekday: 'short' }),
    ...(untilMs - nowMs > 6 * dayMs && { day: 'numeric', month: 'short' }),
  });
  return words.text('pausedUntil', { time: format.format(untilMs) });
}
