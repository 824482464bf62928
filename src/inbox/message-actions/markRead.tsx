import { CheckIcon } from '../../primitives/index.ts';
import type { MessageAction } from './messageAction.ts';

/** Marks messages as read. */
export const markRead: MessageAction = {
  id: 'read',
  label: 'markAsRead',
  icon: <CheckIcon size={16} />,
  appliesTo: ({ read }) => !read,
  run: (messageIds, acts) => acts.mark(messageIds, 'read'),
};
