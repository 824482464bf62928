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
// Copied there by the test, before this app is built.
const FullPageInbox = lazy(() =>
  import('./examples/FullPageInbox').then((file) => ({ default: file.FullPageInbox })),
);
const BottomSheetInbox = lazy(() =>
  import('./examples/BottomSheetInbox').then((file) => ({ default: file.BottomSheetInbox })),
);
const DialogInbox = lazy(() =>
  import('./examples/DialogInbox').then((file) => ({ default: file.DialogInbox })),
);
const example = parameters.get('example');
const Inside = example === 'sheet' ? BottomSheetInbox : example === 'dialog' ? DialogInbox : InboxPopover;

document.documentElement.dataset.react = version;
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <Suspense>
      {example === 'full-page' ? (
        <FullPageInbox {...identity} />
      ) : (
        <InboxProvider {...identity}>
          <Inside />
        </InboxProvider>
      )}
    </Suspense>
  </StrictMode>,
);
