'use client';

import { InboxPanel } from 'carillon';
import { useRef } from 'react';
import 'carillon/styles.css';

/** The inbox inside a dialog of your own. Its menus open above the dialog by themselves. It goes below `InboxProvider`. */
export function DialogInbox() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Open the inbox
      </button>
      <dialog ref={dialog} aria-label="Inbox" style={{ padding: 0, border: 0, borderRadius: 12 }}>
        <InboxPanel style={{ inlineSize: 'min(420px, 90vw)', blockSize: 'min(560px, 80vh)' }} />
      </dialog>
    </>
  );
}
