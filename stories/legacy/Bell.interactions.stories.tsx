import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { libraryBellPage } from './hosts/LibraryBellPage.tsx';
import { NotificationBell, NovuProvider, PopoverNotificationCenter } from './hosts/widget.ts';

/** What a host draws as the bell of the old popover. */
const meta = preview.meta({
  title: 'Start here/Legacy names/Bell/Interactions',
  component: PopoverNotificationCenter,
});

function identity() {
  const { applicationIdentifier, subscriberId, backendUrl } = storyWorld.current();
  return { applicationIdentifier, subscriberId, backendUrl };
}

export const LibraryButton = meta.story({
  name: "a component library's button is the bell itself, by mouse and by keyboard",
  render: () => (
    <libraryBellPage.Host identity={{ ...identity(), socketUrl: storyWorld.current().socketUrl }} />
  ),
  async play({ canvas, userEvent }) {
    const bell = await canvas.findByRole('button', { name: 'My bell' });
    await expect(canvas.getAllByRole('button')).toEqual([bell]);
    await expect(bell).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(bell);
    await screen.findByRole('dialog');
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.click(bell);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const PlainContent = meta.story({
  name: 'what has no button in it becomes the content of one, and a button without a name is named',
  render: () => (
    <NovuProvider {...identity()}>
      <PopoverNotificationCenter colorScheme="light">{() => <b>News</b>}</PopoverNotificationCenter>
      <PopoverNotificationCenter colorScheme="light">
        {() => (
          <i>
            <button type="button" style={{ inlineSize: 40, blockSize: 40 }}>
              <svg viewBox="0 0 1 1" aria-hidden="true" />
            </button>
          </i>
        )}
      </PopoverNotificationCenter>
    </NovuProvider>
  ),
  async play({ canvas, userEvent }) {
    const plain = await canvas.findByRole('button', { name: /^News/ });
    const unnamed = await canvas.findByRole('button', { name: /^Notifications/ });
    await expect(canvas.getAllByRole('button')).toEqual([plain, unnamed]);
    await userEvent.click(unnamed);
    await screen.findByRole('dialog');
    await expect(plain).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Alone = meta.story({
  name: 'the old bell outside of a popover is a button, which a drawer of the host can open',
  render: () => (
    <NovuProvider {...identity()}>
      <NotificationBell />
    </NovuProvider>
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
  },
});
