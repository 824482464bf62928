import preview from '#.storybook/preview';
import { InboxPanel } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { tabs } from './stores.ts';

const meta = preview.meta({
  title: 'Compose/Tabs',
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
