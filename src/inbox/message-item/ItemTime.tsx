'use client';

import { type ComponentPropsWithoutRef, forwardRef, useContext } from 'react';
import { timesIn } from '../../locales/index.ts';
import { part, VisuallyHidden } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { BelowHeadings } from '../root/BelowHeadings.ts';
import { useNow } from '../root/useNow.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useItem } from './ItemContext.ts';
import * as styles from './ItemLineEnd.css.ts';

/** How long ago the message came, in short and kept up to date; in words for screen readers, and with the full date once the pointer or the focus is in the row. Renders a `<time>`, or nothing without a usable date. */
export const ItemTime = forwardRef<HTMLTimeElement, Omit<ComponentPropsWithoutRef<'time'>, 'dateTime'>>(
  function ItemTime(props, ref) {
    const { message, reached } = useItem('Inbox.ItemTime');
    const { translator } = useInboxSettings('Inbox.ItemTime');
    const times = timesIn(translator.tag);
    const nowMs = useNow();
    const belowHeading = useContext(BelowHeadings);
    const timeMs = Date.parse(message.createdAt);
    if (Number.isNaN(timeMs)) {
      return null;
    }
    return (
      <time
        title={reached ? times.absoluteTime(timeMs) : undefined}
        {...part('item-time', props, styles.time)}
        ref={ref}
        dir="auto"
        dateTime={new Date(timeMs).toISOString()}
      >
        <span aria-hidden="true" className={reset.box}>
          {times.shortTime(timeMs, nowMs, belowHeading)}
        </span>
        <VisuallyHidden>{times.relativeTime(timeMs, nowMs)}</VisuallyHidden>
      </time>
    );
  },
);
