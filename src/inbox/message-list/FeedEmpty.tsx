'use client';

import { BellIcon, Button, CheckIcon } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { Notice } from '../status/Notice.tsx';

/** Stands in an empty feed. */
export function FeedEmpty() {
  const { translator } = useInboxSettings('FeedEmpty');
  return (
    <Notice
      tabIndex={-1}
      data-kind="empty"
      icon={<BellIcon size={28} />}
      title={translator.text('noNewNotification')}
      description={translator.text('noNewNotificationHint')}
    />
  );
}

/** Props of `FeedAllRead`. */
export interface FeedAllReadProps {
  /** The way out, for whoever looked for more. */
  onShowAll: (() => void) | undefined;
}

/** Stands in a feed of unread messages that has none, which is no empty inbox. */
export function FeedAllRead({ onShowAll }: FeedAllReadProps) {
  const { translator } = useInboxSettings('FeedAllRead');
  return (
    <Notice
      tabIndex={-1}
      data-kind="all-read"
      icon={<CheckIcon size={28} />}
      title={translator.text('noUnread')}
      action={
        onShowAll && (
          <Button variant="secondary" onClick={onShowAll}>
            {translator.text('showAll')}
          </Button>
        )
      }
    />
  );
}
