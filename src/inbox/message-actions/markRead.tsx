import { CheckIcon } from '../../primitives/index.ts';
import type { ReadyMadeAction } from './readyMadeAction.ts';

/** Marks messages as read. */
export const markRead: ReadyMadeAction = {
  id: 'read',
  label: 'markAsRead',
  icon: <CheckIcon size={16} />,
  appliesTo: ({ read }) => !read,
  run: (messageIds, acts) => acts.mark(messageIds, true),
};
