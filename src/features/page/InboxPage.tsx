'use client';

import { forwardRef } from 'react';
import type { InboxPanelProps } from '../../inbox/InboxPanel.tsx';
import type { KindComponents } from '../../inbox/message-list/KindRow.tsx';
import { InboxRoot } from '../../inbox/root/InboxRoot.tsx';
import { PageBody } from './PageBody.tsx';
import { useOpenMessage } from './useOpenMessage.ts';

/** Props of `InboxPage`: those of `InboxPanel`, but for its contents. */
export interface InboxPageProps extends Omit<InboxPanelProps, 'children' | 'frameResizing'> {
  /**
   * Which message is open, where the host keeps that, such as in its address. It need not be loaded: it is looked for, some pages
   * back. As long as it is undefined the page keeps it itself; undefined after an id closes the message.
   */
  messageId?: string | undefined;
  /** Which message is open at the start, where the page keeps that. @default none */
  defaultMessageId?: string | undefined;
  /** The reader has opened another message, or undefined for none. */
  onMessageChange?: ((messageId: string | undefined) => void) | undefined;
  /** Components that draw the open messages of some kinds. The parts of `Inbox.Item` work inside them. @default the ready-made look */
  messages?: KindComponents | undefined;
}

/**
 * The ready-made inbox as a page: tabs with their counts, the list, and the open message beside it; where that is too narrow, one at
 * a time. It fills its parent, so give that a height. With a `label` it is a region of that name. Renders a `<div>`.
 *
 * @selector [data-state="list" | "message"]
 */
export const InboxPage = forwardRef<HTMLDivElement, InboxPageProps>(function InboxPage(props, ref) {
  const { messageId, defaultMessageId, onMessageChange, ...rest } = props;
  const { label, tabId, defaultTabId, onTabChange, ...others } = rest;
  const { theme, density, tokens, branding, contentFormat, undoMs, container, ...body } = others;
  const [openId, setOpen] = useOpenMessage({ messageId, defaultMessageId, onMessageChange });
  return (
    <InboxRoot
      {...{ label, tabId, defaultTabId, onTabChange }}
      {...{ theme, density, tokens, branding, contentFormat, undoMs, container }}
    >
      <PageBody
        {...(label !== undefined && { role: 'region', 'aria-label': label })}
        {...body}
        ref={ref}
        openId={openId}
        onOpenChange={setOpen}
      />
    </InboxRoot>
  );
});
