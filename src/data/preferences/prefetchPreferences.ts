import { type PreferenceLevel, preferenceLevels } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { globalPreferencesOptions, preferencesOptions } from './preferences.ts';

/** Loads preferences ahead of time, such as when a reader reaches for their button. Does nothing if they are there. */
export async function prefetchPreferences(
  client: InboxClient,
  levels: readonly PreferenceLevel[] = preferenceLevels,
): Promise<void> {
  const { enabled, queryClient } = client;
  await Promise.all([
    enabled && levels.includes('template') && queryClient.prefetchQuery(preferencesOptions(client)),
    enabled && levels.includes('global') && queryClient.prefetchQuery(globalPreferencesOptions(client)),
  ]);
}
