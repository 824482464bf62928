import { isString, type MessageRow } from '../data/index.ts';
import { repliesOf } from './repliesOf.ts';

/**
 * What goes on with a run of AG-UI 1.0, for its next `RunAgentInput`: of the message of `fromInterrupt` once it was answered, or of several
 * if each interrupt of the run has one of its own. What was withdrawn or has expired is cancelled. It throws where an answer is missing, of
 * another run, or does not fit what was asked.
 */
export function toResume(messages: MessageRow | readonly MessageRow[]): {
  /** The thread on which the run goes on. */
  threadId: string;
  /** The run that had asked; the next one has an id of its own. */
  runId: string;
  /** An answer to each of its interrupts. */
  resume: {
    interruptId: string;
    status: 'resolved' | 'cancelled';
    payload?: unknown;
    metadata?: Record<string, unknown>;
  }[];
} {
  const all = [messages].flat();
  const { threadId, runId } = Object(all[0]?.data);
  const resume = all.flatMap((message) => {
    const data = Object(message.data);
    if (!isString(runId) || data.runId !== runId || !isString(threadId) || data.threadId !== threadId) {
      throw new Error('Not the messages of one run');
    }
    const { by, at } = Object(message.answered);
    // An answer that was given in time must not be sent after it, either.
    return repliesOf(message, data.interrupts, Date.now()).map(({ id: interruptId, answer, payload }) =>
      answer === 'cancel'
        ? { interruptId, status: 'cancelled' as const }
        : {
            interruptId,
            status: 'resolved' as const,
            ...(payload !== undefined && { payload }),
            ...(at && { metadata: { at, by } }),
          },
    );
  });
  if (resume.length === 0) {
    throw new Error('No interrupts');
  }
  return { threadId, runId, resume };
}
