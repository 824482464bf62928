'use client';

import { forwardRef } from 'react';
import { type IconButtonProps, MenuItem } from '../../primitives/index.ts';
import { MenuButton } from '../menu/MenuButton.tsx';
import { offeredFor, runAction, useMessageActions } from '../message-actions/useMessageActions.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { MessageActions } from '../settings/messageAction.ts';
import type { Offered } from '../settings/Places.ts';
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
  const { places } = useInboxSettings('Inbox.ItemMenu');
  const actions = useMessageActions(own);
  const offered = offeredFor(actions, messages).filter(([, concerned]) => concerned.length > 0);
  if (offered.length === 0) {
    return null;
  }
  const draw = ([action, concerned]: Offered, ask?: (event: Event) => void) => (
    <MenuItem
      key={action.id}
      data-action={action.id}
      icon={action.icon}
      tone={action.tone}
      aria-keyshortcuts={action.shortcut}
      aria-haspopup={ask && 'menu'}
      onSelect={ask ?? (() => runAction(action, concerned))}
    >
      {action.label}
    </MenuItem>
  );
  return (
    <MenuButton
      size="small"
      tabIndex={tabIndex}
      aria-describedby={titleId}
      {...props}
      ref={ref}
      data-carillon-as="item-menu"
    >
      {(beside) => places?.commands(offered, draw, beside) ?? offered.map((one) => draw(one))}
    </MenuButton>
  );
});
