'use client';

import { type ComponentPropsWithoutRef, forwardRef, useEffect } from 'react';
import { part } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useItem } from './ItemContext.ts';
import * as styles from './ItemText.css.ts';

/** The id of a message's marks, which describe its row. */
export function marksId(titleId: string): string {
  return `${titleId}-marks`;
}

/**
 * In small words how much the message matters, until when it is put off, and that it has come back. Renders a `<div>`, or nothing where
 * there is nothing to say of these.
 */
export const ItemMarks = forwardRef<HTMLDivElement, Omit<ComponentPropsWithoutRef<'div'>, 'id' | 'children'>>(
  function ItemMarks(props, ref) {
    const { message, titleId } = useItem('Inbox.ItemMarks');
    const { places } = useInboxSettings('Inbox.ItemMarks');
    const { wantPlaces } = useRoot('Inbox.ItemMarks');
    const isMarked = message.severity !== undefined;
    useEffect(() => {
      if (isMarked) {
        wantPlaces(true);
      }
    }, [isMarked, wantPlaces]);
    const marks = places?.marks(message);
    return marks ? (
      <div {...part('item-marks', props, styles.marks)} ref={ref} id={marksId(titleId)}>
        {marks}
      </div>
    ) : null;
  },
);
