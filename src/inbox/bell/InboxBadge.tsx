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

/**
 * The live count, up to 99+. Renders a `<span>`, or nothing while there is nothing to count.
 *
 * @selector [data-unconfirmed] while it is the count of an earlier visit, and the server has not answered
 */
export const InboxBadge = forwardRef<HTMLSpanElement, InboxBadgeProps>(function InboxBadge(props, ref) {
  const { count = 'unread', ...rest } = props;
  const { translator } = useInboxSettings('Inbox.Badge');
  const shown = useLiveCount(count);
  return (
    <CountBadge
      {...rest}
      ref={ref}
      data-carillon-as="badge"
      data-unconfirmed={shown.isStale ? '' : undefined}
      count={shown.data ?? 0}
      format={translator.number}
    />
  );
});
