import { InboxPopover, InboxProvider } from 'carillon';
import { createRoot } from 'react-dom/client';
import 'carillon/styles.css';

const platform = new URLSearchParams(location.search).get('platform');
createRoot(document.getElementById('root')).render(
  <InboxProvider
    applicationIdentifier="bench"
    subscriberId="reader"
    backendUrl={platform}
    socketUrl={platform}
  >
    <InboxPopover />
  </InboxProvider>,
);
