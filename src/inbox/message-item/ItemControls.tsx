'use client';

import { useSyncExternalStore } from 'react';
import { cx } from '../../primitives/index.ts';
import { media } from '../../primitives/theme/themeContract.css.ts';
import { useItem } from './ItemContext.ts';
import * as styles from './ItemLineEnd.css.ts';
import { ItemMenu } from './ItemMenu.tsx';
import { ItemReadToggle } from './ItemReadToggle.tsx';

/**
 * The ready-made controls, at the end of the first line: over the time the menu, which has all commands, and once the
 * pointer or the focus was in the row the read toggle, in the place of the dot. Before, only touch screens show the menu's dots.
 */
export function ItemControls() {
  const { reached } = useItem('Inbox.Item');
  const isSeen = useSyncExternalStore(subscribe, isTouch, () => true) || reached;
  return (
    <>
      {reached && <ItemReadToggle className={cx(styles.control, styles.inDotsPlace)} />}
      <ItemMenu {...(!isSeen && undrawn)} className={cx(styles.control, styles.overTime)} />
    </>
  );
}

/** What ItemMenu passes on to its button, and offers nobody else. */
const undrawn = { icon: null };

// In a host's tests there may be no media queries.
const touch = () => window.matchMedia?.(media.coarse);
const isTouch = () => touch()?.matches;

function subscribe(onChange: () => void): () => void {
  const query = touch();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
