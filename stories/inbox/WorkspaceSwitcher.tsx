import { useState } from 'react';
import { memoryBackend } from '../../src/backends/index.ts';
import type { InboxMessage } from '../../src/data/index.ts';
import { Inbox } from '../../src/features/index.ts';
import { Button } from '../../src/primitives/index.ts';

let switchers = 0;

function unreadMessage(_: unknown, index: number): InboxMessage {
  return { id: `${index}`, createdAt: '2026-11-26T09:00:00.000Z', read: false, seen: false };
}

/** A workspace of the reader, in which so many messages are unread. */
function workspaceWith(unread: number, id: string) {
  return {
    subscriberId: 'ada',
    backend: memoryBackend({ id, messages: Array.from({ length: unread }, unreadMessage) }),
  };
}

/** A host's button that leads to the reader's other workspaces, in each of which so many messages are unread. */
export function WorkspaceSwitcher({ unread }: { unread: readonly number[] }) {
  const [identities] = useState(() => {
    // What the page knows of a workspace stays, so each story has its own.
    switchers += 1;
    return unread.map((count, index) => workspaceWith(count, `switcher${switchers}-${index}`));
  });
  return (
    <Button style={{ position: 'relative', paddingInlineEnd: 26 }}>
      Acme <Inbox.ElsewhereDot identities={identities} />
    </Button>
  );
}
