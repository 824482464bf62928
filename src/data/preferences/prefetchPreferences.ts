import { QueryObserver } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type PreferenceLevel, preferenceLevels } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { preferencesOptions } from './preferences.ts';

/** Loads preferences ahead of time, such as when a reader points at the button that opens them. Does nothing if they are loaded. */
export async function prefetchPreferences(
  client: InboxClient,
  levels: readonly PreferenceLevel[] = preferenceLevels,
): Promise<void> {
  if (client.enabled) {
    const ask = (level: PreferenceLevel) =>
      client.queryClient.prefetchQuery(preferencesOptions(client, level));
    await Promise.all(levels.map(ask));
  }
}

/** Asks for the preferences of all workflows, however lately they were asked for. Fails with an `InboxError`. */
export async function refreshPreferences(client: InboxClient): Promise<void> {
  await client.queryClient.fetchQuery({ ...preferencesOptions(client, 'template'), staleTime: 0 });
}

/** Asks for the preferences of all workflows as a list of them on screen does, until the returned function is called. */
export function followPreferences(client: InboxClient): () => void {
  return new QueryObserver(client.queryClient, preferencesOptions(client, 'template')).subscribe(() => {});
}

/** A function that loads the preferences of both levels, or of the given ones, ahead of time. It does nothing for loaded ones. */
export function usePrefetchPreferences(): (levels?: readonly ('global' | 'template')[]) => Promise<void> {
  const client = useInboxClient('usePrefetchPreferences');
  return useCallback((levels) => prefetchPreferences(client, levels), [client]);
}
