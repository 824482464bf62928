/**
 * The types of a host's own messages: augment it, and kinds and payloads have your types everywhere.
 *
 * ```ts
 * declare module 'carillon' {
 *   interface Register {
 *     messages: { invoice: { amount: number }; comment: { author: string } };
 *   }
 * }
 * ```
 *
 * The keys are the trigger identifiers of your workflows, the values their payloads. carillon does not check payloads: the types are
 * your responsibility.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a host adds its members
export interface Register {}

/** Payloads by kind, from `Register`; without it any kind, with a payload of unknown members. */
export type RegisteredMessages = Register extends { messages: infer Messages }
  ? Messages
  : Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The kind of a message: the trigger identifier of its workflow. */
export type MessageKind = Extract<keyof RegisteredMessages, string>;
