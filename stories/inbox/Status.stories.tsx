import { onlineManager } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { useLogout } from '../../src/data/index.ts';
import { Inbox, InboxPanel, InboxPreferences } from '../../src/inbox/index.ts';
import { failing, failingFor, noSocket, rateLimited, refusedSocket } from '../../src/mocks/index.ts';
import { goOffline, goOnline } from './goOffline.ts';
import { readToggle } from './reachRow.ts';
import { StoryInbox } from './StoryInbox.tsx';

/** Every state that an inbox tells the reader about, with its way out. */
const meta = preview.meta({
  title: 'Compose/Status',
  component: Inbox.Status,
  parameters: { layout: 'padded' },
  render: () => (
    <StoryInbox>
      <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
});

const feedPath = '/widgets/notifications/feed';

/** Seen, and said by the live region or an alert. */
async function told(words: string): Promise<void> {
  await screen.findByText(words, { ignore: '[role="status"]' });
  const said = [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
  await waitFor(() => expect(said.map(({ textContent }) => textContent).join()).toContain(words));
}

async function loaded(): Promise<void> {
  await screen.findByRole('feed');
  await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
}

export const Offline = meta.story({
  beforeEach: () => () => {
    onlineManager.setOnline(true);
    Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async () => {
    await loaded();
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
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

export const Reconnecting = meta.story({
  play: async () => {
    await loaded();
    noSocket(storyWorld.current());
    await told('Reconnecting…');
  },
});

export const LivePaused = meta.story({
  name: 'fault 71: refused by the socket, the inbox goes on, and says that it asks instead',
  parameters: { world: { scenarios: [refusedSocket] } },
  play: async () => {
    await screen.findByRole('feed');
    await told('Live updates are paused. Trying again…');
  },
});

export const Stale = meta.story({
  name: 'fault 27: a refresh that fails keeps the rows, and says that they may be old',
  play: async () => {
    await loaded();
    failingFor(feedPath, 403)(storyWorld.current());
    storyWorld.current().receive({});
    await told('Could not refresh. Showing what was here before.');
    await expect(screen.getAllByRole('article').length).toBeGreaterThan(2);
  },
});

export const RateLimited = meta.story({
  name: 'fault 9: too many requests are named, and waited for',
  parameters: { world: { scenarios: [rateLimited('rubbish')] } },
  play: () => told('Too many requests. Please wait a moment.'),
});

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
  name: 'fault 64: after a logout the inbox says so, and shows nothing of before',
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
    await expect(screen.queryByRole('article')).toBeNull();
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
