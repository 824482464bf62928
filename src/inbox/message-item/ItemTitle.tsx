'use client';

import { forwardRef, type HTMLAttributes, type MouseEvent, type Ref, useEffect, useRef } from 'react';
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
    const shared = {
      ...part('item-title', native, styles.title),
      id: titleId,
      tabIndex,
      onClick(event: MouseEvent<HTMLElement>) {
        if (!isOwnEvent(event)) {
          return;
        }
        onClick?.(event);
        if (!event.defaultPrevented) {
          activate(event);
        }
      },
    };
    const words = (
      <>
        {unread && <VisuallyHidden>{translator.text('unread')}: </VisuallyHidden>}
        <bdi
          ref={clamp}
          className={styles.titleText}
          data-state={expanded ? 'expanded' : 'clamped'}
          data-alone={hasBody(message) ? undefined : ''}
        >
          {children ?? <MarkedText text={titleOf(message, translator)} />}
        </bdi>
      </>
    );
    return url === null ? (
      <button {...shared} ref={ref as Ref<HTMLButtonElement>} type="button">
        {words}
      </button>
    ) : (
      <a
        {...shared}
        ref={ref as Ref<HTMLAnchorElement>}
        href={url}
        rel="noopener noreferrer"
        onAuxClick={(event) => {
          native.onAuxClick?.(event);
          // The middle button of a mouse opens a new tab, and causes no click.
          if (event.button === 1 && !event.defaultPrevented) {
            activate(event);
          }
        }}
      >
        {words}
      </a>
    );
  },
);
