'use client';

import { Inbox, type InboxMessage, type KindComponents } from 'carillon';
import { Button } from 'carillon/primitives';
import 'carillon/styles.css';

// The kind of these messages, by the trigger identifier of their workflow, and what it sends. Other files add other kinds.
declare module 'carillon' {
  interface Messages {
    'invoice-created': { readonly amount: number; readonly currency: string };
  }
}

/** A row of your own for one kind of message, with the data of its workflow. It goes into an inbox below `InboxProvider`. */
export function InvoiceRow({ message }: { message: InboxMessage<'invoice-created'> }) {
  const { amount = 0, currency = 'EUR' } = message.data ?? {};
  const price = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
  return (
    <Inbox.Item
      message={message}
      answers={
        <Button
          size="small"
          variant="primary"
          style={{ marginBlockStart: 6 }}
          onClick={() => alert(`Paid ${price}`)}
        >
          Pay {price}
        </Button>
      }
    />
  );
}

/** Outside of render, so that rows do not render again: `<InboxPopover slots={{ kinds }} />`. */
export const kinds: KindComponents = { 'invoice-created': InvoiceRow };
