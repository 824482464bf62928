import type { PreferenceLevel } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';

/** The key of a level's preferences, whichever call they came by. Without a level, the first members of both keys. */
export function preferencesKey(client: InboxClient, level?: PreferenceLevel) {
  const all = [...client.scope, 'preferences'] as const;
  return level === undefined ? all : ([...all, level] as const);
}
