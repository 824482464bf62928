'use client';

import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { type MessagesQuery, useCapabilities, useUpdateMessages } from '../../data/index.ts';
import {
  type IconButtonProps,
  MenuCheckboxItem,
  MenuItem,
  MenuSeparator,
  SelectIcon,
  SlidersIcon,
  TrashIcon,
} from '../../primitives/index.ts';
import { drawAll } from '../features/ofFeatures.tsx';
import { MenuButton } from '../menu/MenuButton.tsx';
import { useRoot } from '../root/RootContext.ts';
import { createSelection, isRowFocused, noneSelected } from '../root/selection.ts';
import { useListKeys } from '../root/useListKeys.ts';
import { useSelection } from '../root/useSelection.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useIsNarrowed } from '../view/useIsNarrowed.ts';

/**
 * A menu for the open tab: show only unread messages, select several (where there is an `Inbox.SelectionBar`), remove all. Renders a `<button>`, and a menu when it is open.
 */
export const PanelMenu = forwardRef<HTMLButtonElement, Omit<IconButtonProps, 'label' | 'children'>>(
  function PanelMenu(props, ref) {
    const { tab, place, unreadOnly, setUnreadOnly, service, bellRef, announce } = useRoot('Inbox.Menu');
    const { translator, undoMs, features } = useInboxSettings('Inbox.Menu');
    const { run: update } = useUpdateMessages();
    const { remove } = useCapabilities('Inbox.Menu');
    // Of a part of a feed no server can remove all.
    const isNarrowed = useIsNarrowed('Inbox.Menu');
    const selecting = useSelection('Inbox.Menu') !== null;
    const keys = useListKeys('Inbox.Menu');
    const wasSelecting = useRef(selecting);
    const own = useRef<HTMLButtonElement>(null);
    useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => own.current);

    useEffect(() => {
      if (wasSelecting.current && !selecting && !isRowFocused(own.current)) {
        // The selection began here.
        own.current?.focus();
      }
      wasSelecting.current = selecting;
    }, [selecting]);

    const removeAll = (all: MessagesQuery) => () => void update({ all, removed: true, undoMs });
    return (
      <MenuButton {...props} ref={own} data-carillon-as="menu-button">
        {(beside) => (
          <>
            {!place && (
              <MenuCheckboxItem
                icon={<SlidersIcon size={16} />}
                checked={unreadOnly}
                onCheckedChange={setUnreadOnly}
              >
                {translator.text('unreadOnly')}
              </MenuCheckboxItem>
            )}
            <MenuItem
              icon={<SelectIcon size={16} />}
              onSelect={() => service(createSelection).set(noneSelected)}
            >
              {translator.text('select')}
            </MenuItem>
            {drawAll(features, ({ panelMenu }) => panelMenu?.({ bellRef, announce }))}
            {remove && !isNarrowed && (
              <>
                <MenuSeparator />
                {tab.query?.read === undefined && (
                  <MenuItem icon={<TrashIcon size={16} />} onSelect={removeAll({ ...tab.query, read: true })}>
                    {translator.text('removeAllRead')}
                  </MenuItem>
                )}
                <MenuItem tone="danger" icon={<TrashIcon size={16} />} onSelect={removeAll(tab.query ?? {})}>
                  {translator.text('removeAll')}
                </MenuItem>
              </>
            )}
            {keys?.item(beside)}
          </>
        )}
      </MenuButton>
    );
  },
);
