// A page for each item of the registry, as somebody writes it who has copied that item.
import { InboxPopover, InboxProvider } from 'carillon';
import { memoryBackend } from 'carillon/data';
import 'carillon/styles.css';
import { createClient } from '@supabase/supabase-js';
import { initializeApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore';
import { createRoot } from 'react-dom/client';
import { BottomSheetInbox } from './components/BottomSheetInbox';
import { DialogInbox } from './components/DialogInbox';
import { FullPageInbox, feeds } from './components/FullPageInbox';
import { kinds } from './components/InvoiceRow';
import { PopoverInbox } from './components/PopoverInbox';
import './components/shadcnTheme.css';
import { firestoreBackend } from './lib/firestoreBackend';
import { laravelBackend } from './lib/laravelBackend';
import { supabaseBackend } from './lib/supabaseBackend';

const flags = { read: false, seen: false };
const backend = memoryBackend({
  messages: [
    { ...flags, id: '2', createdAt: '2026-11-25T10:00:00Z', title: 'Ana has replied', link: { url: '/2' } },
    {
      ...flags,
      id: '1',
      createdAt: '2026-11-25T09:00:00Z',
      title: 'Invoice 42',
      kind: 'invoice-created',
      data: { amount: 1250, currency: 'EUR' },
    },
  ],
});
const slots = { kinds };
const pages = {
  popover: <PopoverInbox />,
  'bottom-sheet': <BottomSheetInbox />,
  dialog: <DialogInbox />,
  'typed-row': <InboxPopover slots={slots} />,
  theme: <InboxPopover theme="light" />,
};

/** What each adapter says that it is over, without a call. */
function backends(): string {
  const all = [
    supabaseBackend(createClient('https://project.supabase.example', 'publishable-key')),
    firestoreBackend(getFirestore(initializeApp({ projectId: 'project' }))),
    laravelBackend({ userId: 7 }),
  ];
  return all.map(({ id }) => id).join(', ');
}

const item = new URLSearchParams(location.search).get('item');
const page = Object.entries(pages).find(([name]) => name === item);
createRoot(document.getElementById('app') as HTMLElement).render(
  item === 'backends' ? (
    <p>{backends()}</p>
  ) : page === undefined ? (
    <div style={{ blockSize: 600 }}>
      <InboxProvider subscriberId="reader" backend={backend} tabs={feeds}>
        <FullPageInbox />
      </InboxProvider>
    </div>
  ) : (
    <InboxProvider subscriberId="reader" backend={backend}>
      {page[1]}
    </InboxProvider>
  ),
);
