'use client';

import { type ReactElement, useState } from 'react';
import { Inbox } from '../../features/index.ts';
import { HostBell } from './HostBell.tsx';
import { BellContentContext, NotificationBell } from './NotificationBell.tsx';

/**
 * The bell that the host draws. A button of the host's, or of its component library, becomes the bell itself, wherever it is in
 * what the host draws: nobody could press a button in a button. Anything else becomes the content of a button.
 */
export function LegacyBell({ children }: { children: ReactElement }) {
  const [isContent, setIsContent] = useState(children.type === NotificationBell);
  if (children.type === 'button') {
    return <Inbox.Bell asChild>{children}</Inbox.Bell>;
  }
  if (isContent) {
    return (
      <Inbox.Bell>
        <BellContentContext.Provider value={true}>{children}</BellContentContext.Provider>
      </Inbox.Bell>
    );
  }
  return (
    <Inbox.Bell asChild>
      <HostBell drawn={children} onNoButton={() => setIsContent(true)} />
    </Inbox.Bell>
  );
}
