import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { useLogout } from '../../src/data/index.ts';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel, InboxPreferences } from '../../src/inbox/index.ts';
import {
  buildFeed,
  failing,
  failingFor,
  noSocket,
  rateLimited,
  refusedSocket,
} from '../../src/mocks/index.ts';
import { goOffline, goOnline } from './goOffline.ts';
import { readToggle } from './reachRow.ts';
import { isReadMark } from './readerActs.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { loaded, told } from './told.ts';

const seenMessages = buildFeed(8).map((message) => ({ ...message, seen: true }));

/** Every state that an inbox tells the reader about, with its way out. */
const meta = preview.meta({
  title: 'Compose/List and rows/Status',
  id: 'compose-status',
  component: Inbox.Status,
  // Of a story without arguments the code would be its play.
  parameters: { layout: 'padded', docs: { source: { type: 'dynamic' } } },
  render: () => (
    <StoryInbox>
      <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
});

/** Without a network the list stays, and says so. */
export const Offline = meta.story({
  beforeEach: () => goOnline,
  play: async () => {
    await loaded();
    goOffline();
    await told('You are offline');
    await expect(screen.getAllByRole('article').length).toBeGreaterThan(2);
  },
});

/** Changes that were made without a network, with a mark on their row. */
export const Waiting = meta.story({
  beforeEach: () => goOnline,
  play: async () => {
    await loaded();
    const [row] = await screen.findAllByRole('article', { name: /Unread/ });
    goOffline();
    await userEvent.click(await readToggle(row as HTMLElement));
    await waitFor(() =>
      expect(document.querySelector('[data-carillon="status"]')).toHaveTextContent(
        'Marked as read. Will be sent when you are back online.',
      ),
    );
    await expect(row).toHaveAttribute('data-pending');
  },
});

/** A switch that was pressed without a network. */
export const WaitingSwitch = meta.story({
  beforeEach: () => goOnline,
  play: async () => {
    const email = await screen.findByRole('switch', { name: /All notifications.+Email/ });
    goOffline();
    await userEvent.click(email);
    await told('Will be sent when you are back online.');
    await expect(email.closest('[data-pending]')).not.toBeNull();
  },
  render: () => (
    <StoryInbox>
      <InboxPreferences style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
});

/** A mark that gets no answer while everything else does. */
export const Unanswered = meta.story({
  play: async () => {
    await loaded();
    storyWorld.current().addFault({
      concerns: isReadMark,
      before: () => new Promise(() => {}),
    });
    const [row] = await screen.findAllByRole('article', { name: /Unread/ });
    await userEvent.click(await readToggle(row));
    await waitFor(() =>
      expect(document.querySelector('[data-carillon="status"]')).toHaveTextContent(
        'Marked as read. Still trying …',
      ),
    );
  },
});

/** A switch that gets no answer while everything else does. */
export const UnansweredSwitch = meta.story({
  play: async () => {
    const email = await screen.findByRole('switch', { name: /All notifications.+Email/ });
    storyWorld.current().addFault({
      concerns: ({ method }) => method === 'PATCH',
      before: () => new Promise(() => {}),
    });
    await userEvent.click(email);
    await told('Still trying …');
  },
  render: () => (
    <StoryInbox>
      <InboxPreferences style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
});

/** The live connection is lost, and tried again. */
export const Reconnecting = meta.story({
  play: async () => {
    await loaded();
    noSocket(storyWorld.current());
    await told('Reconnecting…');
  },
});

/** Live updates are refused by the server: the inbox asks instead. */
export const LivePaused = meta.story({
  parameters: { world: { scenarios: [refusedSocket] } },
  play: () => told('Live updates are paused. Trying again…'),
});

/** A refresh has failed; the rows are those of before. Of messages that were seen, since a mark would be an answer. */
export const Stale = meta.story({
  parameters: { world: { messages: seenMessages } },
  play: async () => {
    await loaded();
    failingFor('/widgets/notifications/feed', 403)(storyWorld.current());
    storyWorld.current().receive({});
    await told('Could not refresh. Showing what was here before.');
  },
});

/** The server asks for more patience than an inbox has without a word. */
export const RateLimited = meta.story({
  parameters: { world: { scenarios: [rateLimited(300)] } },
  play: () => told('Too many requests. Please wait a moment.'),
});

/** A change that the server refused is taken back, and can be tried again. */
export const ActionFailed = meta.story({
  play: async () => {
    await loaded();
    failing(403)(storyWorld.current());
    const [row] = screen.getAllByRole('article', { name: /^Unread/ });
    await userEvent.click(await readToggle(row));
    await screen.findByRole('alert');
  },
});

function Leaving() {
  const logout = useLogout();
  return (
    <button type="button" onClick={logout}>
      Log out
    </button>
  );
}

export const SignedOut = meta.story({
  render: () => (
    <StoryInbox>
      <Leaving />
      <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await told('You are signed out');
  },
});

export const SignedOutOfPreferences = meta.story({
  render: () => (
    <StoryInbox>
      <Leaving />
      <InboxPreferences />
    </StoryInbox>
  ),
  play: async () => {
    await screen.findByRole('switch', { name: 'All notifications' });
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await told('You are signed out');
    await expect(screen.queryByRole('switch')).toBeNull();
    await expect(document.querySelector('[data-carillon="skeleton"]')).toBeNull();
  },
});
