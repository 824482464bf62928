import 'carillon/styles.css';
import { InboxPopover, InboxProvider } from 'carillon';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';

const parameters = new URLSearchParams(location.search);
const backendUrl = parameters.get('backend') ?? '';
const identity = {
  applicationIdentifier: 'demo-app',
  subscriberId: 'demo-subscriber',
  backendUrl,
  socketUrl: backendUrl,
};
document.documentElement.dataset.react = version;
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <InboxProvider {...identity}>
      <InboxPopover />
    </InboxProvider>
  </StrictMode>,
);
