import type { Scope } from '../client/identity.ts';

/** Cache keys of one identity. A key with more members after these belongs to one of several entries. */
export function queryKeys(scope: Scope) {
  return {
    session: [...scope, 'session'],
    organization: [...scope, 'organization'],
    /** All feeds; the key of one feed continues with its query. */
    feeds: [...scope, 'messages'],
    unread: [...scope, 'unreadCount'],
    unseen: [...scope, 'unseenCount'],
    /** All counts of tabs; the key of one tab continues with its query. */
    tab: [...scope, 'tabCount'],
    /** Both levels of preferences; `preferencesKey` returns the key of one. */
    preferences: [...scope, 'preferences'],
  } as const;
}

export type QueryName = keyof ReturnType<typeof queryKeys>;
