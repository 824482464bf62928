'use client';

import { OfflineIcon } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { LoadError, type LoadErrorProps } from '../status/LoadError.tsx';
import { Notice } from '../status/Notice.tsx';

/** Props of `FeedError`. */
export type FeedErrorProps = Omit<LoadErrorProps, 'title'>;

/** Shown in place of a list that could not be loaded. Never looks like an empty inbox. */
export function FeedError(props: FeedErrorProps) {
  return <LoadError {...props} title="loadFailed" />;
}

/** Shown in place of the list when the device is offline and nothing was loaded before. */
export function FeedOffline() {
  const { translator } = useInboxSettings('FeedOffline');
  return (
    <Notice
      data-kind="offline"
      icon={<OfflineIcon size={28} />}
      title={translator.text('offline')}
      description={translator.text('offlineHint')}
    />
  );
}
