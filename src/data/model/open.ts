import type { InboxMessage, MessageButton } from './message.ts';

/** Whether a button only leads somewhere: one with words for its result is an answer, which the server is told. */
export function isLinkOnly({ url, resultLabel }: MessageButton): boolean {
  return Boolean(url) && !resultLabel;
}

/** Whether the time for an answer is over, by the message itself or by the word of its sender in its data (`expiresAt`, an ISO date). */
export function isOver({ expiresAt, data }: InboxMessage, nowMs: number): boolean {
  const times = [expiresAt, Object(data).expiresAt].map((time) =>
    typeof time === 'string' ? Date.parse(time) : NaN,
  );
  return times.some((timeMs) => timeMs <= nowMs);
}

/** Whether a message waits for the reader's answer: it has buttons that are one, none of them was pressed, and there is still time. */
export function isOpen(message: InboxMessage, nowMs: number): boolean {
  const { buttons = [], pressed } = message;
  return pressed === undefined && buttons.some((one) => !isLinkOnly(one)) && !isOver(message, nowMs);
}
