'use client';

import { forwardRef } from 'react';
import { useLiveCount, useServerCount, useUpdateMessages } from '../../data/index.ts';
import { DoubleCheckIcon, IconButton, type IconButtonProps } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useIsNarrowed } from '../view/useIsNarrowed.ts';

/** Marks every message of the open tab as read. Disabled while nothing is unread. Renders a `<button>`, or nothing where messages are archived or put off, or filters leave some out. */
export const MarkAllRead = forwardRef<HTMLButtonElement, Omit<IconButtonProps, 'label'>>(
  function MarkAllRead(props, ref) {
    const { tab, place } = useRoot('Inbox.MarkAllRead');
    const { translator, undoMs } = useInboxSettings('Inbox.MarkAllRead');
    const { run: update, isRunning } = useUpdateMessages();
    const all = useLiveCount('unread').data ?? 0;
    // The title fetches it: a layout without one has no call for this button alone.
    const unread = useServerCount({ of: 'unread', query: tab.query, enabled: false }).data ?? all;
    const isNarrowed = useIsNarrowed('Inbox.MarkAllRead');
    const off = unread === 0 && !isRunning;
    // What is put away or off was read, or is not to be read now; and of a part of a feed no server can mark all.
    return place || isNarrowed ? null : (
      <IconButton
        {...props}
        ref={ref}
        data-carillon-as="mark-all-read"
        label={translator.text('markAllAsRead')}
        // Not `disabled`, which would lose the focus of the button that was just pressed.
        aria-disabled={off || undefined}
        pending={isRunning}
        onClick={(event) => {
          props.onClick?.(event);
          // The second click of a double click was meant for what was here before, such as the bar of a selection.
          if (!off && !event.defaultPrevented && event.detail < 2) {
            void update({ all: tab.query ?? {}, read: true, undoMs });
          }
        }}
      >
        {props.children ?? <DoubleCheckIcon size={18} />}
      </IconButton>
    );
  },
);
