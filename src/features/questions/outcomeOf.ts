import type { Conflicts, GivenAnswer, InboxMessage } from '../../data/index.ts';
import type { QuestionWords } from '../../locales/index.ts';

/** How a question stands. */
export type QuestionState = 'open' | 'done' | 'withdrawn' | 'over' | 'forbidden';

const sentences = { withdrawn: 'takenBack', over: 'timeIsOver', forbidden: 'notYours' } as const;

/** How a question stands, by its message and by what the server said when the reader answered it. */
export function stateOf(message: InboxMessage, conflict: Conflicts[string], isOver: boolean): QuestionState {
  if (message.answered || conflict === 'answered') {
    return 'done';
  }
  return message.withdrawnAt !== undefined || conflict === 'withdrawn'
    ? 'withdrawn'
    : isOver || conflict === 'expired'
      ? 'over'
      : conflict
        ? 'forbidden'
        : 'open';
}

/** What has become of a question, in a sentence or in the words of its sender; undefined while it is open, and where nobody knows. */
export function outcomeOf(
  state: QuestionState,
  { answers = [], answered }: InboxMessage,
  words: QuestionWords,
): string | undefined {
  switch (state) {
    case 'open':
      return undefined;
    case 'done': {
      if (answered === undefined) {
        return words.text('answeredElsewhere');
      }
      const answer = labelOf(answered, answers);
      return answered.by && answer ? words.text('answeredBy', { answer, name: answered.by }) : answer;
    }
    default:
      return words.text(sentences[state]);
  }
}

function labelOf(
  { id, label }: GivenAnswer,
  answers: NonNullable<InboxMessage['answers']>,
): string | undefined {
  const given = answers.find((one) => one.id === id);
  return given?.resultLabel || label || given?.label;
}
