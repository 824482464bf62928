'use client';

import { InboxPanel, InboxProvider } from 'carillon';

const getSubscriberHash = async () => (await fetch('/inbox-hash')).text();

export function Panel(props) {
  return (
    <InboxProvider {...props} socketUrl={props.backendUrl} getSubscriberHash={getSubscriberHash}>
      <InboxPanel />
    </InboxProvider>
  );
}
