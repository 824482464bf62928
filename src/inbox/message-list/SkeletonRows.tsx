'use client';

import { Skeleton, VisuallyHidden } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './List.css.ts';

/** Props of `SkeletonRows`. */
export interface SkeletonRowsProps {
  /** How many rows to keep a place for. */
  count: number;
}

/** The places of messages that are on their way, as tall as the messages will be. */
export function SkeletonRows({ count }: SkeletonRowsProps) {
  const { translator } = useInboxSettings('SkeletonRows');
  return (
    <div role="status" data-carillon="loading">
      <VisuallyHidden>{translator.text('loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing else to be told apart by
        <div key={index} className={styles.skeletonRow}>
          <Skeleton shape="circle" />
          <div className={styles.skeletonLines}>
            <Skeleton length="medium" />
            <Skeleton length="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
