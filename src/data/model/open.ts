import type { InboxMessage, MessageButton } from './message.ts';

/** Whether a button only leads somewhere: one with words for its result is an answer, which the server is told. */
export function isLinkOnly({ url, resultLabel }: MessageButton): boolean {
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

/** Whether a message waits for the reader's answer: it has buttons that are one, none of them was pressed, and there is still time. */
export function isOpen(message: InboxMessage, nowMs: number): boolean {
  const { buttons = [], pressed } = message;
  return pressed === undefined && buttons.some((one) => !isLinkOnly(one)) && !isOver(message, nowMs);
}
