import { InboxPopover, InboxProvider } from 'carillon';

// The reader is known when the page is asked for, not when it is built.
export const dynamic = 'force-dynamic';

/** A server component: the inbox's parts say themselves that they run in the browser. */
export default async function Page() {
  const backendUrl = process.env.BACKEND_URL;
  return (
    <InboxProvider
      applicationIdentifier="demo-app"
      subscriberId="demo-subscriber"
      backendUrl={backendUrl}
      socketUrl={backendUrl}
    >
      <InboxPopover />
    </InboxProvider>
  );
}
