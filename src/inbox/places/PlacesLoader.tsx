'use client';

import { useEffect, useMemo, useState } from 'react';
import { keepTrying } from '../../base/index.ts';
import { type PlaceStrings, placeWords } from '../../locales/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { Places } from '../settings/Places.ts';
import { createPlaces } from './createPlaces.tsx';

/** Gives an inbox what it needs for archive, snooze and severity: in English until the words of its language have been fetched. */
export function PlacesLoader({ onPlaces }: { onPlaces: (places: Places) => void }) {
  const { translator } = useInboxSettings('Inbox.Root');
  const { tag } = translator;
  const [fetched, setFetched] = useState<{ tag: string; strings: PlaceStrings }>();
  const needsFetch = !placeWords.has(translator);

  useEffect(
    () =>
      needsFetch
        ? keepTrying(
            () => placeWords.load(tag),
            (strings) => setFetched({ tag, strings }),
            (error) => console.error('carillon: the words could not be loaded.', error),
          )
        : undefined,
    [tag, needsFetch],
  );

  const strings = fetched?.tag === tag ? fetched.strings : undefined;
  const places = useMemo(() => createPlaces(placeWords.wordsOf(translator, strings)), [translator, strings]);
  useEffect(() => onPlaces(places), [places, onPlaces]);
  return null;
}
