'use client';

import { type ComponentPropsWithoutRef, forwardRef, useContext } from 'react';
import { GroupContext } from '../features/MessageGroup.ts';
import { useItem } from './ItemContext.ts';

/**
 * The others of the group that the message is in front of: how many, from whom, and the button that shows them. Renders a `<div>`, or nothing.
 *
 * @selector [data-state="closed" | "open"]
 */
export const ItemGroup = forwardRef<HTMLDivElement, Omit<ComponentPropsWithoutRef<'div'>, 'children'>>(
  function ItemGroup(props, ref) {
    const { titleId, tabIndex } = useItem('Inbox.ItemGroup');
    const group = useContext(GroupContext);
    return typeof group === 'object' ? (
      <group.Line {...props} partRef={ref} group={group} titleId={titleId} tabIndex={tabIndex} />
    ) : null;
  },
);
