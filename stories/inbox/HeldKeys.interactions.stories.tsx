import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel, InboxPopover } from '../../src/inbox/index.ts';
import { readToggle } from './reachRow.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Held keys/Interactions',
  component: StoryInbox,
  parameters: { world: { messages: unreadMessages(3) } },
});

const held = { key: 'Enter', repeat: true };

/** Whether a key down leaves the browser its default: for Enter on a button, the press. */
const isLeft = async (element: HTMLElement, key: object) =>
  (await fireEvent.keyDown(element, key)) as boolean;

export const TheBell = meta.story({
  name: 'an Enter that is held on the bell presses it once, and a new Enter presses it again',
  render: () => (
    <StoryInbox>
      <InboxPopover />
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: /^Notifications, 3/ });
    bell.focus();
    const left = [await isLeft(bell, { key: 'Enter' }), await isLeft(bell, held), await isLeft(bell, held)];
    await expect([...left, await isLeft(bell, { key: 'Enter' })]).toEqual([true, false, false, true]);
  },
});

export const TheFirstCommand = meta.story({
  name: 'an Enter that opened a menu and is held runs no command of it, and a new one does',
  render: () => (
    <StoryInbox>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article');
    within(row as HTMLElement)
      .getByRole('button', { name: /^More actions/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Mark as read' });
    await waitFor(() => expect(item).toHaveFocus());
    for (const key of [held, held, { key: ' ', repeat: true }]) {
      await fireEvent.keyDown(item, key);
      await expect(item).toHaveFocus();
    }
    await expect(storyWorld.current().messages()[0]?.read).toBe(false);
    await fireEvent.keyDown(item, { key: 'Enter' });
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

const onHostKey = fn();

export const APortalOfTheHost = meta.story({
  name: 'a held Enter in a dialog that a host draws over the page is the host’s',
  render: () => (
    <StoryInbox>
      <InboxPanel
        slots={{
          itemBody: ({ id }) =>
            createPortal(
              <button type="button" onKeyDown={onHostKey}>
                Host’s dialog of {id}
              </button>,
              document.body,
            ),
        }}
      />
    </StoryInbox>
  ),
  beforeEach: () => void onHostKey.mockReset(),
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('article');
    const button = (await screen.findAllByRole('button', { name: /^Host’s dialog/ }))[0] as HTMLElement;
    button.focus();
    await expect(await isLeft(button, held)).toBe(true);
    await expect(onHostKey).toHaveBeenCalledTimes(1);
    // In the panel itself it is not left.
    const toggle = await readToggle(row);
    await expect(await isLeft(toggle, held)).toBe(false);
  },
});
