import { TrashIcon } from '../../primitives/index.ts';
import type { MessageAction } from './messageAction.ts';

/** Removes messages. */
export const remove: MessageAction = {
  id: 'remove',
  label: 'removeMessage',
  bulkLabel: 'remove',
  icon: <TrashIcon size={16} />,
  tone: 'danger',
  appliesTo: () => true,
  run: (messageIds, acts) => acts.remove(messageIds),
};
