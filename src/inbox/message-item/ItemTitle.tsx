'use client';

import { type ElementType, forwardRef, type HTMLAttributes, type MouseEvent, useEffect, useRef } from 'react';
import { isOwnEvent, MarkedText, part, VisuallyHidden } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { hasBody, useItem } from './ItemContext.ts';
import * as styles from './ItemText.css.ts';
import { titleOf } from './titleOf.ts';
import { useCut } from './useCut.ts';

/** The title, to which a click on the row is passed on. Renders an `<a>` where the message has an address, else a `<button>`. */
export const ItemTitle = forwardRef<HTMLElement, Omit<HTMLAttributes<HTMLElement>, 'id' | 'tabIndex'>>(
  function ItemTitle(props, ref) {
    const { children, onClick, ...native } = props;
    const { message, unread, titleId, tabIndex, url, activate, expanded, setTitleCut } =
      useItem('Inbox.ItemTitle');
    const { translator } = useInboxSettings('Inbox.ItemTitle');
    const clamp = useRef<HTMLElement>(null);
    const cut = useCut(clamp, expanded) !== null;
    useEffect(() => setTitleCut(cut), [cut, setTitleCut]);
    const Title = (url === null ? 'button' : 'a') as ElementType;
    const own =
      url === null
        ? { type: 'button' }
        : {
            href: url,
            rel: 'noopener noreferrer',
            onAuxClick(event: MouseEvent<HTMLElement>) {
              native.onAuxClick?.(event);
              // The middle button of a mouse opens a new tab, and causes no click.
              if (event.button === 1 && !event.defaultPrevented) {
                activate(event);
              }
            },
          };
    return (
      <Title
        {...part('item-title', native, styles.title)}
        {...own}
        ref={ref}
        id={titleId}
        tabIndex={tabIndex}
        onClick={(event: MouseEvent<HTMLElement>) => {
          if (!isOwnEvent(event)) {
            return;
          }
          onClick?.(event);
          if (!event.defaultPrevented) {
            activate(event);
          }
        }}
      >
        {unread && <VisuallyHidden>{translator.text('unread')}:</VisuallyHidden>}{' '}
        <bdi
          ref={clamp}
          className={styles.titleText}
          data-state={expanded ? 'expanded' : 'clamped'}
          data-alone={hasBody(message) ? undefined : ''}
        >
          {children ?? <MarkedText text={titleOf(message, translator)} />}
        </bdi>
      </Title>
    );
  },
);
