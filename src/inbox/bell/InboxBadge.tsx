'use client';

import { forwardRef } from 'react';
import { type CountKind, useLiveCount } from '../../data/index.ts';
import { CountBadge, type CountBadgeProps } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Props of `Inbox.Badge`. */
export interface InboxBadgeProps extends Omit<CountBadgeProps, 'count' | 'format'> {
  /** What it counts. @default 'unread' */
  count?: CountKind | undefined;
}

/** The live count, up to 99+. Renders a `<span>`, or nothing while there is nothing to count. */
export const InboxBadge = forwardRef<HTMLSpanElement, InboxBadgeProps>(function InboxBadge(props, ref) {
  const { count = 'unread', ...rest } = props;
  const { translator } = useInboxSettings('Inbox.Badge');
  const unread = useLiveCount('unread').data ?? 0;
  const unseen = useLiveCount('unseen', { enabled: count === 'unseen' }).data ?? 0;
  return (
    <CountBadge
      {...rest}
      ref={ref}
      data-carillon-as="badge"
      count={count === 'unread' ? unread : unseen}
      format={translator.number}
    />
  );
});
