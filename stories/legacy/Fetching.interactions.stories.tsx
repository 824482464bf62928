import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import type { IFetchingStrategy } from '../../src/legacy/index.ts';
import { isVisible, rows } from '../inbox/panelRows.ts';
import { unreadMessages } from '../inbox/unreadMessages.ts';
import { NotificationBell, NovuProvider, PopoverNotificationCenter } from './hosts/widget.ts';

/** A page with a bell, by a fetching strategy of the host's. */
function Page({ strategy }: { strategy?: Partial<IFetchingStrategy> | undefined }) {
  const { applicationIdentifier, subscriberId, backendUrl, socketUrl } = storyWorld.current();
  return (
    <NovuProvider
      {...{ applicationIdentifier, subscriberId, backendUrl, socketUrl }}
      initialFetchingStrategy={strategy}
    >
      <PopoverNotificationCenter colorScheme="light">
        {({ unseenCount }) => <NotificationBell unseenCount={unseenCount} />}
      </PopoverNotificationCenter>
    </NovuProvider>
  );
}

/** What a page of the old names asks for before and after its reader comes to the bell. */
const meta = preview.meta({
  title: 'Start here/Legacy names/Fetching/Interactions',
  component: Page,
  parameters: { world: { messages: unreadMessages(3) } },
});

const calls = (end: string) => storyWorld.current().requests.filter(({ path }) => path.endsWith(end));

/** The bell, once its panel is drawn out of sight and the live connection is there: all that happens before the reader comes. */
async function bellAtRest(): Promise<HTMLElement> {
  const bell = await screen.findByRole('button', { name: 'Notifications, 3 unread' });
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
  await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
  return bell;
}

/** The first page is asked for once the reader comes, and then once; what arrives before asks for none either. */
async function firstPageWaits({ userEvent }: Pick<StoryContext, 'userEvent'>): Promise<void> {
  const bell = await bellAtRest();
  await expect(calls('/feed')).toEqual([]);
  storyWorld.current().receive({ subject: 'Live' });
  await screen.findByRole('button', { name: 'Notifications, 4 unread' });
  await expect(calls('/feed')).toEqual([]);

  await userEvent.hover(bell);
  await waitFor(() => expect(rows()).toHaveLength(4));
  await expect(rows().filter(isVisible)).toEqual([]);
  await userEvent.click(bell);
  await expect(await screen.findAllByRole('article')).toHaveLength(4);
  await expect(calls('/feed')).toHaveLength(1);
}

export const Off = meta.story({
  name: 'where the host has turned notifications off, the first page is not asked for before the reader comes to the bell',
  args: { strategy: { fetchNotifications: false } },
  play: firstPageWaits,
});

export const Left = meta.story({
  name: 'where the host says nothing of notifications, the first page is not asked for before the reader comes to the bell',
  play: firstPageWaits,
});

export const On = meta.story({
  name: 'where the host has turned notifications on, the first page is there before the reader comes, and is asked for once',
  args: { strategy: { fetchNotifications: true } },
  async play({ userEvent }) {
    const bell = await bellAtRest();
    await waitFor(() => expect(rows()).toHaveLength(3));
    await expect(calls('/feed')).toHaveLength(1);
    await userEvent.click(bell);
    await expect(await screen.findAllByRole('article')).toHaveLength(3);
    await expect(calls('/feed')).toHaveLength(1);
  },
});

export const WithoutOrganization = meta.story({
  name: 'where the host has turned the organization off, an open panel does not ask for it',
  args: { strategy: { fetchOrganization: false } },
  async play({ userEvent }) {
    await userEvent.click(await bellAtRest());
    await expect(await screen.findAllByRole('article')).toHaveLength(3);
    await expect(calls('/organization')).toEqual([]);
  },
});
