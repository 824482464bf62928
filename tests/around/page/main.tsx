import { Inbox, InboxPopover, InboxProvider } from 'carillon';
import { memoryBackend } from 'carillon/data';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { places } from './places.tsx';

declare global {
  interface Window {
    /** Sends the reader a message. */
    tell: (title: string) => void;
    /** The events that a card around the bell has heard, but for those of its own elements. */
    heard: string[];
    /** How often a form around the bell was sent. */
    sent: number;
  }
}

const asked = new URLSearchParams(location.search);
const Around = places[asked.get('around') ?? 'page'];
const isOutside = asked.has('outside');

const backend = memoryBackend();
for (let count = 30; count > 0; count -= 1) {
  backend.receive('ada', {
    title: `Message ${count}`,
    createdAt: new Date(Date.now() - count * 60_000).toISOString(),
  });
}
window.heard = [];
window.sent = 0;
window.tell = (title) => void backend.receive('ada', { title });

/** A bell in a form that nobody wants to lose. */
function Contents({ children }: { children?: ReactNode }) {
  return (
    <div style={{ display: 'flex', gap: 20, alignItems: 'center', padding: 8 }}>
      <label>
        Draft <input />
      </label>
      {children}
      <p>Words of the host</p>
    </div>
  );
}

function Page() {
  const [open, setOpen] = useState(!isOutside);
  const bell = <InboxPopover />;
  return (
    <InboxProvider backend={backend} subscriberId="ada">
      <Inbox.Attention title toasts />
      {isOutside && bell}
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {Around && (
        <Around open={open} onOpenChange={setOpen}>
          <Contents>{!isOutside && bell}</Contents>
        </Around>
      )}
    </InboxProvider>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(<Page />);
}
