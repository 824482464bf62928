'use client';

import { Inbox } from '../features/index.ts';

/** Views that the bell does not need, in a separate chunk. */
export { InboxPanel, InboxPreferences } from '../inbox/index.ts';

/** The bottom row of a panel, with content of the page. */
export function SlottedFooter() {
  return (
    <Inbox.Footer>
      <slot name="footer" />
    </Inbox.Footer>
  );
}
