import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPopover } from '../../src/inbox/index.ts';
import { type HeldAnswers, holdAnswers } from '../../src/mocks/index.ts';
import { fetchInboxSnapshot, type InboxSnapshot } from '../../src/server.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

let state: InboxSnapshot | undefined;
let sessions: HeldAnswers;
const onUnreadCountChange = fn();
const onSession = fn();

/** What the host's server has fetched before the page came. The page's own session is held back until the test delivers it. */
async function startFromServer(change: Partial<InboxSnapshot> = {}): Promise<void> {
  const world = storyWorld.current();
  const { applicationIdentifier, subscriberId, backendUrl } = world;
  const identity = { applicationIdentifier, subscriberId, backendUrl };
  state = { ...(await fetchInboxSnapshot({ ...identity, organization: true })), ...change };
  world.requests.splice(0);
  sessions = holdAnswers(world, '/widgets/session/initialize');
  onUnreadCountChange.mockClear();
  onSession.mockClear();
}

const meta = preview.meta({
  title: 'Data/From the server/Interactions',
  component: InboxPopover,
  // Seen before, so that looking at them causes no call.
  parameters: { world: { messages: unreadMessages(3).map((message) => ({ ...message, seen: true })) } },
  // Without live events, after which a page would be fetched again.
  render: () => (
    <StoryInbox
      socketUrl={undefined}
      initialState={state}
      initialFetching={{ notifications: true, organization: true }}
      onUnreadCountChange={onUnreadCountChange}
      onSession={onSession}
    >
      <InboxPopover />
    </StoryInbox>
  ),
});

const calls = () => storyWorld.current().requests.map(({ path }) => path.split('/').at(-1));

export const BeforeTheFirstAnswer = meta.story({
  name: 'count and rows stand before the first answer, and nothing that came along is called, however often the panel opens',
  beforeEach: () => startFromServer(),
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 3 unread' });
    await waitFor(() => expect(onUnreadCountChange.mock.calls).toEqual([[3]]));
    await userEvent.click(bell);
    await expect(await screen.findAllByRole('article')).toHaveLength(3);
    await expect(screen.queryByText('Loading notifications')).toBeNull();
    await waitFor(() => expect(calls()).toEqual(['initialize']));

    sessions.end();
    await waitFor(() => expect(onSession).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(bell);
    await screen.findAllByRole('article');
    await waitFor(() => expect(calls()).toEqual(['initialize']));
    await expect(onUnreadCountChange).toHaveBeenCalledOnce();
  },
});

export const FromAStoredPage = meta.story({
  name: 'data of a stored page stands before the first answer as well, and is confirmed without a skeleton in between',
  beforeEach: async () => {
    await startFromServer({ savedAtMs: Date.now() - 61_000, counts: { unread: 12 } });
  },
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 12 unread' });
    await userEvent.click(bell);
    const rows = await screen.findAllByRole('article');
    await expect(rows).toHaveLength(3);
    await waitFor(() => expect(calls()).toEqual(['initialize']));

    sessions.end();
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 3 unread'));
    await waitFor(() => expect(calls()).toContain('feed'));
    await expect(screen.getAllByRole('article')).toEqual(rows);
    await expect(calls().filter((call) => call === 'feed')).toHaveLength(1);
    await expect(onUnreadCountChange.mock.calls).toEqual([[12], [3]]);
  },
});

export const OfAnotherReader = meta.story({
  name: 'data of another subscriber is never shown: the bell has no count before the first answer',
  beforeEach: () => startFromServer({ subscriberId: 'another-reader', counts: { unread: 12 } }),
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(calls()).toEqual(['initialize']));
    await expect(bell).toHaveAccessibleName('Notifications');
    sessions.end();
    await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await expect(onUnreadCountChange.mock.calls).toEqual([[3]]);
  },
});
