'use client';

import { Button } from '../../primitives/index.ts';
import { panelOf } from '../dom/panelOf.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Panel.css.ts';

/** Tells that only unread messages are listed, and ends that. Renders a `<div>`, or nothing while all are. */
export function UnreadOnlyNote() {
  const { unreadOnly, setUnreadOnly } = useRoot('UnreadOnlyNote');
  const { translator } = useInboxSettings('UnreadOnlyNote');
  return unreadOnly ? (
    <div className={styles.note} data-carillon="list-note">
      <span>{translator.text('unreadOnly')}</span>
      <Button
        size="small"
        variant="quiet"
        onClick={({ currentTarget }) => {
          // The button goes with the filter, and would lose the focus.
          panelOf(currentTarget)?.querySelector<HTMLElement>('[data-carillon="message-list"]')?.focus();
          setUnreadOnly(false);
        }}
      >
        {translator.text('showAll')}
      </Button>
    </div>
  ) : null;
}
