'use client';

import { useEffect, useMemo, useState } from 'react';
import { type ListWords, listWords } from '../../locales/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** The words of a page, which a bell and a panel do not load: in English until those of its language have been fetched. */
export function useListWords(): ListWords {
  const { translator } = useInboxSettings('InboxPage');
  const [followed, setFollowed] = useState<{ of: typeof translator; words: ListWords }>();
  useEffect(
    () => listWords.follow(translator, (words) => setFollowed({ of: translator, words })),
    [translator],
  );
  const atFirst = useMemo(() => listWords.wordsOf(translator), [translator]);
  return followed?.of === translator ? followed.words : atFirst;
}
