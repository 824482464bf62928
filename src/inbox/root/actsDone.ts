import { countLimit, type FailedAction, type UndoableAction } from '../../data/index.ts';
import type { Translator } from '../../locales/index.ts';
import type { Places } from '../settings/Places.ts';

/**
 * What the reader has done, each kind once, with the number of messages where there were several: "2 marked as read". The name of the
 * command would read like a button.
 */
export function actsDone(
  actions: readonly (Pick<FailedAction, 'kind' | 'count'> & Partial<Pick<UndoableAction, 'effect'>>)[],
  translator: Translator,
  places: Places | undefined,
): readonly string[] {
  const counts = new Map<FailedAction['kind'], number>();
  for (const { kind, count } of actions) {
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts].flatMap(([kind, count]) => {
    switch (kind) {
      case 'read':
      case 'unread': {
        if (count < 2) {
          return translator.text(kind === 'read' ? 'markedAsRead' : 'markedAsUnRead');
        }
        // The platform counts up to the limit, which means that or more.
        const number = count < countLimit ? count : `${translator.number(countLimit - 1)}+`;
        return translator.text(kind === 'read' ? 'manyMarkedAsRead' : 'manyMarkedAsUnRead', {
          count: number,
        });
      }
      case 'removed':
        return translator.counted('removedMessages', count);
      case 'preference':
        return translator.text('settings');
      default:
        return places?.done(kind, count, actions.find((one) => one.kind === kind)?.effect) ?? [];
    }
  });
}
