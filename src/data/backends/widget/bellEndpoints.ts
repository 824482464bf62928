/** Method and path of one call. `path` has `{name}` in place of each encoded parameter. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
}

/** The calls of a bell, whose code is loaded first. */
export const bellEndpoints = {
  initializeSession: { method: 'POST', path: '/widgets/session/initialize' },
  unseenCount: { method: 'GET', path: '/widgets/notifications/unseen' },
  unreadCount: { method: 'GET', path: '/widgets/notifications/unread' },
} as const satisfies Record<string, Endpoint>;
