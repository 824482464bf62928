'use client';

import { useMemo } from 'react';
import { useLiveCount } from '../../data/index.ts';
import { InboxPopover, type InboxPopoverProps, useRoot } from '../../inbox/index.ts';
import { LegacyBell } from '../bell/LegacyBell.tsx';
import { useLegacy } from '../provider/LegacyContext.ts';
import { getDefaultTheme } from '../theme/legacyTheme.ts';
import { PanelSettings } from './PanelSettings.tsx';
import type { IPopoverNotificationCenterProps, PopoverPosition } from './panelProps.ts';
import { useFetchWhen } from './useFetchWhen.ts';
import { usePanelParts } from './usePanelParts.tsx';

/** `InboxPopover` with its old name and props. */
export function PopoverNotificationCenter(props: IPopoverNotificationCenterProps) {
  const { children: drawBell, position, offset = 0, theme: given, colorScheme } = props;
  const { slots, ...parts } = usePanelParts(props);
  const { fetchUnseenCount } = useLegacy('PopoverNotificationCenter').fetchingStrategy;
  const unseenCount = useLiveCount('unseen', fetchUnseenCount).data ?? 0;
  const { theme } = useMemo(() => getDefaultTheme({ colorScheme, theme: given }), [colorScheme, given]);
  const bell = (
    <>
      <FeedOnceOpen />
      <LegacyBell>{drawBell({ unseenCount, theme })}</LegacyBell>
    </>
  );
  return (
    <PanelSettings panel={props}>
      <InboxPopover {...parts} {...sideAndAlign(position)} sideOffset={offset} slots={{ ...slots, bell }} />
    </PanelSettings>
  );
}

/** The feed is fetched for the host's hooks too, once the popover was opened. Renders nothing. */
function FeedOnceOpen() {
  useFetchWhen(useRoot('PopoverNotificationCenter').open, 'fetchNotifications');
  return null;
}

/** `top-start` means the side `top` and the alignment `start`; without an alignment it is `center`. */
export function sideAndAlign(
  position: PopoverPosition = 'bottom-end',
): Pick<InboxPopoverProps, 'side' | 'align'> {
  const [side, align = 'center'] = position.split('-');
  return { side, align } as Pick<InboxPopoverProps, 'side' | 'align'>;
}
