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

function send(message: object) {
  const body = JSON.stringify(message);
  void fetch('/deliver', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

/** A question to Ana and Ben: the first who answers decides. Open `?reader=ben` in another browser. */
const question = {
  to: ['ana', 'ben'],
  title: 'Deploy api@2.14.1?',
  answers: [
    { id: 'deploy', label: 'Deploy', look: 'primary', resultLabel: 'Deployed' },
    { id: 'canary', label: 'One region first' },
    {
      id: 'reject',
      label: 'Reject',
      look: 'danger',
      resultLabel: 'Rejected',
      fields: { type: 'object', properties: { reason: { type: 'string', title: 'Why?' } } },
    },
  ],
};

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <InboxProvider subscriberId={reader} backend={backend}>
    <InboxPopover />
    <button type="button" onClick={() => send({ title: `It is ${new Date().toLocaleTimeString()}` })}>
      Send me a message
    </button>
    <button type="button" onClick={() => send(question)}>
      Ask Ana and Ben
    </button>
  </InboxProvider>,
);
