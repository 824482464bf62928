'use client';

import { InboxPanel } from '../../inbox/index.ts';
import { PanelSettings } from './PanelSettings.tsx';
import type { INotificationCenterProps } from './panelProps.ts';
import { useFetchWhen } from './useFetchWhen.ts';
import { usePanelParts } from './usePanelParts.tsx';

/** `InboxPanel` with its old name and props. */
export function NotificationCenter(props: INotificationCenterProps) {
  useFetchWhen(true, 'fetchNotifications');
  const parts = usePanelParts(props);
  return (
    <PanelSettings panel={props}>
      <InboxPanel {...parts} />
    </PanelSettings>
  );
}
