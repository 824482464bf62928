'use client';

import { useEffect } from 'react';
import { useInboxClient } from '../../data/index.ts';
import type { OwnAdditions } from '../features/Feature.ts';
import { createNeeds } from '../features/needs.ts';
import { firstOf } from '../features/ofFeatures.tsx';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** What lists can do beside showing rows, or what draws answers: once any part of the inbox has `wanted` it, and it is loaded. */
export function useNeeded<Name extends 'lists' | 'questions'>(
  part: string,
  name: Name,
  wanted: boolean,
): OwnAdditions[Name] {
  const { features } = useInboxSettings(part);
  const needs = useInboxClient(part).service(createNeeds);
  useEffect(() => {
    if (wanted) {
      needs.add(name);
    }
  }, [wanted, name, needs]);
  return firstOf(features, (additions) => additions[name]);
}
