import preview from '#.storybook/preview';
import { InboxPanel, InboxPopover } from '../../src/inbox/index.ts';
import { demoMessages } from './demoMessages.ts';
import { StoryInbox } from './StoryInbox.tsx';

const meta = preview.meta({
  title: 'Compose/List and rows/Rows',
  id: 'compose-rows',
  component: InboxPanel,
  parameters: { layout: 'fullscreen', world: { messages: demoMessages } },
  render: (args) => (
    <StoryInbox>
      <div style={{ inlineSize: 'min(400px, 100%)' }}>
        <InboxPanel {...args} />
      </div>
    </StoryInbox>
  ),
});

/** The messages of the demo. */
export const Comfortable = meta.story({});

/** The bell, and the same messages in its popover: a sheet on a phone. */
export const InPopover = meta.story({
  render: () => (
    <StoryInbox>
      <InboxPopover />
    </StoryInbox>
  ),
});
