'use client';

import { forwardRef, type UIEvent, useMemo } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import { InboxItem, type InboxItemProps } from '../../inbox/message-item/InboxItem.tsx';
import { PanelContents, type PanelContentsProps } from '../../inbox/panel/PanelContents.tsx';
import { InboxSettingsContext, useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { cx } from '../../primitives/index.ts';
import { useIsOpen } from './openRow.ts';
import * as styles from './Page.css.ts';

/** Props of `PageList`. */
export interface PageListProps extends PanelContentsProps {
  /** The reader has opened a message. */
  onOpen(messageId: string): void;
  onScroll(event: UIEvent<HTMLElement>): void;
}

/** The list of a page with the parts around it: its rows open messages beside it, and do not follow their links. */
export function PageList({ onOpen, onScroll, ...contents }: PageListProps) {
  const settings = useInboxSettings('InboxPage');
  const opening = useMemo(
    () => ({
      ...settings,
      onMessageClick(message: InboxMessage, event: Event) {
        settings.onMessageClick?.(message, event);
        // Not for a click that opens a new tab, nor where the host shows the message itself.
        if (event.cancelable && !event.defaultPrevented) {
          event.preventDefault();
          onOpen(message.id);
        }
      },
    }),
    [settings, onOpen],
  );
  return (
    <InboxSettingsContext.Provider value={opening}>
      <PanelContents
        {...contents}
        tabs={null}
        toasts={null}
        Item={PageItem}
        feed={{ ...noTabPanel, onScroll }}
      />
    </InboxSettingsContext.Provider>
  );
}

/** The tabs of a page are no tab list, whose panel the list would be. */
const noTabPanel = { role: undefined, 'aria-labelledby': undefined };

const PageItem = forwardRef<HTMLElement, InboxItemProps>(function PageItem(props, ref) {
  const isOpen = useIsOpen(props.message.id);
  return (
    <InboxItem
      {...props}
      ref={ref}
      aria-current={isOpen || undefined}
      className={cx(styles.row, props.className)}
    />
  );
});
