import type { DoneChange } from '../../inbox/features/Feature.ts';
import { shownCount } from '../../inbox/root/actsDone.ts';
import { anyTime, type PlaceWords } from '../../locales/index.ts';

/** The words for messages that the reader has put off or brought back; undefined for anything else. */
export function doneWords(words: PlaceWords, { kind, count, effect }: DoneChange): string | undefined {
  const { tag, text } = words;
  if (kind === 'unsnoozed') {
    return text('backInInbox');
  }
  if (kind !== 'snoozed') {
    return undefined;
  }
  if (count > 1) {
    return text('manySnoozed', { count: shownCount(count, words) });
  }
  const until = typeof effect === 'object' && 'snoozedUntil' in effect ? effect.snoozedUntil : undefined;
  return until
    ? text('snoozedUntil', { time: anyTime(tag, Date.parse(until), Date.now()) })
    : text('snoozedTab');
}
