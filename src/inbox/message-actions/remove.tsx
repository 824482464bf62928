import { TrashIcon } from '../../primitives/index.ts';
import type { ReadyMadeAction } from './readyMadeAction.ts';

/** Removes messages. */
export const remove: ReadyMadeAction = {
  id: 'remove',
  label: 'removeMessage',
  bulkLabel: 'remove',
  capability: 'remove',
  icon: <TrashIcon size={16} />,
  tone: 'danger',
  appliesTo: () => true,
  run: (messageIds, acts) => acts.remove(messageIds),
};
