import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, mocked, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { AttentionBoard } from './AttentionBoard.tsx';
import { StoryInbox } from './StoryInbox.tsx';
import { unread, unreadMessages } from './unreadMessages.ts';

type Reader = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** What the browser was asked for. */
const shown = fn<(title: string, options: NotificationOptions) => void>();
const closed = fn();
const sounded = fn();
const badge = fn<(count?: number) => void>();

/** What the reader answers when the browser asks. */
let answer: NotificationPermission = 'granted';

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission(): Promise<NotificationPermission> {
    // A browser refuses it outside of a press, and so once something was awaited.
    FakeNotification.permission = globalThis.event?.type === 'click' ? answer : 'default';
    return Promise.resolve(FakeNotification.permission);
  }
  close = closed;
  constructor(title: string, options: NotificationOptions) {
    if (FakeNotification.permission === 'granted') {
      shown(title, options);
    }
  }
}

/** The page of a host with a title and an icon, in a browser that tells what it was asked for. */
function openHost(): () => void {
  const { title } = document;
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = hostIcon;
  document.title = 'Tickets';
  document.head.append(icon);
  for (const one of [shown, closed, sounded, badge]) {
    one.mockReset();
  }
  FakeNotification.permission = 'default';
  answer = 'granted';
  const notification = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: FakeNotification });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function play(...when) {
    sounded();
    start.apply(this, when);
  };
  // A browser that no person uses may keep it silent.
  spyOn(AudioContext.prototype, 'resume').mockResolvedValue();
  Object.assign(navigator, {
    setAppBadge: async (count?: number) => badge(count),
    clearAppBadge: async () => badge(0),
  });
  // Whether the browser's window has the focus is up to the machine.
  spyOn(document, 'hasFocus').mockReturnValue(true);
  return () => {
    mocked(document.hasFocus).mockRestore();
    mocked(AudioContext.prototype.resume).mockRestore();
    Reflect.deleteProperty(navigator, 'setAppBadge');
    Reflect.deleteProperty(navigator, 'clearAppBadge');
    OscillatorNode.prototype.start = start;
    if (notification !== undefined) {
      Object.defineProperty(globalThis, 'Notification', notification);
    }
    icon.remove();
    document.title = title;
  };
}

const hostIcon = new URL('/plots/bell.svg', window.location.href).href;

const meta = preview.meta({
  title: 'Features/Attention/Interactions',
  component: AttentionBoard,
  parameters: { world: { messages: unreadMessages(3) } },
  beforeEach: openHost,
  render: () => (
    <StoryInbox>
      <AttentionBoard />
    </StoryInbox>
  ),
});

/** The live line is open. */
async function isLive({ canvas }: Reader): Promise<void> {
  await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
  await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
}

const press = ({ canvas, userEvent }: Reader, role: 'button' | 'checkbox', name: string) =>
  userEvent.click(canvas.getByRole(role, { name }));

const iconNow = () => [...document.querySelectorAll('link[rel="icon"]')].at(-1)?.getAttribute('href');

export const CountsOutsideOfTheInbox = meta.story({
  name: 'title, icon and badge show the count as long as they are on, and are given back',
  play: async (reader) => {
    await isLive(reader);
    await expect([document.title, iconNow(), badge.mock.calls.length]).toEqual(['Tickets', hostIcon, 0]);
    await press(reader, 'checkbox', 'Count in the title');
    await waitFor(() => expect(document.title).toBe('(3) Tickets'));
    await expect([iconNow(), badge.mock.calls.length]).toEqual([hostIcon, 0]);
    await press(reader, 'checkbox', 'Count in the icon of the page');
    await waitFor(() => expect(iconNow()).toMatch(/^data:image\/png/));
    await press(reader, 'checkbox', 'Count on the icon of the app');
    await waitFor(() => expect(badge).toHaveBeenLastCalledWith(3));
    const icon = iconNow();
    document.title = 'Customers';
    storyWorld.current().receive(unread);
    await waitFor(() => expect(document.title).toBe('(4) Customers'));
    await waitFor(() => expect(iconNow()).not.toBe(icon));
    await expect(iconNow()).toMatch(/^data:image\/png/);
    await expect(badge).toHaveBeenLastCalledWith(4);
    for (const name of [
      'Count in the title',
      'Count in the icon of the page',
      'Count on the icon of the app',
    ]) {
      await press(reader, 'checkbox', name);
    }
    await waitFor(() => expect(document.title).toBe('Customers'));
    await expect(iconNow()).toBe(hostIcon);
    await expect(badge).toHaveBeenLastCalledWith(0);
    await expect([shown.mock.calls, sounded.mock.calls]).toEqual([[], []]);
  },
});

export const SoundsAndShowsOnce = meta.story({
  name: 'a message is one sound and one notification, and thirty are one more of each',
  play: async (reader) => {
    await isLive(reader);
    await press(reader, 'button', 'Allow desktop notifications');
    await reader.canvas.findByText('Desktop notifications: granted');
    await press(reader, 'checkbox', 'Sound');
    await press(reader, 'checkbox', 'Desktop notification');
    // Its code is there by then: the next switch needs it too.
    await press(reader, 'checkbox', 'Count in the title');
    await waitFor(() => expect(document.title).toBe('(3) Tickets'));
    const world = storyWorld.current();
    world.receive({ ...unread, subject: 'The export is ready' });
    await waitFor(() => expect(shown).toHaveBeenCalledOnce(), { timeout: 5_000 });
    await expect(shown.mock.calls[0]).toMatchObject(['The export is ready', { silent: true }]);
    await waitFor(() => expect(sounded).toHaveBeenCalledOnce());
    for (let index = 0; index < 30; index += 1) {
      world.receive(unread);
    }
    await waitFor(() => expect(shown).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    await expect(shown.mock.calls[1]?.[0]).toBe('30 new notifications');
    await waitFor(() => expect(sounded).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(document.title).toBe('(34) Tickets'));
  },
});

export const NothingWhileTheListIsOpen = meta.story({
  name: 'what comes while the list is open is not noticed, and what comes after it is',
  play: async (reader) => {
    const { canvas, userEvent } = reader;
    await isLive(reader);
    await press(reader, 'button', 'Allow desktop notifications');
    await press(reader, 'checkbox', 'Desktop notification');
    await press(reader, 'checkbox', 'Count in the title');
    await waitFor(() => expect(document.title).toBe('(3) Tickets'));
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 3 unread' }));
    await screen.findAllByRole('article');
    storyWorld.current().receive({ ...unread, subject: 'While it is open' });
    await waitFor(() => expect(document.title).toBe('(4) Tickets'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    storyWorld.current().receive({ ...unread, subject: 'After it was closed' });
    await waitFor(() => expect(shown).toHaveBeenCalled(), { timeout: 5_000 });
    await expect(shown.mock.calls.map(([title]) => title)).toEqual(['After it was closed']);
  },
});

export const SaysWhatTheReaderAnswered = meta.story({
  name: 'a reader who refuses is told so, and no notification is shown',
  play: async (reader) => {
    answer = 'denied';
    await isLive(reader);
    await reader.canvas.findByText('Desktop notifications: default');
    await press(reader, 'button', 'Allow desktop notifications');
    await reader.canvas.findByText('Desktop notifications: denied');
    await press(reader, 'checkbox', 'Desktop notification');
    await press(reader, 'checkbox', 'Sound');
    await press(reader, 'checkbox', 'Count in the title');
    await waitFor(() => expect(document.title).toBe('(3) Tickets'));
    await press(reader, 'button', 'Send a message');
    await waitFor(() => expect(sounded).toHaveBeenCalledOnce(), { timeout: 5_000 });
    await expect(shown).not.toHaveBeenCalled();
  },
});

export const AnIconThatCannotBeRead = meta.story({
  name: 'an icon that cannot be read is replaced by a plain dot, and given back',
  play: async (reader) => {
    await isLive(reader);
    const icon = [...document.querySelectorAll('link[rel="icon"]')].at(-1);
    // A file of this page, which a strict policy allows, and no image.
    icon?.setAttribute('href', import.meta.url);
    await press(reader, 'checkbox', 'Count in the icon of the page');
    await waitFor(() => expect(iconNow()).toMatch(/^data:image\/png;base64/));
    await press(reader, 'checkbox', 'Count in the icon of the page');
    await waitFor(() => expect(iconNow()).toBe(import.meta.url));
  },
});
