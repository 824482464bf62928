'use client';

import { Inbox } from 'carillon';
import 'carillon/styles.css';

/** The bell with the inbox beside it, made of parts: leave out, move or replace what you like. It goes below `InboxProvider`. */
export function PopoverInbox() {
  return (
    <Inbox.Root>
      <Inbox.Bell />
      <Inbox.Popover align="end">
        <Inbox.Header>
          <Inbox.Title />
          <Inbox.MarkAllRead />
          <Inbox.Menu />
          <Inbox.Close />
        </Inbox.Header>
        <Inbox.Tabs />
        <Inbox.SelectionBar />
        <Inbox.Status />
        <Inbox.List groupBy="day" />
        <Inbox.Toasts />
      </Inbox.Popover>
    </Inbox.Root>
  );
}
