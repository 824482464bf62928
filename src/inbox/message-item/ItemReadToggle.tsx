'use client';

import { forwardRef } from 'react';
import { useCapabilities } from '../../data/index.ts';
import { CheckIcon, IconButton, type IconButtonProps, UnreadIcon } from '../../primitives/index.ts';
import { useMark } from '../message-actions/useMark.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useItem } from './ItemContext.ts';

/** Marks the message as read or unread without following it. Renders a `<button>`, or nothing where it cannot be unread again. */
export const ItemReadToggle = forwardRef<HTMLButtonElement, Omit<IconButtonProps, 'label'>>(
  function ItemReadToggle(props, ref) {
    const { messages, unread: isUnread, titleId, tabIndex } = useItem('Inbox.ItemReadToggle');
    const { translator, undoMs } = useInboxSettings('Inbox.ItemReadToggle');
    const mark = useMark('Inbox.ItemReadToggle');
    const { unread } = useCapabilities('Inbox.ItemReadToggle');
    return !isUnread && !unread ? null : (
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-describedby={titleId}
        {...props}
        ref={ref}
        data-carillon-as="item-read-toggle"
        label={translator.text(isUnread ? 'markAsRead' : 'markAsUnRead')}
        onClick={(event) => {
          props.onClick?.(event);
          // The second click of a double click would undo the first one.
          if (!event.defaultPrevented && event.detail < 2) {
            const ids = messages.filter(({ read }) => read !== isUnread).map(({ id }) => id);
            mark(ids, isUnread, { undoMs: ids.length > 1 ? undoMs : undefined });
          }
        }}
      >
        {isUnread ? <CheckIcon size={15} /> : <UnreadIcon size={15} />}
      </IconButton>
    );
  },
);
