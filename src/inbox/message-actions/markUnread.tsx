import { EmailIcon } from '../../primitives/index.ts';
import type { MessageAction } from './messageAction.ts';

/** Marks messages as unread. */
export const markUnread: MessageAction = {
  id: 'unread',
  label: 'markAsUnRead',
  icon: <EmailIcon size={16} />,
  appliesTo: ({ read }) => read,
  run: (messageIds, acts) => acts.mark(messageIds, 'unread'),
};
