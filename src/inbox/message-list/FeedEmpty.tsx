'use client';

import { BellIcon, Button, CheckIcon } from '../../primitives/index.ts';
import { firstOf } from '../features/ofFeatures.tsx';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { Notice } from '../status/Notice.tsx';

/** Shown in an empty feed. */
export function FeedEmpty() {
  const { translator, features } = useInboxSettings('FeedEmpty');
  const { place } = useRoot('FeedEmpty');
  const look = place && firstOf(features, ({ places }) => places?.[place]);
  return look ? (
    <Notice tabIndex={-1} data-kind={place} icon={look.icon} title={look.title} />
  ) : (
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
  /** Shows all messages. */
  onShowAll: (() => void) | undefined;
}

/** Shown where a feed of unread messages has none: the inbox itself need not be empty. */
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
