import { Inbox, type InboxMessage } from 'carillon';
import { takesNote } from './inboxOptions.tsx';
import { NoteField } from './NoteField.tsx';

/** An expense in the pane of the page, as the host draws messages of this kind. */
export function Expense({ message }: { message: InboxMessage }) {
  const { title, data, answered } = message;
  const note: unknown = Object(answered?.data).note;
  return (
    <div className="expense">
      <h2>{title}</h2>
      <dl>
        <dt>For</dt>
        <dd>{textOf(Object(data).purpose)}</dd>
        <dt>Amount</dt>
        <dd className="amount">{textOf(Object(data).amount)}</dd>
        {textOf(note) !== '' && (
          <>
            <dt>Your note</dt>
            <dd>{textOf(note)}</dd>
          </>
        )}
      </dl>
      <Inbox.ItemAnswers>{takesNote && <NoteField />}</Inbox.ItemAnswers>
    </div>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
