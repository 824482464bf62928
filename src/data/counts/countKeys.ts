import type { Scope } from '../client/identity.ts';

/** Where the counts of one identity stand in the cache. */
export function countKeys(scope: Scope) {
  return {
    unread: [...scope, 'unreadCount'],
    unseen: [...scope, 'unseenCount'],
    /** All tab counts; a tab's own key goes on with its query. */
    tab: [...scope, 'tabCount'],
    /** All unread and unseen counts with further parameters; their own keys go on with the kind and these. */
    withParams: [...scope, 'countWithParams'],
  } as const;
}
