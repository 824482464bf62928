import { Inbox, type InboxMessage, type KindComponents } from 'carillon';
import { Button } from 'carillon/primitives';
import 'carillon/styles.css';

// The kinds of your messages, by the trigger identifiers of their workflows, and what each workflow sends.
declare module 'carillon' {
  interface Register {
    messages: {
      'invoice-created': { readonly amount: number; readonly currency: string };
      'comment-mention': { readonly author: string };
    };
  }
}

/** A row of your own for one kind of message, with the data of its workflow. */
export function InvoiceRow({ message }: { message: InboxMessage<'invoice-created'> }) {
  const { amount = 0, currency = 'EUR' } = message.data ?? {};
  const price = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
  return (
    <Inbox.Item
      message={message}
      buttons={
        <Button size="small" variant="primary" onClick={() => alert(`Paid ${price}`)}>
          Pay {price}
        </Button>
      }
    />
  );
}

/** Outside of render, so that rows do not render again: `<InboxPopover slots={{ kinds }} />`. */
export const kinds: KindComponents = { 'invoice-created': InvoiceRow };
