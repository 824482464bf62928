'use client';

import { useEffect } from 'react';
import { useRoot } from './RootContext.ts';

/** How long something may load before that is announced, in milliseconds: most loads end before that. */
export const loadingPatienceMs = 500;

/** Announces that something is loading, once it has taken a while. */
export function useLoadingAnnouncement(words: string, loading: boolean): void {
  const { announce } = useRoot('useLoadingAnnouncement');
  useEffect(() => {
    if (!loading) {
      return;
    }
    let takeBack = () => {};
    const timer = setTimeout(() => {
      takeBack = announce(words);
    }, loadingPatienceMs);
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, [words, loading, announce]);
}
