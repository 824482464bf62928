'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { countLimit, useCapabilities, useServerCount } from '../../data/index.ts';
import { Tab as ListTab, VisuallyHidden } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useRoot } from '../root/RootContext.ts';
import { type InboxTab, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { placeOf } from '../settings/Places.ts';
import { feedId, tabElementId } from './tabIds.ts';

/** Props of `Inbox.Tab`: those of a `<button>`. Children replace its words. */
export interface InboxTabButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'value'> {
  /** Which of the provider's `tabs` it opens. */
  tab: InboxTab;
}

/** What a screen reader hears of a count, and of one that may be higher. */
const words = {
  unread: ['unreadCount', 'unreadCountAtLeast'],
  unseen: ['newMessages', 'newMessagesAtLeast'],
} as const;

/** The button of a tab, with the count of its unread or unseen messages. Renders a `<button role="tab">`. */
export const InboxTabButton = forwardRef<HTMLButtonElement, InboxTabButtonProps>(
  function InboxTabButton(props, ref) {
    const { tab, children, ...native } = props;
    const { titleId } = useRoot('Inbox.Tab');
    const { translator, tabs, places } = useInboxSettings('Inbox.Tab');
    const place = placeOf(tab.query);
    const { seen } = useCapabilities('Inbox.Tab');
    const of = (seen && tab.count) || 'unread';
    const count = useServerCount({ of, query: tab.query }).data ?? 0;
    const [exactly, atLeast] = words[of];
    const many = count >= countLimit;
    const shown = many ? `${translator.number(countLimit - 1)}+` : translator.number(count);
    return (
      <ListTab
        {...native}
        ref={ref}
        value={tab.tabId}
        id={tabElementId(titleId, tabs.indexOf(tab))}
        aria-controls={feedId(titleId)}
        count={
          count > 0 && (
            <>
              <span aria-hidden="true" className={reset.box}>
                {shown}
              </span>
              <VisuallyHidden>
                {many ? translator.counted(atLeast, countLimit - 1) : translator.counted(exactly, count)}
              </VisuallyHidden>
            </>
          )
        }
      >
        {children ??
          tab.label ??
          (place && places?.tabs[place]) ??
          (tabs[0] === tab ? translator.text('notifications') : tab.tabId)}
      </ListTab>
    );
  },
);
