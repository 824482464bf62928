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

/** Tells a reader who is further down how much came at the top, and leads there. Renders a `<button>` over the rows. */
export function NewMessages({ count, onPress }: NewMessagesProps) {
  const { announce } = useRoot('NewMessages');
  const { translator } = useInboxSettings('NewMessages');
  const unread = useLiveCount('unread').data;
  const words = translator.counted('newMessages', count);

  // The root says how much is unread. It has nothing to say where that is not known, or more than can be counted.
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
