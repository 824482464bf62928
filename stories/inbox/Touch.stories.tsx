import { waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { touch } from '../../src/features.ts';
import { InboxPopover } from '../../src/inbox/index.ts';
import { carried, finger, middleOf, touchIsLoaded } from './fingers.ts';
import { row } from './listActs.ts';
import { TeamInbox, teamList } from './TeamInbox.tsx';

const options = { ...teamList, search: false, filters: false };

const meta = preview.meta({
  title: 'Features/Touch',
  component: TeamInbox,
  args: { options, features: [touch()] },
  globals: { pointer: 'touch' },
});

async function shown(id: string): Promise<void> {
  await touchIsLoaded();
  await waitFor(() => row(id));
}

/** Try it with a finger, or with the touch emulation of the browser's tools. */
export const Default = meta.story({
  play: () => shown('q1'),
});

/** On a phone the popover is a sheet. */
export const InAPopover = meta.story({
  render: (args) => (
    <TeamInbox {...args}>
      <InboxPopover list={options} defaultOpen />
    </TeamInbox>
  ),
  play: () => shown('q1'),
});

/** Towards the start, not yet far enough: letting go does nothing. */
export const TowardsTheStart = meta.story({
  play: async () => {
    await shown('q1');
    carried('q1', 'start', 96);
  },
});

/** Far enough: letting go marks the message as read. */
export const MarksAsRead = meta.story({
  play: async () => {
    await shown('q1');
    carried('q1', 'start', 160);
  },
});

/** Towards the end, far enough: letting go archives the group. */
export const Archives = meta.story({
  play: async () => {
    await shown('c5');
    carried('c5', 'end', 160);
  },
});

/** Where the backend cannot archive, or the host chooses so. */
export const Removes = meta.story({
  args: { features: [touch({ swipe: { end: 'remove' } })] },
  play: async () => {
    await shown('q1');
    carried('q1', 'end', 180);
  },
});

/** Pulled down, far enough to refresh. */
export const Pulled = meta.story({
  play: async () => {
    await shown('c5');
    finger(row('c5'), middleOf(row('c5'))).move(0, 130);
  },
});

/** A long press has selected the group. */
export const Pressed = meta.story({
  play: async ({ canvas }) => {
    await shown('c5');
    finger(row('c5'));
    await canvas.findByRole('toolbar', { name: /selected/ });
  },
});
