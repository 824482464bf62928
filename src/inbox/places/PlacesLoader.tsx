'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useInboxClient } from '../../data/index.ts';
import { placeWords } from '../../locales/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { Places } from '../settings/Places.ts';
import { createRowExtras } from '../settings/rowExtras.ts';
import { createPlaces } from './createPlaces.tsx';

/**
 * Gives an inbox what it needs for archive, snooze and severity, with what other late code adds: in English until the words of its language
 * have been fetched.
 */
export function PlacesLoader({ onPlaces }: { onPlaces: (places: Places) => void }) {
  const { translator } = useInboxSettings('Inbox.Root');
  const { extras } = useInboxClient('Inbox.Root').service(createRowExtras);
  const added = useSyncExternalStore(extras.subscribe, extras.get, extras.get);
  const [own, setOwn] = useState<Places>();
  useEffect(() => placeWords.follow(translator, (words) => setOwn(createPlaces(words))), [translator]);
  useEffect(() => {
    if (own !== undefined) {
      onPlaces(added?.extend(own) ?? own);
    }
  }, [own, added, onPlaces]);
  return null;
}
