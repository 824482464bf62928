import { type ReactNode, useState } from 'react';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

/** An inbox that the reader can leave and come back to. */
export function VisitedInbox({ children }: { children: ReactNode }) {
  const [there, setThere] = useState(true);
  return (
    <StoryInbox>
      <button type="button" onClick={() => setThere(!there)}>
        {there ? 'Leave' : 'Come back'}
      </button>
      {there && (
        <InboxPanel>
          <Inbox.Header>
            <Inbox.Title />
          </Inbox.Header>
          {children}
        </InboxPanel>
      )}
    </StoryInbox>
  );
}
