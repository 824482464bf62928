import { StrictMode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { InboxPopover } from '../../src/inbox/index.ts';
import { failing, insideOf, refusedSocket } from '../../src/mocks/index.ts';
import { BellIcon, IconButton } from '../../src/primitives/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unread, unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Bell/Interactions',
  component: InboxPopover,
  parameters: { world: { messages: unreadMessages(3) } },
  render: (args) => (
    <StoryInbox>
      <InboxPopover {...args} />
    </StoryInbox>
  ),
});

export const CountsWhatIsUnread = meta.story({
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await expect(bell).toHaveTextContent('3');
  },
});

export const CountsLiveAndSaysSo = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    storyWorld.current().receive(unread);
    await canvas.findByRole('button', { name: 'Notifications, 4 unread' });
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('New: Maya Okafor mentioned you'),
    );
  },
});

export const CountsNoFurtherThan99 = meta.story({
  parameters: { world: { messages: unreadMessages(130) } },
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, more than 99 unread' });
    await expect(bell).toHaveTextContent('99+');
  },
});

/** Rubbish over the socket changes nothing, and a valid count beside it counts. */
export const Fault41And42RubbishCounts = meta.story({
  name: 'fault 41, 42: rubbish counts',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    const world = storyWorld.current();
    world.announce('unread_count_changed', { unreadCount: 7 });
    for (const rubbish of ['eight', 8.5, null, { unreadCount: 8 }, [8]]) {
      world.announce('unread_count_changed', { unreadCount: rubbish });
    }
    await canvas.findByRole('button', { name: 'Notifications, 7 unread' });
  },
});

/** Five providers of one subscriber, mounted twice each by StrictMode. */
export const Fault68FiveMountsInStrictMode = meta.story({
  name: 'fault 68: five mounts in StrictMode make one session call and one socket',
  render: () => (
    <StrictMode>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <StoryInbox key={key}>
          <InboxPopover />
        </StoryInbox>
      ))}
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const world = storyWorld.current();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /3 unread/ })).toHaveLength(5));
    await waitFor(() => expect(world.sockets).toBe(1));
    const sessions = world.requests.filter(({ path }) => path === '/widgets/session/initialize');
    await expect(sessions).toHaveLength(1);
    await expect(insideOf(world).socketServer.handshakes).toHaveLength(1);
  },
});

export const Fault1RefusedSession = meta.story({
  name: 'fault 1: a refused session is tried once, opens no socket and keeps no token',
  parameters: { world: { scenarios: [failing(400)] } },
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await screen.findByText('Notifications could not be loaded');
    const sessions = world.requests.filter(({ path }) => path === '/widgets/session/initialize');
    // The panel's own ask is the second: it came after the first had failed.
    await expect(sessions.length).toBeLessThanOrEqual(2);
    await expect(insideOf(world).socketServer.handshakes).toHaveLength(0);
    await expect(localStorage.getItem('widget_user_auth_token')).toBeNull();
  },
});

export const Fault2NoSubscriber = meta.story({
  name: 'fault 2: without a subscriber nothing is requested',
  render: () => (
    <StoryInbox subscriberId={undefined}>
      <InboxPopover />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await screen.findByRole('dialog');
    await expect(storyWorld.current().requests).toHaveLength(0);
  },
});

export const Fault71RefusedSocket = meta.story({
  name: 'fault 71: a refused socket leaves the inbox working by HTTP',
  parameters: { world: { messages: unreadMessages(3), scenarios: [refusedSocket] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }));
    await expect(await screen.findAllByRole('article')).toHaveLength(3);
  },
});

const liveRegions = '[role="status"], [role="log"], [aria-live]:not([aria-live="off"]), output';

export const SpeaksInOnePlace = meta.story({
  name: 'fault 89: one polite live region an inbox, with rows and without any',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }));
    await screen.findAllByRole('article');
    await expect(document.querySelectorAll(liveRegions)).toHaveLength(1);
    storyWorld.current().setMessages([]);
    storyWorld.current().disconnect();
    // The reconnect fetches again.
    await screen.findByText('Nothing new to see here yet', { selector: 'p' });
    await expect(document.querySelectorAll(liveRegions)).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing new to see here yet'));
  },
});

/** Fifteen counts one after the other, seven events each. */
export const Fault89AFloodOfCounts = meta.story({
  name: 'fault 89: a hundred events are at most twelve announcements, and the last is right',
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    const region = canvas.getByRole('status');
    const said = fn();
    const observer = new MutationObserver(() => said(region.textContent));
    observer.observe(region, { subtree: true, childList: true, characterData: true });
    for (let count = 10; count <= 24; count += 1) {
      for (let times = 0; times < 7; times += 1) {
        storyWorld.current().announce('unread_count_changed', { unreadCount: count });
      }
      await waitFor(() => expect(bell).toHaveAccessibleName(`Notifications, ${count} unread`));
    }
    await waitFor(() => expect(region).toHaveTextContent('24 unread'));
    observer.disconnect();
    await expect(said.mock.calls.length).toBeLessThanOrEqual(12);
  },
});

export const Fault67SaidOnce = meta.story({
  name: 'fault 67: two inboxes of a subscriber have the same count, and one of them announces it',
  render: () => (
    <>
      <StoryInbox>
        <InboxPopover />
      </StoryInbox>
      <StoryInbox>
        <InboxPopover />
      </StoryInbox>
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /3 unread/ })).toHaveLength(2));
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    storyWorld.current().receive(unread);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /4 unread/ })).toHaveLength(2));
    const speaking = () => canvas.getAllByRole('status').filter(({ textContent }) => textContent !== '');
    await waitFor(() => expect(speaking()).toHaveLength(1));
    storyWorld.current().receive(unread);
    await waitFor(() => expect(speaking()[0]).toHaveTextContent('5 unread'));
    await expect(speaking()).toHaveLength(1);
  },
});

const pressed = fn();

export const OwnButton = meta.story({
  render: () => (
    <StoryInbox>
      <Inbox.Root>
        <Inbox.Bell asChild>
          <button type="button" className="host" onClick={pressed}>
            News
          </button>
        </Inbox.Bell>
        <Inbox.Popover />
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'News Notifications, 3 unread' });
    await expect(bell).toHaveAttribute('data-carillon', 'bell');
    await expect(bell).toHaveAttribute('class', 'host');
    await userEvent.click(bell);
    await expect(pressed).toHaveBeenCalledOnce();
    await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
  },
});

/** The document event other scripts of the page listen to. */
export const TellsTheDocument = meta.story({
  render: () => (
    <StoryInbox>
      <Inbox.Root>
        <Inbox.Bell />
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    const heard = fn();
    const listener = (event: Event) => heard(event instanceof CustomEvent ? event.detail : undefined);
    document.addEventListener('novu:unread_count_changed', listener);
    await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    storyWorld.current().receive(unread);
    await waitFor(() => expect(heard).toHaveBeenLastCalledWith(4));
    document.removeEventListener('novu:unread_count_changed', listener);
  },
});

export const OwnEmptyButton = meta.story({
  name: "a button of the host's without contents gets the icon, the badge and the name",
  render: () => (
    <StoryInbox>
      <Inbox.Root>
        <Inbox.Bell asChild>
          <button type="button" className="host" />
        </Inbox.Bell>
        <Inbox.Popover />
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await expect(bell.querySelector('button')).toBeNull();
    await expect(bell.querySelector('[data-carillon="badge"]')).toHaveTextContent('3');
  },
});

export const OfAComponent = meta.story({
  name: 'a bell made of a component that renders another part is the bell to selectors, too',
  render: () => (
    <StoryInbox>
      <Inbox.Root>
        <Inbox.Bell asChild>
          <IconButton label="Notifications">
            <BellIcon />
          </IconButton>
        </Inbox.Bell>
        <Inbox.Popover />
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: /Notifications, 3 unread$/ });
    await expect(bell).toHaveAttribute('data-carillon', 'bell');
    await userEvent.click(bell);
    await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
  },
});
