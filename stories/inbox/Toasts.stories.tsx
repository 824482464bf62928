import { screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { ToastPage } from './ToastPage.tsx';
import { unread, unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Features/Toasts',
  component: ToastPage,
  parameters: { world: { messages: unreadMessages(3) }, layout: 'padded' },
});

const patience = { timeout: 10_000 };

function isLive(): Promise<void> {
  return waitFor(() => {
    if (storyWorld.current().sockets === 0 || screen.queryByText('Toasts are on') === null) {
      throw new Error('The page is not connected, or has not loaded its toasts.');
    }
  }, patience);
}

/** Messages come one after the other, and the pointer rests on the toasts, so that they stay. */
async function arrive(...subjects: readonly string[]): Promise<void> {
  await isLive();
  for (const subject of subjects) {
    storyWorld.current().receive({ ...unread, subject });
    await userEvent.hover(await screen.findByRole('group', { name: subject }, patience));
  }
}

/** One message: its title and who sent it. */
export const OneMessage = meta.story({
  play: () => arrive('The export is ready'),
});

/** As many as are shown at once, and what came beside them is counted at the bell. */
export const ThreeAndMore = meta.story({
  play: async () => {
    await arrive(
      'The export is ready',
      'Ticket 12 was closed by Jonas Lind after three days, and nobody has asked about it since the customer wrote that it works again',
      'Deployed',
    );
    storyWorld.current().receive(unread);
    await waitFor(() => {
      if (document.querySelector('[data-carillon="toast-cue"]') === null) {
        throw new Error('Nothing is counted at the bell yet.');
      }
    }, patience);
  },
});

/** Messages that came together. */
export const Burst = meta.story({
  play: async () => {
    await isLive();
    for (let index = 0; index < 30; index += 1) {
      storyWorld.current().receive(unread);
    }
    await userEvent.hover(await screen.findByRole('group', {}, patience));
  },
});
