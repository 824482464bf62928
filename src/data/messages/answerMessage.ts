import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { outboxOf } from '../outbox/outbox.ts';
import { type InboxAction, useAction } from '../outbox/useAction.ts';

/**
 * Answers messages, with data for their sender: unlike other actions the message changes once the server has confirmed it, not before, but
 * while it can be undone. For several messages it is one call for each, and each may fail.
 */
export function useAnswerMessage(): InboxAction<
  {
    /** The id of the answer; `parts` for a message with parts. */
    readonly answer: string;
    /** Data for the sender, the same for each message. */
    readonly data?: Readonly<Record<string, unknown>> | undefined;
    /** What the reader is told of it while it can be undone, such as "Approved". It is not sent. @default nothing */
    readonly label?: string | undefined;
    /** How long the reader can undo it, in milliseconds; the messages show it meanwhile. @default 0: it is sent at once */
    readonly undoMs?: number | undefined;
  } & ({ readonly messageId: string } | { readonly ids: readonly string[] })
> {
  return useAction(useInboxClient('useAnswerMessage'), answerMessage);
}

/** Which answer is given, to which messages. */
export type AnswerMessageInput = Parameters<ReturnType<typeof useAnswerMessage>['run']>[0];

/** Answers messages. A failure need not be caught: it is told to the reader. */
export function answerMessage(client: InboxClient, input: AnswerMessageInput): Promise<void> {
  const { answer, data, label, undoMs } = input;
  const ids = 'ids' in input ? [...new Set(input.ids)] : [input.messageId];
  if (ids.length === 0) {
    return Promise.resolve();
  }
  return outboxOf(client).run(
    { type: 'answer', kind: 'answer', count: ids.length, target: { ids }, effect: { answer, data, label } },
    undoMs,
  );
}
