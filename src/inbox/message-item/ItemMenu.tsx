'use client';

import { forwardRef } from 'react';
import { MenuButton, type MenuButtonProps } from '../menu/MenuButton.tsx';
import { messageActions } from '../message-actions/messageActions.ts';
import { useMessageActs } from '../message-actions/useMessageActs.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useItem } from './ItemContext.ts';

/** Props of `Inbox.ItemMenu`: those of an icon button but its label. */
export type ItemMenuProps = Omit<MenuButtonProps, 'children'>;

/** A menu of actions on the message. Renders a `<button>`, and a menu when it is open. */
export const ItemMenu = forwardRef<HTMLButtonElement, ItemMenuProps>(function ItemMenu(props, ref) {
  const { message, titleId, tabIndex } = useItem('Inbox.ItemMenu');
  const { translator } = useInboxSettings('Inbox.ItemMenu');
  const acts = useMessageActs();
  return (
    <MenuButton
      size="small"
      data-carillon="item-menu"
      tabIndex={tabIndex}
      aria-describedby={titleId}
      {...props}
      ref={ref}
    >
      {({ MenuItem }) =>
        messageActions
          .filter((action) => action.appliesTo(message))
          .map((action) => (
            <MenuItem
              key={action.id}
              data-action={action.id}
              icon={action.icon}
              tone={action.tone}
              onSelect={() => action.run([message._id], acts)}
            >
              {translator.text(action.label)}
            </MenuItem>
          ))
      }
    </MenuButton>
  );
});
