import 'carillon/styles.css';
import { InboxPopover, InboxProvider } from 'carillon';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';

const backendUrl = new URLSearchParams(location.search).get('backend') ?? '';

document.documentElement.dataset.react = version;
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <InboxProvider
      applicationIdentifier="demo-app"
      subscriberId="demo-subscriber"
      backendUrl={backendUrl}
      socketUrl={backendUrl}
    >
      <InboxPopover />
    </InboxProvider>
  </StrictMode>,
);
