'use client';

import type { ReactElement } from 'react';
import { useLiveCount } from '../data/index.ts';
import { Inbox, InboxPopover, type InboxPopoverProps } from '../inbox/index.ts';
import { PanelSettings } from './PanelSettings.tsx';
import type { IPopoverNotificationCenterProps, PopoverPosition } from './panelProps.ts';
import { usePanelParts } from './usePanelParts.tsx';

/** `InboxPopover` with its old name and props. */
export function PopoverNotificationCenter(props: IPopoverNotificationCenterProps) {
  const { children: drawBell, position, offset = 0, theme = {} } = props;
  const { slots, ...parts } = usePanelParts(props);
  const unseenCount = useLiveCount('unseen').data ?? 0;
  const bell = <LegacyBell>{drawBell({ unseenCount, theme })}</LegacyBell>;
  return (
    <PanelSettings panel={props}>
      <InboxPopover {...parts} {...sideAndAlign(position)} sideOffset={offset} slots={{ ...slots, bell }} />
    </PanelSettings>
  );
}

/** `top-start` means the side `top` and the alignment `start`; without an alignment it is `center`. */
export function sideAndAlign(
  position: PopoverPosition = 'bottom-end',
): Pick<InboxPopoverProps, 'side' | 'align'> {
  const [side, align = 'center'] = position.split('-');
  return { side, align } as Pick<InboxPopoverProps, 'side' | 'align'>;
}

/** The host's element is the bell itself if it is a `<button>`, and the content of the bell if not. */
function LegacyBell({ children }: { children: ReactElement }) {
  return <Inbox.Bell asChild={children.type === 'button'}>{children}</Inbox.Bell>;
}
