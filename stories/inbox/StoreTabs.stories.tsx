import preview from '#.storybook/preview';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { tabs } from './stores.ts';

const meta = preview.meta({
  title: 'Compose/Bell and popover/Tabs',
  id: 'compose-tabs',
  component: StoryInbox,
  args: { tabs },
  render: (args) => (
    <StoryInbox {...args}>
      <InboxPanel />
    </StoryInbox>
  ),
});

/** A tab for each store, with the count of what is unseen in it. */
export const Default = meta.story({});

/** The row of tabs by itself. */
export const Pieces = meta.story({
  render: (args) => (
    <StoryInbox {...args}>
      <Inbox.Root>
        <Inbox.Tabs />
        <Inbox.List style={{ display: 'none' }} />
      </Inbox.Root>
    </StoryInbox>
  ),
});

/** More tabs than there is room for: the row scrolls, and fades where it goes on. */
export const TooManyForTheRow = meta.story({
  args: {
    tabs: [
      ...tabs,
      ...['Deployments', 'Sign-ins', 'Weekly reports', 'Team'].map((label) => ({ tabId: label, label })),
    ],
  },
});

/** With one store there is nothing to choose. */
export const OneStore = meta.story({ args: { tabs: tabs.slice(0, 1) } });
