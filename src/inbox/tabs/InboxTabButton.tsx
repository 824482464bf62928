'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Tab as ListTab } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useRoot } from '../root/RootContext.ts';
import { type InboxTab, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { CountedTab } from './CountedTab.tsx';
import { feedId, tabElementId } from './tabIds.ts';

/** Props of `Inbox.Tab`: those of a `<button>`. Children replace its words. */
export interface InboxTabButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'value'> {
  /** Which of the provider's `tabs` it opens. */
  tab: InboxTab;
}

/** The button of a tab, with the count of its unread or unseen messages, or of those that wait for an answer. Renders a `<button role="tab">`. */
export const InboxTabButton = forwardRef<HTMLButtonElement, InboxTabButtonProps>(function InboxTabButton(
  { tab, children, ...native },
  ref,
) {
  const { titleId } = useRoot('Inbox.Tab');
  const { tabs } = useInboxSettings('Inbox.Tab');
  return (
    <CountedTab part="Inbox.Tab" tab={tab} countClass={reset.box}>
      {(name, count) => (
        <ListTab
          {...native}
          ref={ref}
          value={tab.tabId}
          id={tabElementId(titleId, tabs.indexOf(tab))}
          aria-controls={feedId(titleId)}
          count={count}
        >
          {children ?? name}
        </ListTab>
      )}
    </CountedTab>
  );
});
