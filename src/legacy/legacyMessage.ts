import type { InboxMessage, MessageButton } from '../data/index.ts';

/** Where an old message leads, and what can be answered. @source docs/protocol.md#message */
export interface IMessageCTA {
  readonly type: 'redirect';
  readonly data: { readonly url?: string | undefined };
  readonly action: IMessageAction;
}

/** The sender's buttons, and which was pressed. */
export interface IMessageAction {
  readonly status: 'pending' | 'done';
  readonly buttons: readonly MessageButton[];
  readonly result: { readonly type?: MessageButton['type'] | undefined };
}

/** A message as the old component handed it to the host: as the wire has it. */
export interface IMessage extends Omit<InboxMessage, 'cta' | 'raw'> {
  readonly cta: IMessageCTA;
  /** Members of the platform's record that are not listed, under their own names. */
  readonly [field: string]: unknown;
}

const known = new WeakMap<InboxMessage, IMessage>();

/** The old shape of a message; of the same message always the same object. */
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
