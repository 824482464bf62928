'use client';

import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useCallback } from 'react';
import type { KindComponents } from '../../inbox/message-list/KindRow.tsx';
import { PanelBody } from '../../inbox/panel/PanelBody.tsx';
import type { PanelContentsProps } from '../../inbox/panel/PanelContents.tsx';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { createRovingRows } from '../../inbox/root/rovingRow.ts';
import { createSelection } from '../../inbox/root/selection.ts';
import { useFeatureWords } from '../../inbox/settings/useFeatureWords.ts';
import { ToastArea } from '../../inbox/undo/InboxToasts.tsx';
import { listWords } from '../../locales/index.ts';
import { isOwnEvent, part } from '../../primitives/index.ts';
import { MessagePane } from './MessagePane.tsx';
import * as styles from './Page.css.ts';
import { PageList } from './PageList.tsx';
import { PageTabs } from './PageTabs.tsx';
import { usePanes } from './usePanes.ts';

/** Props of `PageBody`. */
export interface PageBodyProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, PanelContentsProps {
  openId: string | undefined;
  onOpenChange(messageId: string | undefined): void;
  messages?: KindComponents | undefined;
}

/** Tabs, list and pane of a page, and the keys that lead back. Renders a `<div>`. */
export const PageBody = forwardRef<HTMLDivElement, PageBodyProps>(function PageBody(props, ref) {
  const { openId, onOpenChange, messages, slots, preferences, list, onKeyDown, ...native } = props;
  const { service } = useRoot('InboxPage');
  const panes = usePanes(openId);
  const words = useFeatureWords('InboxPage', listWords);

  const close = useCallback(
    (rowId = openId) => {
      if (rowId !== undefined) {
        service(createRovingRows).setCurrent(rowId);
      }
      onOpenChange(undefined);
    },
    [service, openId, onOpenChange],
  );

  function goBack(event: KeyboardEvent<HTMLDivElement>): void {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwnEvent(event)) {
      return;
    }
    const selection = service(createSelection);
    // Escape first ends the selection, if there is one.
    if (selection.get() !== null) {
      event.preventDefault();
      selection.set(null);
    } else if (openId !== undefined) {
      event.preventDefault();
      close();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of what is in it
    <div
      {...part('page', native, styles.page, { state: openId === undefined ? 'list' : 'message' })}
      ref={ref}
      onKeyDown={goBack}
    >
      <div className={styles.panes}>
        <PageTabs words={words} />
        <div ref={panes.list} className={styles.list} {...panes.listFocus}>
          <PanelBody tabs={null} preferences={preferences}>
            <PageList {...{ slots, preferences, list }} onOpen={onOpenChange} onScroll={panes.onListScroll} />
          </PanelBody>
        </div>
        <MessagePane
          messageId={openId}
          onClose={close}
          messages={messages}
          answer={slots?.itemAnswer}
          panes={panes}
          words={words}
        />
      </div>
      <ToastArea readyMade className={styles.toasts} />
    </div>
  );
});
