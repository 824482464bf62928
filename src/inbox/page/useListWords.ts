'use client';

import { useEffect, useMemo, useState } from 'react';
import { keepTrying } from '../../base/index.ts';
import { type ListStrings, type ListWords, listWords } from '../../locales/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** The words of a page, which a bell and a panel do not load: in English until those of its language have been fetched. */
export function useListWords(): ListWords {
  const { translator } = useInboxSettings('InboxPage');
  const { tag } = translator;
  const [fetched, setFetched] = useState<{ tag: string; strings: ListStrings }>();
  const needsFetch = !listWords.has(translator);

  useEffect(
    () =>
      needsFetch
        ? keepTrying(
            () => listWords.load(tag),
            (strings) => setFetched({ tag, strings }),
            (error) => console.error('carillon: the words could not be loaded.', error),
          )
        : undefined,
    [tag, needsFetch],
  );

  const strings = fetched?.tag === tag ? fetched.strings : undefined;
  return useMemo(() => listWords.wordsOf(translator, strings), [translator, strings]);
}
