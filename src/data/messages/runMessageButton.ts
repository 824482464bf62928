import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { MessageButton } from '../model/message.ts';
import { outboxOf } from '../outbox/outbox.ts';
import { type InboxAction, useAction } from '../outbox/useAction.ts';

/** Runs one of the sender's buttons, with data for the sender: unlike other actions the message changes once the server has confirmed it, not before. */
export function useRunMessageButton(): InboxAction<{
  readonly messageId: string;
  readonly button: MessageButton['type'];
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}> {
  return useAction(useInboxClient('useRunMessageButton'), runMessageButton);
}

/** Presses a button. A failure need not be caught: it is told to the reader. */
export function runMessageButton(
  client: InboxClient,
  { messageId, button, data }: Parameters<ReturnType<typeof useRunMessageButton>['run']>[0],
): Promise<void> {
  const change = { type: 'button', kind: 'button', count: 1 } as const;
  return outboxOf(client).run({ ...change, target: { messageId }, effect: { button, data } });
}
