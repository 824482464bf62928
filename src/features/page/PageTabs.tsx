'use client';

import { useRoot } from '../../inbox/root/RootContext.ts';
import { createSelection } from '../../inbox/root/selection.ts';
import { createTabRest } from '../../inbox/root/tabRest.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { CountedTab } from '../../inbox/tabs/CountedTab.tsx';
import type { ListWords } from '../../locales/index.ts';
import * as styles from './Page.css.ts';

/** The provider's tabs beside the list, or in a strip above it; nothing where there is only one. Renders a `<nav>`. */
export function PageTabs({ words }: { words: ListWords }) {
  const { label, tab: open, setTab, setView, service } = useRoot('InboxPage');
  const { tabs } = useInboxSettings('InboxPage');

  function show(tabId: string): void {
    service(createTabRest).opened(false);
    // The selected messages are no longer shown.
    service(createSelection).set(null);
    setView('feed');
    setTab(tabId);
  }

  return tabs.length < 2 ? null : (
    <nav aria-label={label} className={styles.tabs} data-carillon="page-tabs">
      {tabs.map((tab) => (
        <CountedTab key={tab.tabId} part="InboxPage" tab={tab} words={words} countClass={styles.tabCount}>
          {(name, count) => (
            <button
              type="button"
              className={styles.tab}
              data-carillon="page-tab"
              aria-current={tab.tabId === open.tabId || undefined}
              onClick={() => show(tab.tabId)}
            >
              <span className={styles.tabLabel}>{name}</span> {count}
            </button>
          )}
        </CountedTab>
      ))}
    </nav>
  );
}
