import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { FewerInbox, isReady, threadMessages } from './FewerInbox.tsx';
import { unread } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Features/Fewer',
  component: FewerInbox,
  parameters: { world: { messages: threadMessages() }, docs: { source: { type: 'dynamic' } } },
  render: () => <FewerInbox undoMs={600_000} />,
});

/** The menu of a row, once what is added to it is there. */
async function openMenu(name: RegExp): Promise<void> {
  const row = await screen.findByRole('article', { name });
  await isReady();
  await userEvent.click(within(row).getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Why am I getting this?' });
}

async function choose(name: RegExp, ...commands: readonly string[]): Promise<void> {
  await openMenu(name);
  for (const command of commands) {
    await userEvent.click(await screen.findByRole('menuitem', { name: command }));
  }
}

/** The menu of a message. */
export const Commands = meta.story({ play: () => openMenu(/Maya Okafor/) });

/** For how long its kind is off. */
export const Times = meta.story({ play: () => choose(/Maya Okafor/, 'Fewer like this') });

/** What was turned off can be undone. */
export const TurnedOff = meta.story({
  play: async () => {
    await choose(/Maya Okafor/, 'Fewer like this', 'Off for an hour');
  },
});

/** Of which workflow a message is. */
export const Why = meta.story({ play: () => choose(/Maya Okafor/, 'Why am I getting this?') });

/** A critical workflow cannot be turned off. */
export const CriticalCommands = meta.story({ play: () => openMenu(/New sign-in/) });

/** Why a critical workflow cannot be turned off. */
export const CriticalWhy = meta.story({ play: () => choose(/New sign-in/, 'Why am I getting this?') });

/** A thread that is muted. */
export const Muted = meta.story({ play: () => choose(/Maya Okafor/, 'Fewer like this', 'Mute this thread') });

/** The first message of a kind. */
export const NewKind = meta.story({
  play: async () => {
    await openMenu(/Maya Okafor/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    storyWorld.current().receive({
      ...unread,
      templateIdentifier: 'deployment-approval',
      subject: 'Deployment needs approval',
      content: 'web@3.1.0 is waiting in production.',
    });
    await screen.findByText(/^New kind of notification/);
    // At the top nothing tells of it any more.
    document.querySelector('[data-carillon="message-list"]')?.scrollTo({ top: 0 });
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 new notification' })).toBeNull());
  },
});
