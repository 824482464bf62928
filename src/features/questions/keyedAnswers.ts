import { type InboxMessage, isOpen } from '../../data/index.ts';
import type { ActionContext } from '../../inbox/features/Feature.ts';
import type { FeatureAction } from '../../inbox/settings/messageAction.ts';
import type { QuestionWords } from '../../locales/index.ts';

/** Gives the answers of messages by their places, from 0 on: what is drawn for them enters how, by their ids. */
export function createAnswering() {
  const drawn = new Map<string, (place: number) => void>();
  const keyOf = (messages: readonly Pick<InboxMessage, 'id'>[]) => messages.map(({ id }) => id).join(' ');
  return {
    /** Enters what is drawn for messages. Returns a function that takes it out. */
    enter(messages: readonly Pick<InboxMessage, 'id'>[], answer: (place: number) => void): () => void {
      const key = keyOf(messages);
      drawn.set(key, answer);
      return () => {
        if (drawn.get(key) === answer) {
          drawn.delete(key);
        }
      };
    },
    answer: (messages: readonly InboxMessage[], place: number) => drawn.get(keyOf(messages))?.(place),
  };
}

/** What keys alone do with messages that ask something: A and 1 give the first answer, 2 to 9 the others, and E puts them off until tomorrow. */
export function keyedActions(
  { text }: QuestionWords,
  { answer }: ReturnType<typeof createAnswering>,
  { capabilities, change }: ActionContext,
): readonly FeatureAction[] {
  const shared = {
    isFor: 'keys',
    appliesTo: (message: InboxMessage) => isOpen(message, Date.now()) && !message.snoozedUntil,
  } as const;
  return [
    capabilities.answers && {
      ...shared,
      id: 'answer',
      label: text('answer'),
      shortcut: 'A 1 2 3 4 5 6 7 8 9',
      onSelect: (messages: readonly InboxMessage[], shortcut?: string) =>
        answer(messages, (Number(shortcut) || 1) - 1),
    },
    capabilities.snooze && {
      ...shared,
      id: 'notNow',
      label: text('notNow'),
      onSelect(messages: readonly InboxMessage[]) {
        const tomorrow = new Date();
        tomorrow.setDate(tomorrow.getDate() + 1);
        tomorrow.setHours(9, 0, 0, 0);
        change(
          messages.map(({ id }) => id),
          { snoozedUntil: tomorrow.toISOString() },
        );
      },
    },
  ].filter((action) => action !== false);
}
