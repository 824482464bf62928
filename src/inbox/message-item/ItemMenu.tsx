'use client';

import { forwardRef } from 'react';
import type { IconButtonProps } from '../../primitives/index.ts';
import { Commands } from '../menu/Commands.tsx';
import { MenuButton } from '../menu/MenuButton.tsx';
import { offeredFor, useMessageActions } from '../message-actions/useMessageActions.ts';
import type { MessageActions } from '../settings/messageAction.ts';
import { useItem } from './ItemContext.ts';

/** Props of `Inbox.ItemMenu`: those of an icon button but its label. */
export interface ItemMenuProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** Changes what is offered, after the provider's `actions`. Keep it outside of render. */
  actions?: MessageActions | undefined;
}

/** A menu of actions on the message. Renders a `<button>`, and a menu when it is open. */
export const ItemMenu = forwardRef<HTMLButtonElement, ItemMenuProps>(function ItemMenu(
  { actions: own, ...props },
  ref,
) {
  const { messages, titleId, tabIndex } = useItem('Inbox.ItemMenu');
  const actions = useMessageActions(own);
  const offered = offeredFor(
    actions.filter(({ isFor }) => isFor !== 'keys'),
    messages,
  );
  if (offered.length === 0) {
    return null;
  }
  return (
    <MenuButton
      size="small"
      tabIndex={tabIndex}
      aria-describedby={titleId}
      {...props}
      ref={ref}
      data-carillon-as="item-menu"
    >
      {(beside) => <Commands offered={offered} beside={beside} />}
    </MenuButton>
  );
});
