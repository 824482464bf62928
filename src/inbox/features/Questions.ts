import type { ComponentPropsWithoutRef, ComponentType, ForwardedRef, ReactNode } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import type { QuestionWords } from '../../locales/index.ts';

/** What draws the answers of messages, in a chunk of its own with words of its own. */
export interface Questions {
  readonly words: QuestionWords;
  /** The answers of a message, or what has become of them. */
  readonly Answers: ComponentType<AnswersProps>;
  /** The buttons that answer several messages at once. */
  readonly AnswersTogether: ComponentType<TogetherProps>;
}

/** Props of `Questions.Answers`: those of a `<div>`. */
export interface AnswersProps extends ComponentPropsWithoutRef<'div'> {
  readonly partRef?: ForwardedRef<HTMLDivElement>;
  /** Whether each answer has a button, however many there are. */
  readonly showAll?: boolean | undefined;
  /** Fields of the host's that go with any answer. */
  readonly children?: ReactNode;
}

/** Props of `Questions.AnswersTogether`. */
export interface TogetherProps {
  readonly messages: readonly InboxMessage[];
  /** Its buttons are reached by the arrow keys or by the Tab key of what is around them. */
  readonly tabIndex?: 0 | -1 | undefined;
  onAnswered?(): void;
}
