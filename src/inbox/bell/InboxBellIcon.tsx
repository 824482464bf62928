'use client';

import { forwardRef } from 'react';
import { BellIcon, type IconProps } from '../../primitives/index.ts';

/** The icon of the bell, for a bell whose children you compose: `<Inbox.Bell><Inbox.BellIcon /><Inbox.Badge count="unseen" /></Inbox.Bell>`. Renders an `<svg>`. */
export const InboxBellIcon = forwardRef<SVGSVGElement, IconProps>(function InboxBellIcon(
  { size = 20, ...props },
  ref,
) {
  return <BellIcon {...props} ref={ref} size={size} />;
});
