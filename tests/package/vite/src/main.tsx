import 'carillon/styles.css';
import { InboxPopover, InboxProvider } from 'carillon';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';

interface Reader {
  applicationIdentifier: string;
  subscriberId: string;
  subscriberHash: string;
}

const backendUrl = new URLSearchParams(location.search).get('backend') ?? '';
const reader: Reader = await (await fetch(`${backendUrl}/host/reader`)).json();

document.documentElement.dataset.react = version;
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <InboxProvider {...reader} backendUrl={backendUrl} socketUrl={backendUrl}>
      <InboxPopover />
    </InboxProvider>
  </StrictMode>,
);
