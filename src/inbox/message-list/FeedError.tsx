'use client';

import type { InboxError } from '../../data/index.ts';
import type { Translator } from '../../locales/index.ts';
import { Button, OfflineIcon, StatusView, WarningIcon } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Props of `FeedError`. */
export interface FeedErrorProps {
  error: InboxError;
  retrying: boolean;
  onRetry: () => void;
}

/** Stands where the list would, when there is nothing to show because it could not be had. Never looks like an empty inbox. */
export function FeedError({ error, retrying, onRetry }: FeedErrorProps) {
  const { translator } = useInboxSettings('FeedError');
  return (
    <StatusView
      role="alert"
      data-kind="error"
      icon={<WarningIcon size={28} />}
      title={translator.text('loadFailed')}
      description={explain(error, translator)}
      action={
        <Button variant="primary" pending={retrying} onClick={onRetry}>
          {translator.text('tryAgain')}
        </Button>
      }
    />
  );
}

/** Stands where the list would, when the device is offline and nothing was loaded before. */
export function FeedOffline() {
  const { translator } = useInboxSettings('FeedOffline');
  return (
    <StatusView
      role="status"
      data-kind="offline"
      icon={<OfflineIcon size={28} />}
      title={translator.text('offline')}
      description={translator.text('offlineHint')}
    />
  );
}

/** What a failure means to a reader: the status at most, never the server's own words. */
function explain(error: InboxError, translator: Translator): string {
  if (error.status === 0) {
    return translator.text('serverUnreachable');
  }
  if (error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429) {
    return translator.text('sessionRefused');
  }
  return translator.text('serverAnswered', { status: String(error.status) });
}
