import { InboxPopover, InboxProvider } from 'carillon';
import { restBackend } from 'carillon/backends';
import 'carillon/styles.css';
import { createRoot } from 'react-dom/client';

const backend = restBackend({
  baseUrl: '/api/inbox',
  // The server's cookies say who it is, and this header says that the request comes from this page.
  headers: () => ({ 'X-CSRF-Token': /(?:^|; )csrf=([\w-]+)/.exec(document.cookie)?.[1] ?? '' }),
});

const reader = new URLSearchParams(location.search).get('reader') ?? 'ana';

function sendOne() {
  const body = JSON.stringify({ title: `It is ${new Date().toLocaleTimeString()}`, url: '#now' });
  void fetch('/deliver', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <InboxProvider subscriberId={reader} backend={backend}>
    <InboxPopover />
    <button type="button" onClick={sendOne}>
      Send me a message
    </button>
  </InboxProvider>,
);
