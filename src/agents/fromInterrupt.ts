import { choicesOf, type InboxMessage, isString } from '../data/index.ts';
import { askedOf, english } from './askedOf.ts';
import { messageOf, notesOf } from './messageOf.ts';

/**
 * The message for the interrupts with which a run of AG-UI 1.0 has ended: give it all of them, since they are answered together. Its `data` is
 * what `toResume` needs. It throws an `Error` for the developer where the interrupts cannot be asked, such as for a secret.
 */
export function fromInterrupt(
  interrupts:
    | { readonly id: string; readonly reason: string }
    | readonly { readonly id: string; readonly reason: string }[],
  options: {
    /** The thread of the run, on which it goes on. */
    readonly threadId: string;
    /** The run that has ended with the interrupts. */
    readonly runId: string;
    /** The messages of the thread, in which the arguments of a call are found that may be edited. */
    readonly messages?: readonly unknown[] | undefined;
    /** Who asks, such as the name of the agent. */
    readonly from?: string | undefined;
    /** The words of answers that have none of their own. @default English ones; no answer for `cancel` */
    readonly labels?: { readonly [Name in keyof typeof english]?: string } | undefined;
  },
): Pick<InboxMessage, 'id' | 'title' | 'body' | 'sender' | 'answers' | 'parts' | 'expiresAt'> & {
  readonly data: Readonly<Record<string, unknown>>;
} {
  const { threadId, runId, messages = [], from, labels } = options;
  const words = { ...english, ...labels };
  let endMs = Number.POSITIVE_INFINITY;
  const questions = [interrupts].flat().map((interrupt: unknown) => {
    const { id, reason, message: text, expiresAt, responseSchema: schema, ...about } = Object(interrupt);
    if (!isString(id) || !id || !isString(reason)) {
      throw new Error('An interrupt has an id and a reason');
    }
    endMs = Math.min(endMs, isString(expiresAt) ? Date.parse(expiresAt) || endMs : endMs);
    const unasked = reason === 'input_required' ? textSchema : approvalSchema;
    return { id, text, ...askedOf(isUsable(schema) ? schema : unasked, words, argumentsOf(about, messages)) };
  });
  return {
    // The same interrupts, told twice, are the same message.
    ...messageOf(`${threadId}:${runId}`, from, questions, words),
    expiresAt: Number.isFinite(endMs) ? new Date(endMs).toISOString() : undefined,
    data: { threadId, runId, interrupts: notesOf(questions) },
  };
}

/** What is asked where no schema says it. */
const textSchema = { type: 'string' };
const approvalSchema = { properties: { approved: { type: 'boolean' } } };

/** Whether a schema says anything of its answer. */
function isUsable(schema: unknown): schema is Readonly<Record<string, unknown>> {
  const { type = 'object', properties } = Object(schema);
  return type !== 'object' || Object.keys(Object(properties)).length > 0 || choicesOf(schema).length > 0;
}

/** The arguments of a call, as its framework tells them, or else as they were proposed in the thread. */
function argumentsOf(
  { metadata, toolCallId }: Readonly<Record<string, unknown>>,
  messages: readonly unknown[],
) {
  const { args, arguments: told = args } = Object(metadata);
  const calls = messages.flatMap((one) => Object(one).toolCalls ?? []);
  const call = calls.find((one) => toolCallId !== undefined && Object(one).id === toolCallId);
  try {
    return told ?? JSON.parse(call.function.arguments);
  } catch {
    // There are none, or they were cut off, as the text of a model can be.
    return undefined;
  }
}
