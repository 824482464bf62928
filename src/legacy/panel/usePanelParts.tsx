'use client';

import { useMemo } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import { type PanelSlots, type PreferencesOptions, useRoot } from '../../inbox/index.ts';
import { ScreensEnum } from '../model/legacyEnums.ts';
import { legacyPreference } from '../model/legacyPreference.ts';
import { useLegacy } from '../provider/LegacyContext.ts';
import { LegacyItem } from './LegacyItem.tsx';
import type { INotificationCenterProps } from './panelProps.ts';

/** The props of our popover and panel, made from the old props that both have. */
export function usePanelParts(panel: INotificationCenterProps) {
  const { header, footer, emptyState, listItem, actionsResultBlock, allowedNotificationActions } = panel;
  const { showUserPreferences = true, preferenceFilter, tabs, theme, onTabClick } = panel;
  const { storeId, setStore } = useLegacy('NotificationCenter');
  const slots = useMemo<PanelSlots>(
    () => ({
      header: header && <LegacyHeader header={header} />,
      footer: footer?.(),
      empty: emptyState,
      item: (message: InboxMessage) => (
        <LegacyItem
          message={message}
          listItem={listItem}
          actionsResultBlock={actionsResultBlock}
          allowedNotificationActions={allowedNotificationActions}
        />
      ),
    }),
    [header, footer, emptyState, listItem, actionsResultBlock, allowedNotificationActions],
  );
  // Only the button is hidden: a header of the host's own can still open them.
  const preferences: boolean | PreferencesOptions = (showUserPreferences || header !== undefined) && {
    filter: preferenceFilter && ((preference) => preferenceFilter(legacyPreference(preference))),
  };
  return {
    slots,
    preferences,
    tabId: storeId,
    onTabChange(next: string) {
      const tab = tabs?.find((one) => one.storeId === next);
      setStore(next);
      if (tab !== undefined) {
        onTabClick?.(tab);
      }
    },
    style: { fontFamily: theme?.common?.fontFamily },
  };
}

/** Calls the host's header where it can open the preferences. */
function LegacyHeader({ header }: { header: NonNullable<INotificationCenterProps['header']> }) {
  const { view, setView } = useRoot('NotificationCenter');
  return header({
    screen: view === 'feed' ? ScreensEnum.NOTIFICATIONS : ScreensEnum.SETTINGS,
    setScreen: (screen) => setView(screen === ScreensEnum.SETTINGS ? 'preferences' : 'feed'),
  });
}
