import { countLimit, type FailedActionKind, type UndoableAction } from '../../data/index.ts';
import type { PlaceWords } from '../../locales/index.ts';
import { anyTime } from './timeWords.ts';

/** The words for something that the reader has done with one message or several; undefined for what concerns no place. */
export function doneWords(
  { tag, text, number }: PlaceWords,
  kind: FailedActionKind,
  count: number,
  effect: UndoableAction['effect'] | undefined,
): string | undefined {
  const shown = count < countLimit ? count : `${number(countLimit - 1)}+`;
  switch (kind) {
    case 'archived':
      return count > 1 ? text('manyArchived', { count: shown }) : text('archived');
    case 'snoozed': {
      if (count > 1) {
        return text('manySnoozed', { count: shown });
      }
      const until = typeof effect === 'object' && 'snoozedUntil' in effect ? effect.snoozedUntil : undefined;
      return until
        ? text('snoozedUntil', { time: anyTime(tag, Date.parse(until), Date.now()) })
        : text('snoozedTab');
    }
    case 'unarchived':
    case 'unsnoozed':
      return text('backInInbox');
    default:
      return undefined;
  }
}
