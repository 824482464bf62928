'use client';

import { forwardRef } from 'react';
import { countLimit, type MessagesQuery, useCount } from '../../data/index.ts';
import { Tab as ListTab, type TabProps as ListTabProps, VisuallyHidden } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useRoot } from '../root/RootContext.ts';
import { type InboxStore, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { feedId, tabId } from './tabIds.ts';

/** Props of `Inbox.Tab`: those of a `<button>`. Children replace its words. */
export interface InboxTabButtonProps extends Omit<ListTabProps, 'value' | 'count'> {
  store: InboxStore;
}

const everything: MessagesQuery = {};

/** The tab of a store, with the count of its unseen messages. Renders a `<button role="tab">`. */
export const InboxTabButton = forwardRef<HTMLButtonElement, InboxTabButtonProps>(
  function InboxTabButton(props, ref) {
    const { store, children, ...native } = props;
    const { titleId } = useRoot('Inbox.Tab');
    const { translator, stores } = useInboxSettings('Inbox.Tab');
    const count = useCount({ of: 'unseen', query: store.query ?? everything }).data ?? 0;
    const many = count >= countLimit;
    const shown = many ? `${translator.number(countLimit - 1)}+` : translator.number(count);
    return (
      <ListTab
        {...native}
        ref={ref}
        value={store.storeId}
        id={tabId(titleId, stores.indexOf(store))}
        aria-controls={feedId(titleId)}
        count={
          count > 0 && (
            <>
              <span aria-hidden="true" className={reset.box}>
                {shown}
              </span>
              <VisuallyHidden>
                {many
                  ? translator.counted('newMessagesAtLeast', countLimit - 1)
                  : translator.counted('newMessages', count)}
              </VisuallyHidden>
            </>
          )
        }
      >
        {children ?? store.label ?? (stores[0] === store ? translator.text('notifications') : store.storeId)}
      </ListTab>
    );
  },
);
