import { UnreadIcon } from '../../primitives/index.ts';
import type { ReadyMadeAction } from './readyMadeAction.ts';

/** Marks messages as unread. */
export const markUnread: ReadyMadeAction = {
  id: 'unread',
  label: 'markAsUnRead',
  capability: 'unread',
  icon: <UnreadIcon size={16} />,
  appliesTo: ({ read }) => read,
  run: (messageIds, acts) => acts.mark(messageIds, false),
};
