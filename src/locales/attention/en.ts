import type { AttentionStrings } from '../attentionStrings.ts';

/** English. */
export const strings: AttentionStrings = {
  unreadElsewhere: 'Unread in other workspaces',
};
