'use client';

import { useMemo } from 'react';
import { updateMessages, useInboxClient } from '../../data/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { MessageActs } from './readyMadeAction.ts';
import { useMark } from './useMark.ts';

/** The operations for actions in the nearest inbox. */
export function useMessageActs(): MessageActs {
  const { undoMs } = useInboxSettings('useMessageActs');
  const mark = useMark('useMessageActs');
  const client = useInboxClient('useMessageActs');
  return useMemo(
    () => ({
      // The reader can take back a single mark by the opposite one, so only marks of several messages are held for undo.
      mark: (ids, read) => mark(ids, read, { undoMs: ids.length > 1 ? undoMs : undefined }),
      remove: (ids) => void updateMessages(client, { ids, removed: true, undoMs }),
      move: ({ ids, effect }) => void updateMessages(client, { ids, ...effect, undoMs }),
    }),
    [mark, client, undoMs],
  );
}
