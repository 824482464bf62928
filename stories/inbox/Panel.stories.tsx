import preview from '#.storybook/preview';
import { Inbox, InboxPanel } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

const meta = preview.meta({
  title: 'Inbox/Panel',
  component: InboxPanel,
  render: (args) => (
    <StoryInbox>
      <InboxPanel {...args} />
    </StoryInbox>
  ),
});

/** The panel inside the page, without a bell. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
  },
});

export const Playground = meta.story({ args: { className: '' } });

export const OwnFooter = meta.story({
  args: {
    children: (
      <>
        <Inbox.Header>
          <Inbox.Title />
        </Inbox.Header>
        <Inbox.List />
        <Inbox.Footer>
          <a href="#archive">See the archive</a>
        </Inbox.Footer>
      </>
    ),
  },
});

/** The subscriber is not known yet: nothing is requested. */
export const NobodySignedIn = meta.story({
  render: () => (
    <StoryInbox subscriberId={undefined}>
      <InboxPanel />
    </StoryInbox>
  ),
});
