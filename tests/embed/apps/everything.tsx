// An app that has all turned on of which something is stored. The page says who reads, and from which server.
import 'carillon/styles.css';
import { Inbox, InboxPopover, InboxProvider, useQuiet } from 'carillon';
import { laterInBrowser, restBackend } from 'carillon/backends';
import { clearPersistedInbox, useLogout, widgetBackend } from 'carillon/data';
import { fewer, keys, quiet } from 'carillon/features';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const given = new URLSearchParams(location.search);
const url = given.get('url') ?? '';
const server = given.has('rest')
  ? restBackend({ baseUrl: url, session: true, line: false })
  : widgetBackend({ backendUrl: url, socketUrl: url });
const backend = laterInBrowser(server);
const features = [keys(), quiet(), fewer({ threadOf: ({ id }) => id })];

function App() {
  const [reader, setReader] = useState(given.get('reader') ?? '');
  return (
    <>
      <button type="button" onClick={() => setReader('')}>
        Take the inbox away
      </button>
      <button type="button" onClick={() => setReader('somebody-else')}>
        Be somebody else
      </button>
      <button type="button" onClick={() => void clearPersistedInbox()}>
        Clear
      </button>
      {reader && (
        <InboxProvider
          applicationIdentifier={given.get('application') ?? undefined}
          subscriberId={reader}
          backend={backend}
          features={features}
          persist
        >
          <Controls />
          <Inbox.Attention title toasts count="missed" />
          <InboxPopover undoMs={0} />
        </InboxProvider>
      )}
    </>
  );
}

function Controls() {
  const { pause, resume } = useQuiet();
  const logout = useLogout();
  return (
    <>
      <button type="button" onClick={() => pause('hour')}>
        Be quiet
      </button>
      <button type="button" onClick={resume}>
        Be loud
      </button>
      <button type="button" onClick={logout}>
        Sign out
      </button>
    </>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<App />);
