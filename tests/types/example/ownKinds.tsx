// A host's own kinds beside those of the copied `typed-row`: TypeScript merges them. `types.test.ts` runs the compiler on both.
import { type InboxMessage, InboxPopover, InboxProvider, type KindComponents } from 'carillon';
import { kinds as copied, InvoiceRow } from '../../../registry/typed-row/InvoiceRow.tsx';

declare module 'carillon' {
  interface Messages {
    'comment-mention': { readonly author: string };
  }
}

function Mention({ message }: { message: InboxMessage<'comment-mention'> }) {
  return <article>{message.data?.author}</article>;
}

const kinds: KindComponents = { ...copied, 'comment-mention': Mention, 'invoice-created': InvoiceRow };

// @ts-expect-error A kind that neither of them has.
export const misspelled: KindComponents = { 'comment-mentoin': Mention };

export function App({ backendUrl }: { backendUrl: string }) {
  return (
    <InboxProvider applicationIdentifier="my-app" subscriberId="ana" backendUrl={backendUrl}>
      <InboxPopover slots={{ kinds }} />
    </InboxProvider>
  );
}
