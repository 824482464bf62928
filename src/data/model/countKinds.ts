/** The flag that is false in a counted message. */
export const flagOf = { unread: 'read', unseen: 'seen' } as const;

/** What can be counted: unread messages or unseen messages. */
export const countKinds = ['unread', 'unseen'] as const;

/** One of `countKinds`. */
export type CountKind = (typeof countKinds)[number];
