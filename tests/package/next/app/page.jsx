import { InboxPopover, InboxProvider } from 'carillon';

/** A server component, rendered when the app is built: the inbox's parts say themselves that they run in the browser. */
export default function Page() {
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
