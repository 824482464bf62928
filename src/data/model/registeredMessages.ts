/**
 * The types of a host's own messages: augment it, and kinds and payloads have your types everywhere. Each file may add its own kinds.
 *
 * ```ts
 * declare module 'carillon' {
 *   interface Messages {
 *     invoice: { amount: number };
 *     comment: { author: string };
 *   }
 * }
 * ```
 *
 * The keys are the trigger identifiers of your workflows, the values their payloads. carillon does not check payloads: the types are
 * your responsibility.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a host adds its members
export interface Messages {}

/** Payloads by kind, those of `Messages`; without any of them any kind, with a payload of unknown members. */
export type RegisteredMessages = keyof Messages extends never
  ? Readonly<Record<string, Readonly<Record<string, unknown>>>>
  : Messages;

/** The kind of a message: the trigger identifier of its workflow. */
export type MessageKind = Extract<keyof RegisteredMessages, string>;
