import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { restBackend } from '../../src/backends/index.ts';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { failingFor, rateLimited } from '../../src/mocks/index.ts';
import * as status from './Status.stories.tsx';
import { StoryInbox } from './StoryInbox.tsx';
import { loaded, told } from './told.ts';

/** How an inbox gets into a state that it tells the reader about. */
const meta = preview.meta({
  title: 'Compose/Status/Interactions',
  component: Inbox.Status,
  parameters: { layout: 'padded' },
  render: () => (
    <StoryInbox>
      <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
});

const feedPath = '/widgets/notifications/feed';

export const LivePaused = meta.story({
  name: 'fault 71: refused by the socket, the inbox goes on, and says that it asks instead',
  parameters: status.LivePaused.input.parameters,
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

/** What a server was asked that redirects every call to where people sign in, as a browser tells a page of it. */
const redirected: string[] = [];
const redirecting = restBackend({
  baseUrl: '/api/inbox',
  session: true,
  line: false,
  fetch: async (input, init) => {
    redirected.push(`${init?.method} ${input}`);
    if (init?.redirect !== 'manual') {
      throw new TypeError('Failed to fetch');
    }
    return Response.error();
  },
});

export const Redirected = meta.story({
  name: 'a server that redirects to a page where people sign in has signed the reader out, and is asked for one session',
  beforeEach: () => {
    redirected.length = 0;
  },
  render: () => (
    <StoryInbox backend={redirecting}>
      <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
  play: async () => {
    await told('You are signed out');
    await expect(screen.getByText(/Sign in again to see your notifications/)).toBeVisible();
    await expect(redirected).toEqual(['POST /api/inbox/session']);
    // The reader has signed in elsewhere, or thinks so: it is asked once more.
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(redirected).toHaveLength(2));
    await told('You are signed out');
  },
});

export const SignedOut = meta.story({
  name: 'fault 64: after a logout the inbox says so, and shows nothing of before',
  render: status.SignedOut.input.render,
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await told('You are signed out');
    await expect(screen.queryByRole('article')).toBeNull();
  },
});
