import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import type { MessageButton } from '../model/message.ts';
import { outboxOf } from '../outbox/outbox.ts';
import { type InboxAction, useAction } from '../outbox/useAction.ts';

/** Which button is pressed, under which messages. */
export type RunMessageButtonInput = {
  readonly button: MessageButton['type'];
  /** Data for the sender, the same for each message. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** How long the reader can undo it, in milliseconds; the messages show it meanwhile. @default 0: it is sent at once */
  readonly undoMs?: number | undefined;
} & ({ readonly messageId: string } | { readonly ids: readonly string[] });

/**
 * Runs one of the sender's buttons, with data for the sender: unlike other actions the message changes once the server has confirmed it,
 * not before, but while it can be undone. Under several messages it is one call for each, and each may fail.
 */
export function useRunMessageButton(): InboxAction<RunMessageButtonInput> {
  return useAction(useInboxClient('useRunMessageButton'), runMessageButton);
}

/** Presses a button. A failure need not be caught: it is told to the reader. */
export function runMessageButton(client: InboxClient, input: RunMessageButtonInput): Promise<void> {
  const { button, data, undoMs } = input;
  const ids = 'ids' in input ? [...new Set(input.ids)] : [input.messageId];
  if (ids.length === 0) {
    return Promise.resolve();
  }
  const buttons = messageFactsOf(client)
    .get()
    .get(ids[0] ?? '')?.message.buttons;
  const label = buttons?.find(({ type }) => type === button)?.label;
  return outboxOf(client).run(
    { type: 'button', kind: 'button', count: ids.length, target: { ids }, effect: { button, data, label } },
    undoMs,
  );
}
