import type { InboxMessage, MessageAnswer } from './message.ts';

/** Whether an answer only leads somewhere: one with words for its result is told to the server. */
export function isLinkOnly({ url, resultLabel }: MessageAnswer): boolean {
  return Boolean(url) && !resultLabel;
}

/**
 * When the time for an answer ends, in milliseconds since 1970, by the message itself or by the word of its sender in its data
 * (`expiresAt`, an ISO date); infinity where neither says so.
 */
export function endsAt({ expiresAt, data }: InboxMessage): number {
  const said: unknown = Object(data).expiresAt;
  const timeMs = (time: unknown) => (typeof time === 'string' ? Date.parse(time) : Number.NaN);
  const never = Number.POSITIVE_INFINITY;
  return Math.min(timeMs(expiresAt) || never, timeMs(said) || never);
}

/** Whether the time for an answer is over. */
export function isOver(message: InboxMessage, nowMs: number): boolean {
  return endsAt(message) <= nowMs;
}

/** Whether a message asks the reader something. */
export function isQuestion({ answers = [], parts = [] }: InboxMessage): boolean {
  return parts.length > 0 || answers.some((one) => !isLinkOnly(one));
}

/** Whether a message waits for the reader's answer: it has none, was not taken back, and there is still time. */
export function isOpen(message: InboxMessage, nowMs: number): boolean {
  const { answered, withdrawnAt } = message;
  return (answered ?? withdrawnAt) === undefined && isQuestion(message) && !isOver(message, nowMs);
}
