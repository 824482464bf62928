/** The two flags of a message. */
export interface MessageFlags {
  readonly seen: boolean;
  readonly read: boolean;
}

/** What a change does to messages: the flags that it sets, while the others stay, or `removed`. */
export type MessageEffect = Partial<MessageFlags> | 'removed';
