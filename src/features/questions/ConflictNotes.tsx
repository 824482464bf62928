'use client';

import { useSyncExternalStore } from 'react';
import { createConflicts, isOver, useInboxClient } from '../../data/index.ts';
import { titleOf } from '../../inbox/message-item/titleOf.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { createRovingRows } from '../../inbox/root/rovingRow.ts';
import { useShownMessages } from '../../inbox/root/useShownMessages.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { Banner, CloseIcon, IconButton } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { outcomeOf, stateOf } from './outcomeOf.ts';
import { useQuestionWords } from './useQuestionWords.ts';

/** Tells of answers that were not taken, where their messages are not in the list any more: a row says it by itself. */
export function ConflictNotes() {
  const { translator } = useInboxSettings('Inbox.List');
  const client = useInboxClient('Inbox.List');
  const words = useQuestionWords();
  const { subscribe, get, set } = client.service(createConflicts);
  const conflicts = useSyncExternalStore(subscribe, get, get);
  const rows = useRoot('Inbox.List').service(createRovingRows);
  const listed = useSyncExternalStore(rows.subscribe, rows.listedIds, rows.listedIds);
  const { data } = useShownMessages('Inbox.List');
  return Object.entries(conflicts)
    .filter(([messageId, conflict]) => conflict && !listed.includes(messageId))
    .map(([messageId, conflict]) => {
      const row = data?.rows.find(({ id }) => id === messageId);
      const message = row && data?.shown(row);
      const base = message ?? { id: messageId, read: true, seen: true, createdAt: '' };
      const state = stateOf(base, conflict, message !== undefined && isOver(message, Date.now()));
      return (
        <Banner
          key={messageId}
          role="alert"
          tone="warning"
          action={
            <IconButton
              size="small"
              label={translator.text('dismiss')}
              onClick={() => set({ ...get(), [messageId]: undefined })}
            >
              <CloseIcon size={14} />
            </IconButton>
          }
        >
          {message && (
            <>
              <bdi className={reset.box}>{titleOf(message, translator)}</bdi>{' '}
            </>
          )}
          {outcomeOf(state, base, words)}
        </Banner>
      );
    });
}
