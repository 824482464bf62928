'use client';

import { InboxPopover } from 'carillon';
import 'carillon/styles.css';
import './bottomSheetInbox.css';

/**
 * On phones the panel comes from below and leaves the top of the page in sight; elsewhere it is the popover beside the
 * bell. It goes below `InboxProvider`.
 */
export function BottomSheetInbox() {
  return <InboxPopover className="bottom-sheet-inbox" />;
}
