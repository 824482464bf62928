import preview from '#.storybook/preview';
import { Inbox } from '../../src/features/index.ts';
import { AttentionBoard } from './AttentionBoard.tsx';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Features/Attention',
  component: Inbox.Attention,
  parameters: { world: { messages: unreadMessages(3) }, docs: { source: { type: 'dynamic' } } },
});

/** Turn on what you like, and send a message. The title and the icon are those of the frame that the story is in. */
export const Switchboard = meta.story({
  render: () => (
    <StoryInbox>
      <AttentionBoard />
    </StoryInbox>
  ),
});
