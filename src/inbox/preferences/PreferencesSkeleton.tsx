'use client';

import { Skeleton, VisuallyHidden } from '../../primitives/index.ts';
import { useLoadingAnnouncement } from '../root/useLoadingAnnouncement.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Preferences.css.ts';

/** The places of preferences that are on their way, as tall as they will be. */
export function PreferencesSkeleton() {
  const { translator } = useInboxSettings('PreferencesSkeleton');
  const words = translator.text('loadingPreferences');
  useLoadingAnnouncement(words, true);
  return (
    <div data-carillon="loading">
      <VisuallyHidden>{words}</VisuallyHidden>
      <GroupSkeleton rows={5} />
      <GroupSkeleton rows={4} />
    </div>
  );
}

/** The place of a group with this many channels. */
export function GroupSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.group}>
      <div className={styles.groupHead}>
        <Skeleton length="short" />
      </div>
      <div className={styles.card}>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
          <div key={index} className={styles.channel}>
            <Skeleton length="medium" />
          </div>
        ))}
      </div>
    </div>
  );
}
