'use client';

import { InboxPanel, InboxPopover, InboxProvider } from 'carillon';

/** So that the hash is in no page. */
const getSubscriberHash = async () => (await fetch('/hash')).text();

/** A bell or a panel that starts from what the server has fetched. */
export function Notifications({ view, ...identity }) {
  return (
    <InboxProvider {...identity} socketUrl={identity.backendUrl} getSubscriberHash={getSubscriberHash}>
      {view === 'panel' ? <InboxPanel /> : <InboxPopover />}
    </InboxProvider>
  );
}
