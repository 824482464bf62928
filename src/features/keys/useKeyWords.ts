'use client';

import { useCallback } from 'react';
import { useLate } from '../../inbox/root/useLate.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { type KeyWords, keyWords } from '../../locales/index.ts';

/** The words of keys, once those of the reader's language are there; the English ones where they cannot be had. */
export function useKeyWords(): KeyWords | undefined {
  const { translator } = useInboxSettings('Inbox.List');
  return useLate(
    useCallback(() => keyWords.load(translator).catch(() => keyWords.wordsOf(translator)), [translator]),
  );
}
