/**
 * The strings of messages that ask the reader something: their answers, what is filled in, and what has become of them. They are fetched
 * with the first such message. Placeholders are in braces.
 */
export interface QuestionStrings {
  /** Shown and announced after the reader has answered several messages, beside `undo`. `{count}` may be "99+", so it has no plural forms: words that fit any such number. */
  readonly manyAnswered: string;
  /** In place of the answers, of which none can be given any more: the time for one is over. */
  readonly timeIsOver: string;
  /** The name of the menu of those answers that have no button in a row. */
  readonly moreAnswers: string;
  /** In the list of keys: gives the first answer to a message, or that of a number. */
  readonly answer: string;
  /** In the list of keys: puts a message that asks something off until tomorrow, without an answer. */
  readonly notNow: string;
  /** Asked before an answer that cannot be taken back is sent; its button and `cancel` follow. */
  readonly areYouSure: string;
  /** In place of the answers once somebody else has given one. `{answer}` is in the words of the sender, such as "Approved". */
  readonly answeredBy: string;
  /** As `answeredBy`, where neither the name nor the answer is known. */
  readonly answeredElsewhere: string;
  /** In place of the answers: who has asked does not need an answer any more. */
  readonly takenBack: string;
  /** In place of the answers: the server does not let this reader give one. */
  readonly notYours: string;
  /** Shown where the reader has written something that was not sent, since the question has been answered or taken back meanwhile. */
  readonly notSent: string;
  /** The button that sends the answers to several questions of one message. */
  readonly sendAnswers: string;
  /** Below a field that was left empty and has to be filled in. */
  readonly fillIn: string;
  /** Below a field whose text is not what it asks for, such as an email address. */
  readonly checkThis: string;
  /** Below a field: the smallest number, or the fewest characters or choices. */
  readonly atLeast: string;
  /** Below a field: the largest number, or the most characters or choices. */
  readonly atMost: string;
  /** The name of the tab of messages that were answered. */
  readonly decidedTab: string;
  /** The title in place of those messages when there are none. */
  readonly nothingDecided: string;
}

/** Those strings in English. */
export const questions: QuestionStrings = {
  manyAnswered: 'Answered: {count}',
  timeIsOver: 'This can no longer be answered.',
  moreAnswers: 'More answers',
  answer: 'Answer',
  notNow: 'Not now',
  areYouSure: 'Are you sure?',
  answeredBy: '{answer} by {name}',
  answeredElsewhere: 'Somebody else has answered this.',
  takenBack: 'This question was taken back.',
  notYours: 'This is not yours to decide.',
  notSent: 'Not sent: {text}',
  sendAnswers: 'Send',
  fillIn: 'Please fill this in.',
  checkThis: 'Please check this.',
  atLeast: 'At least {count}',
  atMost: 'At most {count}',
  decidedTab: 'Decided',
  nothingDecided: 'Nothing decided yet',
};
