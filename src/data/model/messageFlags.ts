/** The two flags of a message. */
export interface MessageFlags {
  readonly seen: boolean;
  readonly read: boolean;
}

/** What a change does to messages: the flags that it sets, while the others stay, or `removed`. */
export type MessageEffect = { readonly seen?: boolean; readonly read?: boolean } | 'removed';

/** Whether a change of all messages concerns one: `read` the unread, `seen` the neither seen nor read. @source docs/protocol.md#message-states */
export function concerns(effect: MessageEffect, { read, seen }: MessageFlags): boolean {
  return effect === 'removed' || (!read && (effect.read === true || !seen));
}
