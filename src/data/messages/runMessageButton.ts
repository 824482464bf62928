import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { MessageButton } from '../model/message.ts';
import { handled } from '../outbox/handled.ts';
import { outboxOf } from '../outbox/outbox.ts';
import { type InboxAction, useAction } from '../outbox/useAction.ts';

/** A press of a button of a message. */
export interface RunMessageButtonInput {
  /** The id of the message. */
  readonly messageId: string;
  /** Which of its buttons was pressed. */
  readonly button: MessageButton['type'];
  /** Data for the sender. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** Runs one of the sender's buttons: unlike other actions the message changes once the server has confirmed it, not before. */
export function useRunMessageButton(): InboxAction<RunMessageButtonInput> {
  return useAction(useInboxClient('useRunMessageButton'), runMessageButton);
}

/** Presses a button. A failure need not be caught: it is told to the reader. */
export function runMessageButton(
  client: InboxClient,
  { messageId, button, data }: RunMessageButtonInput,
): Promise<void> {
  const change = { type: 'button', kind: 'button', count: 1 } as const;
  return handled(outboxOf(client).run({ ...change, target: { messageId }, effect: { button, data } }));
}
