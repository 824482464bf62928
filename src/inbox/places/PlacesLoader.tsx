'use client';

import { useEffect } from 'react';
import { placeWords } from '../../locales/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { Places } from '../settings/Places.ts';
import { createPlaces } from './createPlaces.tsx';

/** Gives an inbox what it needs for archive, snooze and severity: in English until the words of its language have been fetched. */
export function PlacesLoader({ onPlaces }: { onPlaces: (places: Places) => void }) {
  const { translator } = useInboxSettings('Inbox.Root');
  useEffect(
    () => placeWords.follow(translator, (words) => onPlaces(createPlaces(words))),
    [translator, onPlaces],
  );
  return null;
}
