import type { PreferenceLevel } from '../../platform-constants/index.ts';
import type { Scope } from '../client/identity.ts';

/** Where everything of one identity is kept in the cache. A key with members after these is one of several. */
export function queryKeys(scope: Scope) {
  return {
    session: [...scope, 'session'],
    organization: [...scope, 'organization'],
    /** All feeds; a feed's own key goes on with its query. */
    feeds: [...scope, 'messages'],
    unread: [...scope, 'unreadCount'],
    unseen: [...scope, 'unseenCount'],
    /** All counts of tabs; a tab's own key goes on with its query. */
    tab: [...scope, 'tabCount'],
    /** All unread and unseen counts with further parameters; their own keys go on with the kind and these. */
    withParams: [...scope, 'countWithParams'],
    /** Both levels of preferences; `preferencesKey` has the key of one. */
    preferences: [...scope, 'preferences'],
  } as const;
}

/** The names of `queryKeys`. */
export type QueryName = keyof ReturnType<typeof queryKeys>;

/** The counts among `queryKeys`. */
export const countNames = ['unread', 'unseen', 'tab', 'withParams'] as const satisfies readonly QueryName[];

/** The key of a level's preferences, whichever call they came by. */
export function preferencesKey(scope: Scope, level: PreferenceLevel) {
  return [...queryKeys(scope).preferences, level] as const;
}
