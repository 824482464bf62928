import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { ButtonChange } from '../model/change.ts';
import { type MessageButton, parsePartialMessage } from '../model/message.ts';
import { outboxOf } from '../outbox/outbox.ts';
import type { Sender } from '../outbox/sender.ts';
import { isRecord } from '../transport/guards.ts';
import { type InboxError, toInboxError } from '../transport/InboxError.ts';

/** A press of a button of a message. */
export interface RunMessageButtonInput {
  /** The `_id` of the message. */
  readonly messageId: string;
  /** Which of its buttons was pressed. */
  readonly type: MessageButton['type'];
  /** Data for the sender. */
  readonly payload?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Runs one of the sender's buttons: the message becomes done once the server has confirmed it, not before. Fails with an
 * `InboxError`, and the message stays as it was. @source docs/protocol.md#calls, call 16
 */
export function useRunMessageButton(): UseMutationResult<void, InboxError, RunMessageButtonInput> {
  const client = useInboxClient('useRunMessageButton');
  return useMutation(
    {
      // The key finds the mutation, and removes it with the client.
      mutationKey: [...client.scope, 'button'],
      networkMode: 'always',
      mutationFn: (input) => runMessageButton(client, input),
    },
    client.queryClient,
  );
}

async function runMessageButton(client: InboxClient, input: RunMessageButtonInput): Promise<void> {
  const { messageId, type: button, payload } = input;
  const change = { type: 'button', kind: 'button', count: 1, messageId, button, payload } as const;
  try {
    await outboxOf(client).run(change, buttonSender(client));
  } catch (thrown) {
    throw toInboxError(thrown);
  }
}

/** Sends presses of the sender's buttons. */
export function buttonSender(client: InboxClient): Sender<ButtonChange> {
  return client.service(createButtonSender);
}

function createButtonSender(client: InboxClient): Sender<ButtonChange> {
  return {
    async send({ messageId, button, payload }) {
      const answer = await client.call('runMessageButton', {
        params: { id: messageId, type: button },
        body: { executedType: button, status: 'done', payload },
        keepalive: true,
      });
      const returned = parsePartialMessage(isRecord(answer) ? answer.data : undefined);
      return { messages: returned && [returned] };
    },
  };
}
