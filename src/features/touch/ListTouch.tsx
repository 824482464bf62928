'use client';

import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useCapabilities } from '../../data/index.ts';
import type { ListContext } from '../../inbox/features/Feature.ts';
import { firstOffered, runAction, useMessageActions } from '../../inbox/message-actions/useMessageActions.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { createSelection } from '../../inbox/root/selection.ts';
import { useLoadingAnnouncement } from '../../inbox/root/useLoadingAnnouncement.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { RefreshIcon, Spinner } from '../../primitives/index.ts';
import { farPx } from './gesture.ts';
import { carry, letGo, uncovered } from './letGo.ts';
import type { SwipeOptions, TouchOptions } from './TouchOptions.ts';
import * as styles from './touch.css.ts';
import { type SwipedRow, type TouchActs, watchTouches } from './watchTouches.ts';

/** Props of `ListTouch`. */
export interface ListTouchProps extends ListContext {
  options: TouchOptions;
}

/** Swipes, long presses and pulls of a list on touch screens. Renders what is behind a row that is swiped, and the spinner of a pull. */
export function ListTouch({ list, meant, feed, options }: ListTouchProps) {
  const { service } = useRoot('Inbox.List');
  const { translator } = useInboxSettings('Inbox.List');
  const { archive } = useCapabilities('Inbox.List');
  const actions = useMessageActions();
  const selection = service(createSelection);
  const band = useRef<HTMLDivElement>(null);
  const breakOff = useRef<() => void>(undefined);
  const [swiped, setSwiped] = useState<ShownSwipe>();
  const [pulledPx, setPulledPx] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const refreshing = isAsked && !feed.isPaused;
  useLoadingAnnouncement(translator.text('loading'), refreshing);

  const isSwiped = options.swipe !== false;
  const { longPress: canPress = isSwiped, ...sides }: SwipeOptions = Object(options.swipe);
  const messagesOf = (row: HTMLElement) => meant.current?.(row.dataset.entry ?? '') ?? [];

  const acts: TouchActs = {
    canPull: options.pullToRefresh && !refreshing,
    offered(row, side) {
      return isSwiped && !selection.get()
        ? firstOffered(
            actions.filter(({ id }) =>
              [sides[side] ?? (side === 'start' ? marks : archive ? moves : 'remove')].flat().includes(id),
            ),
            messagesOf(row),
          )
        : undefined;
    },
    onSwipe(next) {
      breakOff.current?.();
      carry(next.row, next.px);
      setSwiped({ ...next, topPx: next.row.offsetTop, heightPx: next.row.offsetHeight });
    },
    onLetGo(last, isDone) {
      const act = () => isDone && last.offered && runAction(...last.offered);
      breakOff.current = letGo(last, band.current, act, () => setSwiped(undefined));
    },
    onPress: (row) => selection.toggle(messagesOf(row).map(({ id }) => id)),
    onPull(px, isDone) {
      setPulledPx(px);
      if (isDone) {
        const end = () => setIsAsked(false);
        setIsAsked(true);
        feed.refetch({ cancelRefetch: true }).then(end, end);
      }
    },
  };
  const latest = useRef(acts);
  useImperativeHandle(latest, () => acts);
  useEffect(
    () => (list.current ? watchTouches(list.current, () => latest.current, isSwiped, canPress) : undefined),
    [list, isSwiped, canPress],
  );

  const [action] = swiped?.offered ?? [];
  const shownPx = refreshing ? farPx : pulledPx;
  return (
    <>
      {swiped && action && (
        // What letting go will do. The row's menu has the same for everybody.
        <div
          ref={band}
          aria-hidden
          className={styles.band}
          data-carillon="swipe"
          data-side={swiped.side}
          data-armed={swiped.isArmed || undefined}
          data-tone={action.tone}
          style={{
            insetBlockStart: swiped.topPx,
            blockSize: swiped.heightPx,
            clipPath: uncovered(swiped.px),
          }}
        >
          {action.icon}
          <span className={styles.words}>{action.label}</span>
        </div>
      )}
      {shownPx > 0 && (
        <div
          className={styles.pull}
          data-carillon="pull"
          data-armed={shownPx >= farPx || undefined}
          style={{ translate: `0 ${shownPx}px` }}
        >
          {refreshing ? (
            <Spinner label={translator.text('loading')} />
          ) : (
            <RefreshIcon size={16} style={{ rotate: `${shownPx * 4}deg` }} />
          )}
        </div>
      )}
    </>
  );
}

/** A swipe, and where its row is in the list, in CSS pixels. */
interface ShownSwipe extends SwipedRow {
  readonly topPx: number;
  readonly heightPx: number;
}

const marks = ['read', 'unread'];
const moves = ['archive', 'unarchive', 'unsnooze'];
