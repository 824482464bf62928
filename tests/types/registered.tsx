// What a host's compiler says once it has registered its messages. `types.test.ts` runs the compiler on it: a line below
// `@ts-expect-error` that compiles is an error.
import type { InboxMessage, InboxProviderProps } from 'carillon';
import { type InboxError, useCount, useMessage, useMessages, usePreferences } from 'carillon/data';

declare module 'carillon' {
  interface Messages {
    invoice: { readonly amount: number };
    comment: { readonly author: string };
  }
}

export function Invoice({ message }: { message: InboxMessage<'invoice'> }) {
  const amount: number = message.data?.amount ?? 0;
  // @ts-expect-error The data of an invoice has no author.
  const author = message.data?.author;
  // @ts-expect-error A typing mistake in the name of a member.
  const title = message.titel;
  return [amount, author, title];
}

// @ts-expect-error A kind that is not registered.
export type Misspelled = InboxMessage<'invioce'>;

export function Detail({ id }: { id: string }) {
  const comment = useMessage<'comment'>(id);
  const author: string | undefined = comment?.data?.author;
  // @ts-expect-error A comment has no amount.
  const amount = comment?.data?.amount;
  return [author, amount, comment?.raw?.transactionId];
}

export function isInvoice(message: InboxMessage): boolean {
  // @ts-expect-error A kind that is not registered is never equal.
  return message.kind === 'invioce' || message.kind === 'invoice';
}

export function Errors() {
  const errors = [useMessages().error, useCount().error, usePreferences().error];
  const kind: InboxError['kind'] | undefined = errors[0]?.kind;
  // @ts-expect-error An InboxError has no statusCode.
  const wrong = errors[1]?.statusCode;
  // @ts-expect-error A kind that there is not.
  return kind === 'teapot' || wrong;
}

export function Count() {
  // @ts-expect-error A count of something that is not counted.
  return useCount({ of: 'archived' }).data;
}

/** Editors offer the tags that there are; others are texts as before. */
export const german: Extract<InboxProviderProps['locale'], 'de'> = 'de';
export const swiss: InboxProviderProps['locale'] = 'de-CH';
