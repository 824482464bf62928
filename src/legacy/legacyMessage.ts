import type { InboxMessage, MessageButton } from '../data/index.ts';

/** The old form of a message's link and buttons. @source docs/protocol.md#message */
export interface IMessageCTA {
  readonly type: 'redirect';
  readonly data: { readonly url?: string | undefined };
  readonly action: IMessageAction;
}

/** The sender's buttons, and which of them was pressed. */
export interface IMessageAction {
  readonly status: 'pending' | 'done';
  readonly buttons: readonly MessageButton[];
  readonly result: { readonly type?: MessageButton['type'] | undefined };
}

/** A message as the old components passed it to the host: in the form of the protocol. */
export interface IMessage extends Omit<InboxMessage, 'cta' | 'raw'> {
  readonly cta: IMessageCTA;
  /** Members of the platform's record that are not listed, under their own names. */
  readonly [field: string]: unknown;
}

const known = new WeakMap<InboxMessage, IMessage>();

/** The old form of a message; for the same message always the same object. */
export function legacyMessage(message: InboxMessage): IMessage {
  const { cta, raw, ...rest } = message;
  const legacy = known.get(message) ?? {
    ...raw,
    ...rest,
    cta: {
      type: 'redirect',
      data: { url: cta?.url },
      action: {
        status: cta?.status ?? 'pending',
        buttons: cta?.buttons ?? [],
        result: { type: cta?.result },
      },
    },
  };
  known.set(message, legacy);
  return legacy;
}
