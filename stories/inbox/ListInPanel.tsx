import type { ComponentProps } from 'react';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

/** The list as its stories show it: in a panel, below the title. */
export function ListInPanel(props: ComponentProps<typeof Inbox.List>) {
  return (
    <StoryInbox>
      <InboxPanel>
        <Inbox.Header>
          <Inbox.Title />
        </Inbox.Header>
        <Inbox.List {...props} />
      </InboxPanel>
    </StoryInbox>
  );
}
