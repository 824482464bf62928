import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel } from '../../src/inbox/index.ts';
import { failingFor } from '../../src/mocks/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const path = '/widgets/usage/log';
const onMessageClick = fn();
const onError = fn();

const meta = preview.meta({
  title: 'Compose/Usage log/Interactions',
  component: InboxPanel,
  parameters: {
    world: { messages: unreadMessages(1).map((message) => ({ ...message, subject: 'Lunch' })) },
  },
  render: () => (
    <StoryInbox usageLog onMessageClick={onMessageClick} onError={onError}>
      <InboxPanel />
    </StoryInbox>
  ),
});

const logged = () => storyWorld.current().requests.filter((request) => request.path === path);

export const OnceAClick = meta.story({
  name: 'A click on a message is logged once',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('article', { name: 'Unread: Lunch' }));
    await waitFor(() => expect(logged()).toHaveLength(1));
    const [message] = storyWorld.current().messages();
    await expect(logged()[0]?.body).toEqual({
      name: '[Widget] - Notification Click',
      payload: { notificationId: message?._id, hasCta: message?.cta.data.url !== undefined },
    });
    await waitFor(() => expect(message?._id && storyWorld.current().messages()[0]?.read).toBe(true));
    await expect(logged()).toHaveLength(1);
  },
});

export const OffByDefault = meta.story({
  name: 'Nothing is logged unless the host wants it',
  render: () => (
    <StoryInbox onMessageClick={onMessageClick}>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    onMessageClick.mockClear();
    await userEvent.click(await canvas.findByRole('article', { name: 'Unread: Lunch' }));
    await expect(onMessageClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
    await expect(logged()).toEqual([]);
  },
});

export const Fault79Fails = meta.story({
  name: 'fault 79: a failed log entry is not shown, and the message is marked all the same',
  parameters: { world: { scenarios: [failingFor(path, 500)] } },
  play: async ({ canvas, userEvent }) => {
    onError.mockClear();
    await userEvent.click(await canvas.findByRole('article', { name: 'Unread: Lunch' }));
    await waitFor(() => expect(logged()).toHaveLength(1));
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
    await expect(onError).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText('That could not be saved. Please try again.')).toBeNull();
  },
});
