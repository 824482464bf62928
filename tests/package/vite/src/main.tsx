import 'carillon/styles.css';
import { InboxPopover, InboxProvider } from 'carillon';
import { lazy, StrictMode, Suspense, version } from 'react';
import { createRoot } from 'react-dom/client';

const parameters = new URLSearchParams(location.search);
const backendUrl = parameters.get('backend') ?? '';
const identity = {
  applicationIdentifier: 'demo-app',
  subscriberId: 'demo-subscriber',
  backendUrl,
  socketUrl: backendUrl,
};
const FullPageInbox = lazy(() =>
  // Copied there by the test, before this app is built.
  import('./examples/FullPageInbox').then((file) => ({ default: file.FullPageInbox })),
);

document.documentElement.dataset.react = version;
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    {parameters.get('example') === 'full-page' ? (
      <Suspense>
        <FullPageInbox {...identity} />
      </Suspense>
    ) : (
      <InboxProvider {...identity}>
        <InboxPopover />
      </InboxProvider>
    )}
  </StrictMode>,
);
