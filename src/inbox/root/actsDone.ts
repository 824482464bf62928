import { countLimit, type FailedAction, type UndoableAction } from '../../data/index.ts';
import type { Translator } from '../../locales/index.ts';
import type { Features } from '../features/Feature.ts';
import { firstOf } from '../features/ofFeatures.tsx';

/** The words for a mark of one message, and of several. */
const marked = {
  read: ['markedAsRead', 'manyMarkedAsRead'],
  unread: ['markedAsUnRead', 'manyMarkedAsUnRead'],
} as const;

/**
 * What the reader has done, each kind once, with the number of messages where there were several: "2 marked as read". The name of the
 * command would read like a button.
 */
export function actsDone(
  actions: readonly (Pick<FailedAction, 'kind' | 'count'> &
    Partial<Pick<UndoableAction, 'effect' | 'label'>>)[],
  translator: Translator,
  features: Features,
): readonly string[] {
  const counts = new Map<FailedAction['kind'], number>();
  for (const { kind, count } of actions) {
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts].flatMap(([kind, count]) => {
    const effect = actions.find((one) => one.kind === kind)?.effect;
    switch (kind) {
      case 'read':
      case 'unread':
        return translator.text(marked[kind][count < 2 ? 0 : 1], { count: shownCount(count, translator) });
      case 'removed':
        return translator.counted('removedMessages', count);
      case 'preference':
        return actions.find((one) => one.kind === kind)?.label ?? translator.text('settings');
      default:
        return firstOf(features, ({ done }) => done?.({ kind, count, effect })) ?? [];
    }
  });
}

/** The platform counts up to the limit, which means that or more. */
export function shownCount(count: number, { number }: Pick<Translator, 'number'>): number | string {
  return count < countLimit ? count : `${number(countLimit - 1)}+`;
}
