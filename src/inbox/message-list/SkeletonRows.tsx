'use client';

import { Skeleton, VisuallyHidden } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './InboxList.css.ts';

/** Props of `SkeletonRows`. */
export interface SkeletonRowsProps {
  /** The number of placeholder rows. */
  count: number;
  /** Whether there is a placeholder for a day's heading above them. @default false */
  heading?: boolean | undefined;
}

/** Placeholders of messages that are being loaded, as tall as the messages will be. */
export function SkeletonRows({ count, heading = false }: SkeletonRowsProps) {
  const { translator } = useInboxSettings('SkeletonRows');
  return (
    <div className={styles.skeletons} data-carillon="loading">
      <VisuallyHidden>{translator.text('loading')}</VisuallyHidden>
      {heading && (
        <div className={styles.heading}>
          <Skeleton className={styles.skeletonLine} length="short" />
        </div>
      )}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <div key={index} className={styles.skeletonRow}>
          <Skeleton shape="circle" />
          <div className={styles.skeletonLines}>
            <Skeleton length="medium" />
            <Skeleton />
            <Skeleton length="medium" />
          </div>
        </div>
      ))}
    </div>
  );
}
