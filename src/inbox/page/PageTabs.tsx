'use client';

import { useState } from 'react';
import { type CountResult, countLimit, useCapabilities, useServerCount } from '../../data/index.ts';
import type { ListWords } from '../../locales/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { useLists } from '../lists/useLists.ts';
import { useRoot } from '../root/RootContext.ts';
import { createSelection } from '../root/selection.ts';
import { createTabRest } from '../root/tabRest.ts';
import { type InboxTab, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { placeOf } from '../settings/Places.ts';
import * as styles from './Page.css.ts';

/** The provider's tabs beside the list, or in a strip above it; nothing where there is only one. Renders a `<nav>`. */
export function PageTabs({ words }: { words: ListWords }) {
  const { label } = useRoot('InboxPage');
  const { tabs } = useInboxSettings('InboxPage');
  return tabs.length < 2 ? null : (
    <nav aria-label={label} className={styles.tabs} data-carillon="page-tabs">
      {tabs.map((tab) => (
        <PageTab key={tab.tabId} tab={tab} words={words} />
      ))}
    </nav>
  );
}

/** What a screen reader hears of a count, and of one that may be higher. */
const countWords = {
  unread: ['unreadCount', 'unreadCountAtLeast'],
  unseen: ['newMessages', 'newMessagesAtLeast'],
  open: ['openCount', 'openCountAtLeast'],
} as const;

type Count = Pick<CountResult, 'data' | 'isAtLeast'>;

interface PageTabProps {
  tab: InboxTab;
  words: ListWords;
}

function PageTab(props: PageTabProps) {
  return props.tab.filter === 'open' ? <OpenTab {...props} /> : <ServerTab {...props} />;
}

function ServerTab(props: PageTabProps) {
  const { tab } = props;
  const { seen } = useCapabilities('InboxPage');
  const of = (seen && tab.count) || 'unread';
  return <TabButton {...props} of={of} count={useServerCount({ of, query: tab.query })} />;
}

const noCount: Count = { data: undefined, isAtLeast: false };

function OpenTab(props: PageTabProps) {
  const [count, setCount] = useState(noCount);
  const lists = useLists('InboxPage', true);
  return (
    <>
      {lists && <lists.OpenCounter query={props.tab.query} onCount={setCount} />}
      <TabButton {...props} of="open" count={count} />
    </>
  );
}

interface TabButtonProps extends PageTabProps {
  of: keyof typeof countWords;
  count: Count;
}

function TabButton({ tab, words, of, count: { data: count = 0, isAtLeast } }: TabButtonProps) {
  const { tab: open, setTab, setView, service } = useRoot('InboxPage');
  const { translator, tabs, places } = useInboxSettings('InboxPage');
  const place = placeOf(tab.query);
  const [exactly, atLeast] = countWords[of];
  const known = isAtLeast && of !== 'open' ? countLimit - 1 : count;
  return (
    <button
      type="button"
      className={styles.tab}
      data-carillon="page-tab"
      aria-current={tab.tabId === open.tabId || undefined}
      onClick={() => {
        service(createTabRest).opened(false);
        // The selected messages are no longer shown.
        service(createSelection).set(null);
        setView('feed');
        setTab(tab.tabId);
      }}
    >
      <span className={styles.tabLabel}>
        {tab.label ??
          (place && places?.tabs[place]) ??
          (of === 'open' ? words.text('needsYouTab') : undefined) ??
          (tabs[0] === tab ? translator.text('notifications') : tab.tabId)}
      </span>
      {count > 0 && (
        <>
          <span aria-hidden="true" className={styles.tabCount}>
            {`${translator.number(known)}${isAtLeast ? '+' : ''}`}
          </span>
          <VisuallyHidden>{words.counted(isAtLeast ? atLeast : exactly, known)}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
