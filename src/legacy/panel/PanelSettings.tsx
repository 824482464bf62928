'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import { callSafely } from '../../base/index.ts';
import { type InboxMessage, useLiveCount } from '../../data/index.ts';
import { type InboxSettings, InboxSettingsContext, useInboxSettings } from '../../inbox/index.ts';
import { useStable } from '../../primitives/index.ts';
import { legacyButtonType, legacyMessage } from '../model/legacyMessage.ts';
import { useLegacy } from '../provider/LegacyContext.ts';
import { NovuThemeProvider } from '../theme/NovuThemeProvider.tsx';
import type { INovuThemeProviderProps } from '../theme/themeTypes.ts';
import { NotificationCenterContext, type PanelContext } from './NotificationCenterContext.ts';
import type { INotificationCenterProps } from './panelProps.ts';

/** Props of `PanelSettings`. */
export interface PanelSettingsProps {
  panel: Omit<INotificationCenterProps, 'theme'> & Pick<INovuThemeProviderProps, 'theme'>;
  children: ReactNode;
}

/** Applies old props of one panel that belong to the whole provider in carillon: the look, the tabs and the callbacks. */
export function PanelSettings({ panel, children }: PanelSettingsProps) {
  const { colorScheme, theme, tabs, onNotificationClick, onUrlChange, onActionClick } = panel;
  const settings = useInboxSettings('NotificationCenter');
  const { storeId, fetchingStrategy } = useLegacy('NotificationCenter');
  const { fetchNotifications, fetchOrganization } = fetchingStrategy;
  const value = useMemo<InboxSettings>(
    () => ({
      ...settings,
      tabs: shownTabs(settings.tabs, tabs, storeId),
      pageWaits: !fetchNotifications,
      // The organization's look needs the organization.
      branding: fetchOrganization ? settings.branding : null,
      navigate: (url) => callSafely(() => onUrlChange?.(url)),
      // Hosts of the old widget follow every link themselves.
      everyLink: true,
      onMessageClick: (message: InboxMessage) =>
        callSafely(() => onNotificationClick?.(legacyMessage(message))),
      onAnswer: (message: InboxMessage, answer: string) =>
        callSafely(() =>
          onActionClick?.(message.kind ?? '', legacyButtonType(answer), legacyMessage(message)),
        ),
    }),
    [
      settings,
      storeId,
      tabs,
      fetchNotifications,
      fetchOrganization,
      onNotificationClick,
      onUrlChange,
      onActionClick,
    ],
  );
  const { header, footer, emptyState, listItem, actionsResultBlock, onTabClick } = panel;
  const { preferenceFilter, showUserPreferences, allowedNotificationActions } = panel;
  const context = useStable<PanelContext>({
    ...{ header, footer, emptyState, listItem, actionsResultBlock, tabs, isLoading: false },
    ...{ onNotificationClick, onUrlChange, onActionClick, onTabClick },
    ...{ preferenceFilter, showUserPreferences, allowedNotificationActions },
  });
  return (
    <InboxSettingsContext.Provider value={value}>
      <NovuThemeProvider colorScheme={colorScheme} theme={theme}>
        <NotificationCenterContext.Provider value={context}>
          <UnseenCount onChange={panel.onUnseenCountChanged} />
          {children}
        </NotificationCenterContext.Provider>
      </NovuThemeProvider>
    </InboxSettingsContext.Provider>
  );
}

/** With tabs their stores, by the words of the tabs, which count unseen messages; without, the one that is open. */
export function shownTabs(
  all: InboxSettings['tabs'],
  wanted: INotificationCenterProps['tabs'],
  storeId: string | undefined,
): InboxSettings['tabs'] {
  const find = (id: string | undefined) => all.find(({ tabId }) => tabId === id);
  if (wanted !== undefined) {
    return wanted.map((tab) => ({
      ...find(tab.storeId),
      tabId: tab.storeId,
      label: tab.name,
      count: 'unseen' as const,
    }));
  }
  const open = find(storeId) ?? all[0];
  return open === undefined ? [] : [open];
}

/** Calls the host back with the unseen count. */
function UnseenCount({ onChange }: { onChange: INotificationCenterProps['onUnseenCountChanged'] }) {
  const { fetchUnseenCount } = useLegacy('NotificationCenter').fetchingStrategy;
  const count = useLiveCount('unseen', fetchUnseenCount).data ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback does not mean a new count
  useEffect(() => callSafely(() => onChange?.(count)), [count]);
  return null;
}
