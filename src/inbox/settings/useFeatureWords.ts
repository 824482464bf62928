'use client';

import { useEffect, useMemo, useState } from 'react';
import type { FeatureTranslator, FeatureWords } from '../../locales/index.ts';
import { useInboxSettings } from './InboxSettingsContext.ts';

/** The words of a feature, which no bell loads: in English until those of the reader's language have been fetched. */
export function useFeatureWords<Words>(
  caller: string,
  feature: FeatureWords<Words>,
): FeatureTranslator<Words> {
  const { translator } = useInboxSettings(caller);
  const [followed, setFollowed] = useState<{ of: typeof translator; words: FeatureTranslator<Words> }>();
  useEffect(
    () => feature.follow(translator, (words) => setFollowed({ of: translator, words })),
    [feature, translator],
  );
  const atFirst = useMemo(() => feature.wordsOf(translator), [feature, translator]);
  return followed?.of === translator ? followed.words : atFirst;
}
