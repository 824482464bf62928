'use client';

import { Inbox } from '../inbox/index.ts';

/** The views that a bell does not need, in a chunk of their own. */
export { InboxPanel, InboxPreferences } from '../inbox/index.ts';

/** The bottom row of a panel, in which the page's own words stand. */
export function SlottedFooter() {
  return (
    <Inbox.Footer>
      <slot name="footer" />
    </Inbox.Footer>
  );
}
