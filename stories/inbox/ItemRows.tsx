import type { InboxMessage } from '../../src/data/index.ts';
import { Inbox } from '../../src/features/index.ts';
import { itemMessage } from './itemMessage.ts';
import { StoryInbox, type StoryInboxProps } from './StoryInbox.tsx';

/** Props of `ItemRows`: the provider's, and what the messages differ in from the usual one. */
export interface ItemRowsProps extends StoryInboxProps {
  messages: readonly Partial<InboxMessage>[];
}

/** Rows of messages that no server knows, one below the other. */
export function ItemRows({ messages, ...provider }: ItemRowsProps) {
  return (
    <StoryInbox {...provider}>
      <Inbox.Root>
        <div role="feed" aria-label="Story" style={{ inlineSize: 'min(400px, 94vw)', maxInlineSize: '100%' }}>
          {messages.map((message, index) => {
            const id = index.toString(16).padStart(24, '0');
            return <Inbox.Item key={id} message={itemMessage({ ...message, id })} />;
          })}
        </div>
      </Inbox.Root>
    </StoryInbox>
  );
}
