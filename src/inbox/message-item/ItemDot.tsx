'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { part } from '../../primitives/index.ts';
import { useItem } from './ItemContext.ts';
import * as styles from './ItemLineEnd.css.ts';

/**
 * The dot of an unread message; its space is kept once it is read. The title has it in words for screen readers. Renders a `<span>`.
 *
 * @selector [data-state="unread"]
 */
export const ItemDot = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function ItemDot(props, ref) {
    const { unread } = useItem('Inbox.ItemDot');
    return (
      <span
        {...part('item-dot', props, styles.dot, { state: unread ? 'unread' : 'read' })}
        ref={ref}
        aria-hidden="true"
      />
    );
  },
);
