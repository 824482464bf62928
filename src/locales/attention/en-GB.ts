import type { AttentionLanguage } from '../attentionStrings.ts';

/** British English. */
export const strings: AttentionLanguage<'one' | 'other'> = {
  arrived: 'New: {title}',
  unreadElsewhere: 'Unread in other workspaces',
  manyNewMessages: { one: '{count} new message', other: '{count} new messages' },
};
