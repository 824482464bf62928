import { Fragment, type ReactNode } from 'react';
import { callSafely } from '../../base/index.ts';
import type { InboxMessage } from '../../data/index.ts';
import type { FeatureAdditions, Features, OwnAdditions } from './Feature.ts';
import type { IsElsewhere } from './Lists.ts';

/** What all features draw in one place of the inbox. */
export function drawAll(features: Features, draw: (additions: FeatureAdditions) => ReactNode): ReactNode {
  return features.map(([id, additions]) => <Fragment key={id}>{draw(additions)}</Fragment>);
}

/** What the first of them has that has any. */
export function firstOf<Found>(
  features: Features,
  find: (additions: OwnAdditions) => Found | undefined,
): Found | undefined {
  for (const [, additions] of features) {
    const found = find(additions);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Rows with those on top that features put there, and whether a row is one of these: a few, since each is looked for among all. */
export function arrangedRows(
  rows: readonly InboxMessage[],
  features: Features,
): readonly [rows: readonly InboxMessage[], isElsewhere: IsElsewhere] {
  const top = features
    .flatMap(([, { onTop }]) => (onTop && callSafely(() => onTop(rows))) ?? [])
    .filter((row) => rows.includes(row));
  return [top[0] ? [...new Set([...top, ...rows])] : rows, (id) => top.some((row) => row.id === id)];
}

/** Whether any of them has small words for the row of a message. */
export function isMarked(features: Features, message: InboxMessage): boolean {
  return features.some(([, { rowMarks }]) => rowMarks?.(message));
}
