'use client';

import { type ComponentPropsWithoutRef, forwardRef, useEffect } from 'react';
import { useInboxClient } from '../../data/index.ts';
import { part } from '../../primitives/index.ts';
import { createNeeds } from '../features/needs.ts';
import { drawAll, isMarked } from '../features/ofFeatures.tsx';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useItem } from './ItemContext.ts';
import * as styles from './ItemText.css.ts';

/** The id of a message's marks, which describe its row. */
export function marksId(titleId: string): string {
  return `${titleId}-marks`;
}

/**
 * In small words how much the message matters and why it came, until when it is put off, and that it has come back. Renders a `<div>`, or nothing where
 * there is nothing to say of these.
 */
export const ItemMarks = forwardRef<HTMLDivElement, Omit<ComponentPropsWithoutRef<'div'>, 'id' | 'children'>>(
  function ItemMarks(props, ref) {
    const { message, titleId } = useItem('Inbox.ItemMarks');
    const { features } = useInboxSettings('Inbox.ItemMarks');
    const needs = useInboxClient('Inbox.ItemMarks').service(createNeeds);
    const told = message.severity ?? message.reason;
    useEffect(() => {
      if (told) {
        needs.add('severity');
      }
    }, [told, needs]);
    return isMarked(features, message) ? (
      <div {...part('item-marks', props, styles.marks)} ref={ref} id={marksId(titleId)}>
        {drawAll(features, ({ rowMarks }) => rowMarks?.(message))}
      </div>
    ) : null;
  },
);
