'use client';

import { useEffect } from 'react';
import { useInboxClient } from '../../data/index.ts';
import type { Lists } from '../features/Lists.ts';
import { createNeeds } from '../features/needs.ts';
import { firstOf } from '../features/ofFeatures.tsx';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** What lists can do beside showing rows, once it is `wanted` by any part of the inbox, and loaded. */
export function useLists(part: string, wanted: boolean): Lists | undefined {
  const { features } = useInboxSettings(part);
  const needs = useInboxClient(part).service(createNeeds);
  useEffect(() => {
    if (wanted) {
      needs.add('lists');
    }
  }, [wanted, needs]);
  return firstOf(features, ({ lists }) => lists);
}
