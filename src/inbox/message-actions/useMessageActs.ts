'use client';

import { useMemo } from 'react';
import { useRemoveMessages } from '../../data/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { MessageActs } from './readyMadeAction.ts';
import { useMark } from './useMark.ts';

/** What an action may do in the nearest inbox. */
export function useMessageActs(): MessageActs {
  const { undoMs } = useInboxSettings('useMessageActs');
  const mark = useMark('useMessageActs');
  const { mutate: remove } = useRemoveMessages();
  return useMemo(
    () => ({
      // One mark is undone by the next one, so only several wait.
      mark: (messageIds, as) =>
        mark({ messageIds, mark: as, undoMs: messageIds.length > 1 ? undoMs : undefined }),
      remove: (messageIds) => remove({ messageIds, undoMs }),
    }),
    [mark, remove, undoMs],
  );
}
