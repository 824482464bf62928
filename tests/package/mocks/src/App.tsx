import { InboxPopover, InboxProvider } from 'carillon';

export interface AppProps {
  applicationIdentifier: string;
  subscriberId: string;
  backendUrl: string;
  socketUrl: string;
}

export function App({ applicationIdentifier, subscriberId, backendUrl, socketUrl }: AppProps) {
  return (
    <InboxProvider
      applicationIdentifier={applicationIdentifier}
      subscriberId={subscriberId}
      backendUrl={backendUrl}
      socketUrl={socketUrl}
    >
      <InboxPopover />
    </InboxProvider>
  );
}
