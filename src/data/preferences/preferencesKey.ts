import type { PreferenceLevel } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';

/** The key of a level's preferences, whichever call they came by. */
export function preferencesKey(client: InboxClient, level: PreferenceLevel) {
  return [...client.scope, 'preferences', level] as const;
}
