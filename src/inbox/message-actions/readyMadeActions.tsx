import type { Capabilities, InboxMessage } from '../../data/index.ts';
import type { Translator } from '../../locales/index.ts';
import { CheckIcon, TrashIcon, UnreadIcon } from '../../primitives/index.ts';
import type { MessageAction } from '../settings/messageAction.ts';

/** How the actions of every inbox change messages. Removals, and marks of several, can be undone for a while. */
export interface CoreActs {
  mark(messages: readonly InboxMessage[], read: boolean): void;
  remove(messages: readonly InboxMessage[]): void;
}

/** What a reader may do with messages in every inbox, and by features. What cannot be had back is the last. */
export function readyMadeActions(
  { text }: Translator,
  capabilities: Capabilities,
  added: readonly MessageAction[],
  { mark, remove }: CoreActs,
): readonly MessageAction[] {
  return [
    {
      id: 'read',
      label: text('markAsRead'),
      icon: <CheckIcon size={16} />,
      appliesTo: ({ read }) => !read,
      onSelect: (messages) => mark(messages, true),
    },
    ...(capabilities.unread
      ? [
          {
            id: 'unread',
            label: text('markAsUnRead'),
            icon: <UnreadIcon size={16} />,
            appliesTo: ({ read }: InboxMessage) => read,
            onSelect: (messages: readonly InboxMessage[]) => mark(messages, false),
          },
        ]
      : []),
    ...added,
    ...(capabilities.remove
      ? [
          {
            id: 'remove',
            label: text('removeMessage'),
            bulkLabel: text('remove'),
            icon: <TrashIcon size={16} />,
            tone: 'danger' as const,
            onSelect: remove,
          },
        ]
      : []),
  ];
}
