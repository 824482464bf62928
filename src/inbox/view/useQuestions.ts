'use client';

import { useEffect } from 'react';
import { useInboxClient } from '../../data/index.ts';
import { createNeeds } from '../features/needs.ts';
import { firstOf } from '../features/ofFeatures.tsx';
import type { Questions } from '../features/Questions.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** What draws the answers of messages, once it is `wanted` by any part of the inbox, and loaded. */
export function useQuestions(part: string, wanted: boolean): Questions | undefined {
  const { features } = useInboxSettings(part);
  const needs = useInboxClient(part).service(createNeeds);
  useEffect(() => {
    if (wanted) {
      needs.add('questions');
    }
  }, [wanted, needs]);
  return firstOf(features, ({ questions }) => questions);
}
