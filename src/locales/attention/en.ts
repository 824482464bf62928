import type { AttentionStrings } from '../attentionStrings.ts';

/** English. */
export const strings: AttentionStrings = {
  arrived: 'New: {title}',
  unreadElsewhere: 'Unread in other workspaces',
  manyNewMessages: { one: '{count} new message', other: '{count} new messages' },
};
