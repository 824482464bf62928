'use client';

import { CloseIcon, IconButton } from '../../primitives/index.ts';
import { panelOf } from '../dom/panelOf.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './UnreadOnlyChip.css.ts';

/** Tells that only unread messages are listed, and ends that. Renders a `<div>`, or nothing while all are. */
export function UnreadOnlyChip() {
  const { unreadOnly, setUnreadOnly } = useRoot('UnreadOnlyChip');
  const { translator } = useInboxSettings('UnreadOnlyChip');
  return unreadOnly ? (
    <div className={styles.line}>
      <span className={styles.chip} data-carillon="filter-chip">
        {translator.text('unreadOnly')}
        <IconButton
          size="small"
          className={styles.button}
          label={translator.text('showAll')}
          onClick={({ currentTarget }) => {
            // The button goes with the filter, and would lose the focus.
            panelOf(currentTarget)?.querySelector<HTMLElement>('[data-carillon="message-list"]')?.focus();
            setUnreadOnly(false);
          }}
        >
          <CloseIcon size={12} />
        </IconButton>
      </span>
    </div>
  ) : null;
}
