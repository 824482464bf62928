/** What can be counted: unread messages or unseen messages. */
export const countKinds = ['unread', 'unseen'] as const;

/** One of `countKinds`. */
export type CountKind = (typeof countKinds)[number];
