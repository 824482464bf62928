import { Inbox, InboxProvider } from 'carillon';

/** A server component that composes the inbox of its parts. */
export default function Page() {
  const backendUrl = process.env.BACKEND_URL;
  return (
    <InboxProvider
      applicationIdentifier="demo-app"
      subscriberId="demo-subscriber"
      backendUrl={backendUrl}
      socketUrl={backendUrl}
    >
      <Inbox.Root>
        <Inbox.Bell />
        <Inbox.Popover>
          <Inbox.Header>
            <Inbox.Title />
          </Inbox.Header>
          <Inbox.List />
        </Inbox.Popover>
      </Inbox.Root>
    </InboxProvider>
  );
}
