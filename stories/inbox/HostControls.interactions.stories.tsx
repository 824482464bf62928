import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel, type PanelSlots } from '../../src/inbox/index.ts';
import { HostControls, hostControls } from './HostControls.tsx';
import { readerActs } from './readerActs.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

/** Keys that the feed, the row, the undo and the panel use. */
const keys = [
  { key: 'PageDown' },
  { key: 'PageUp' },
  { key: 'ArrowDown' },
  { key: 'ArrowUp' },
  { key: 'Home', ctrlKey: true },
  { key: 'End', ctrlKey: true },
  { key: 'z', ctrlKey: true },
  { key: 'z', metaKey: true },
  { key: 'Enter', repeat: true },
];

const onKey = fn<(label: string, key: string) => void>();
const onMessageClick = fn();

const controls = () => <HostControls onKey={onKey} />;

const meta = preview.meta({
  title: 'Compose/Host controls/Interactions',
  component: StoryInbox,
  parameters: { world: { messages: unreadMessages(3) } },
  beforeEach: () => {
    for (const spy of [onKey, onMessageClick]) {
      spy.mockReset();
    }
  },
});

const inSlot = (slots: PanelSlots) => () => (
  <StoryInbox undoMs={600_000} onMessageClick={onMessageClick}>
    <InboxPanel slots={slots} />
  </StoryInbox>
);

/** Removes the last message, so that there is something to undo, and presses every key in every control of the host's. */
async function pressEveryKey({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  const rows = await canvas.findAllByRole('article');
  const last = within(rows.at(-1) as HTMLElement);
  await userEvent.click(last.getByRole('button', { name: /^More actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove message' }));
  await canvas.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
  const before = readerActs().length;

  const wrong: string[] = [];
  for (const [label, kind] of Object.entries(hostControls)) {
    const control = canvas.getAllByLabelText(label)[0] as HTMLElement;
    for (const key of keys) {
      control.focus();
      onKey.mockReset();
      // False where somebody has prevented the default.
      const left = await fireEvent.keyDown(control, key);
      const stays =
        document.activeElement === control && canvas.queryByRole('button', { name: 'Undo' }) !== null;
      if (left !== (kind === 'native') || !stays || onKey.mock.calls.length !== 1) {
        wrong.push(`${label}: ${JSON.stringify(key)}`);
      }
    }
  }
  await expect(wrong).toEqual([]);
  await expect(onMessageClick).not.toHaveBeenCalled();
  await expect(readerActs()).toHaveLength(before);
}

export const InARow = meta.story({
  name: 'no key that a host’s control in a row needs or has handled does anything else',
  render: inSlot({ itemBody: controls }),
  play: pressEveryKey,
});

export const InAHeader = meta.story({
  name: 'no key that a host’s control in the header needs or has handled does anything else',
  render: inSlot({ header: controls() }),
  play: pressEveryKey,
});

export const InAFooter = meta.story({
  name: 'no key that a host’s control in the footer needs or has handled does anything else',
  render: inSlot({ footer: controls() }),
  play: pressEveryKey,
});

export const PressesInARow = meta.story({
  name: 'a press of a host’s control in a row does not open its message',
  render: inSlot({ itemBody: controls }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    for (const label of Object.keys(hostControls)) {
      const [control] = canvas.getAllByLabelText(label);
      await userEvent.click(control as HTMLElement);
      await expect([label, onMessageClick.mock.calls.length]).toEqual([label, 0]);
      await expect([label, document.activeElement === control]).toEqual([label, true]);
    }
  },
});
