import { Inbox, InboxPage, useInboxView } from 'carillon';
import { Expense } from './Expense.tsx';
import { list, slots } from './inboxOptions.tsx';
import type { Look } from './LookPicker.tsx';
import { go, useAddress } from './router.ts';

/** Its tab, filters, search and open groups are in the address, so that Back leads through them. */
function ViewInAddress() {
  const { pathname, searchParams } = useUrl();
  useInboxView({
    text: searchParams.get('view') ?? '',
    onChange: (view, options) => go(addressOf(pathname, view), options),
  });
  return null;
}

const pageSlots = {
  ...slots,
  header: (
    <Inbox.Header>
      <ViewInAddress />
      <Inbox.Title />
      <Inbox.MarkAllRead />
      <Inbox.PreferencesButton />
      <Inbox.Menu />
    </Inbox.Header>
  ),
};

const messages = { expense: Expense };

/** The page of the inbox: `/inbox`, and `/inbox/<id>` with a message open. */
export function InboxRoute({ theme }: Pick<Look, 'theme'>) {
  const { pathname, searchParams } = useUrl();
  const id = pathname.split('/')[2];
  return (
    <main className="inboxPage">
      <InboxPage
        label="Inbox"
        theme={theme}
        list={list}
        slots={pageSlots}
        messages={messages}
        messageId={id}
        onMessageChange={(next) =>
          go(addressOf(next === undefined ? '/inbox' : `/inbox/${next}`, searchParams.get('view') ?? ''))
        }
      />
    </main>
  );
}

function useUrl(): URL {
  return new URL(useAddress(), location.href);
}

function addressOf(pathname: string, view: string): string {
  return view === '' ? pathname : `${pathname}?${new URLSearchParams({ view })}`;
}
