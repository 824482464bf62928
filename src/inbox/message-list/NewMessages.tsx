'use client';

import { useEffect } from 'react';
import { countLimit, useLiveCount } from '../../data/index.ts';
import { ArrowUpIcon } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './InboxList.css.ts';

/** Props of `NewMessages`. */
export interface NewMessagesProps {
  count: number;
  onPress: () => void;
}

/** Shows a reader who has scrolled down how many messages came at the top, and scrolls there. Renders a `<button>` over the rows. */
export function NewMessages({ count, onPress }: NewMessagesProps) {
  const { announce } = useRoot('NewMessages');
  const { translator } = useInboxSettings('NewMessages');
  const unread = useLiveCount('unread').data;
  const words = translator.counted('newMessages', count);

  // The root announces the count of unread messages, but not where it is unknown or beyond the limit of counting.
  const unsaid = unread === undefined || unread >= countLimit;
  useEffect(() => (unsaid ? announce(words) : undefined), [announce, unsaid, words]);

  return (
    <div className={styles.newPlace}>
      <button type="button" className={styles.newMessages} data-carillon="new-messages" onClick={onPress}>
        <ArrowUpIcon size={14} />
        {words}
      </button>
    </div>
  );
}
