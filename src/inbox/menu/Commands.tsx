'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { MenuItem } from '../../primitives/index.ts';
import { runAction } from '../message-actions/useMessageActions.ts';
import { useListKeys } from '../root/useListKeys.ts';
import type { Offered, ShowBeside } from '../settings/messageAction.ts';

/** Props of `Commands`. */
export interface CommandsProps {
  offered: readonly Offered[];
  beside: ShowBeside;
}

/** The actions on a message as commands of a menu. Choices of one replace them, in the same place: beside them is no room on a phone. */
export function Commands({ offered, beside }: CommandsProps) {
  const keys = useListKeys('Inbox.Menu');
  const [asked, setAsked] = useState<string>();
  const choosing = offered.find(([{ id, choices }]) => choices && id === asked);
  if (choosing) {
    const [{ id, label, choices }, messages] = choosing;
    return choices?.({
      label,
      messages,
      beside,
      onBack(menu) {
        flushSync(() => setAsked(undefined));
        // The choice that had the focus is gone: back to the command that led to it.
        menu?.querySelector<HTMLElement>(`[data-action="${id}"]`)?.focus();
      },
    });
  }
  return offered.map(([action, messages]) => {
    const key = keys?.of(action.id) ?? action.shortcut;
    return (
      <MenuItem
        key={action.id}
        data-action={action.id}
        icon={action.icon}
        tone={action.tone}
        aria-keyshortcuts={key}
        data-key={key}
        aria-disabled={action.isOff}
        aria-haspopup={action.choices && 'menu'}
        onSelect={(event) => {
          if (action.isOff || action.choices) {
            event.preventDefault();
            setAsked(action.id);
          } else if (action.show) {
            action.show(messages, beside);
          } else {
            runAction(action, messages);
          }
        }}
      >
        {action.label}
      </MenuItem>
    );
  });
}
