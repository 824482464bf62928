'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { timesIn } from '../../locales/index.ts';
import { part } from '../../primitives/index.ts';
import { useNow } from '../root/useNow.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './InboxItem.css.ts';
import { useItem } from './ItemContext.ts';

/** How long ago the message came, kept up to date, with the full date on hover. Renders a `<time>`, or nothing without a usable date. */
export const ItemTime = forwardRef<HTMLTimeElement, Omit<ComponentPropsWithoutRef<'time'>, 'dateTime'>>(
  function ItemTime(props, ref) {
    const { message } = useItem('Inbox.ItemTime');
    const { translator } = useInboxSettings('Inbox.ItemTime');
    const times = timesIn(translator.tag);
    const nowMs = useNow();
    const timeMs = Date.parse(message.createdAt);
    if (Number.isNaN(timeMs)) {
      return null;
    }
    return (
      <time
        title={times.absoluteTime(timeMs)}
        {...part('item-time', props, styles.time)}
        ref={ref}
        dir="auto"
        dateTime={new Date(timeMs).toISOString()}
      >
        {times.relativeTime(timeMs, nowMs)}
      </time>
    );
  },
);
