/** How often `clearPersistedInbox` was called on this page: what began before such a call stores nothing after it. */
export const clearings = { count: 0 };
