import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { mostToasts, toastMs } from '../../src/features/toasts/createToastStack.ts';
import { drawn } from './feedInSight.ts';
import { ToastPage } from './ToastPage.tsx';
import { unread, unreadMessages } from './unreadMessages.ts';

type Reader = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Beyond the time in which messages are gathered, and that of a busy machine. */
const patience = { timeout: 10_000 };

const shown = fn<(title: string) => void>();

/** The reader looks at the page, whatever the machine's windows do, and its title is the host's. */
function openHost(): () => void {
  const { title } = document;
  document.title = 'Tickets';
  shown.mockReset();
  spyOn(document, 'hasFocus').mockReturnValue(true);
  return () => {
    mocked(document.hasFocus).mockRestore();
    document.title = title;
  };
}

/** The browser has been asked for desktop notifications, and the reader has answered. */
function answered(permission: NotificationPermission): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
  class FakeNotification {
    static readonly permission = permission;
    constructor(title: string) {
      if (permission === 'granted') {
        shown(title);
      }
    }
    close(): void {}
  }
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: FakeNotification });
  return () => {
    if (before !== undefined) {
      Object.defineProperty(globalThis, 'Notification', before);
    }
  };
}

/** The reader goes to another window, or comes back from it. */
function look(isThere: boolean): void {
  mocked(document.hasFocus).mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'focus' : 'blur'));
}

const meta = preview.meta({
  title: 'Features/Toasts/Interactions',
  component: ToastPage,
  parameters: { world: { messages: unreadMessages(3) } },
  beforeEach: openHost,
});

const region = (name = 'Notifications') => screen.queryByRole('region', { name });
const toasts = (name?: string) => within(region(name) ?? document.createElement('p')).queryAllByRole('group');
const toast = (name: string) => screen.findByRole('group', { name }, patience);
const opener = async (name: string) =>
  within(await toast(name))
    .getByText(name)
    .closest<HTMLElement>('a, button');
const cue = () => document.querySelector('[data-carillon="toast-cue"]')?.textContent ?? '';
const receive = (subject: string, more = {}) => storyWorld.current().receive({ ...unread, subject, ...more });

/** The live line is open, and the code of the feature is there. */
async function isLive({ canvas }: Pick<Reader, 'canvas'>): Promise<void> {
  await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
  await waitFor(() => expect(storyWorld.current().sockets).toBe(1), patience);
  await waitFor(() => expect(document.title).toBe('(3) Tickets'), patience);
  await canvas.findByText('Toasts are on', {}, patience);
}

/** Messages that come one after the other, each a toast of its own. */
async function arrive(...subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) {
    receive(subject);
    await toast(subject);
  }
}

export const OneMessage = meta.story({
  name: 'a message is one toast, which takes no focus, goes by itself, and leaves the message unread',
  play: async (reader) => {
    await isLive(reader);
    receive('The export is ready', { actor: { type: 'none', data: null } });
    await toast('The export is ready');
    await expect(toasts()).toHaveLength(1);
    await expect(document.activeElement).toBe(document.body);
    // The inbox says it, and nothing else does.
    const spoken = screen.queryAllByRole(/^(status|alert|log)$/ as never).map((live) => live.textContent);
    await expect(spoken.filter((words) => words?.includes('The export is ready'))).toEqual([]);
    await expect(region()?.closest('[aria-live]')).toBeNull();
    await waitFor(() => expect(region()).toBeNull(), { timeout: 3 * toastMs });
    await reader.canvas.findByRole('button', { name: 'Notifications, 4 unread' });
  },
});

export const Burst = meta.story({
  name: 'thirty messages are one toast that says thirty, and grows; a press opens the list',
  play: async (reader) => {
    const { canvas, userEvent } = reader;
    await isLive(reader);
    for (let index = 0; index < 30; index += 1) {
      receive(`Message ${index}`);
    }
    await toast('30 new notifications');
    await expect(toasts()).toHaveLength(1);
    await expect(cue()).toBe('');
    await userEvent.hover(toasts()[0] as HTMLElement);
    receive('One more');
    await toast('31 new notifications');
    await expect(toasts()).toHaveLength(1);
    await userEvent.click((await opener('31 new notifications')) as HTMLElement);
    await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(region()).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Notifications/ })).toHaveFocus();
    await expect(region()).toBeNull();
  },
});

export const AtMostThree = meta.story({
  name: 'what finds no room is counted at the bell, for a moment',
  play: async (reader) => {
    await isLive(reader);
    await arrive('First');
    (await opener('First'))?.focus();
    await arrive('Second', 'Third');
    receive('Fourth');
    await waitFor(() => expect(cue()).toBe('+1'), patience);
    receive('Fifth');
    await waitFor(() => expect(cue()).toBe('+2'), patience);
    await expect(toasts()).toHaveLength(mostToasts);
    await expect(screen.queryByRole('group', { name: 'Fourth' })).toBeNull();
    await expect(await opener('First')).toHaveFocus();
    await waitFor(() => expect(cue()).toBe(''), patience);
    await expect(toasts()).toHaveLength(mostToasts);
  },
});

export const Keys = meta.story({
  name: 'arrow keys lead from the bell to the toasts and between them, and Escape closes one after the other',
  play: async (reader) => {
    const { canvas, userEvent } = reader;
    await isLive(reader);
    const bell = canvas.getByRole('button', { name: /^Notifications/ });
    await arrive('First', 'Second');
    bell.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await opener('First')).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await arrive('Third');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(await opener('Third')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await opener('Second')).toHaveFocus();
    await userEvent.tab();
    await expect(within(await toast('Second')).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await opener('Third')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await opener('First')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(region()).toBeNull();
    await expect(storyWorld.current().messages()).toHaveLength(6);
    await expect(
      storyWorld
        .current()
        .messages()
        .filter(({ read }) => read),
    ).toEqual([]);
  },
});

const navigate = fn<(url: string) => void>();
const onMessageClick = fn<(message: { id: string }, event: Event) => void>();

export const Opens = meta.story({
  name: 'a press opens the message as a row does: the host is called, it is read, its link is followed',
  args: { host: { navigate, onMessageClick } },
  beforeEach() {
    navigate.mockReset();
    onMessageClick.mockReset();
  },
  play: async (reader) => {
    const { canvas, userEvent } = reader;
    await isLive(reader);
    const { _id } = receive('Ticket 12 was closed', {
      cta: { type: 'redirect', data: { url: '/tickets/12' } },
    });
    const link = await opener('Ticket 12 was closed');
    await expect(link?.getAttribute('href')).toBe('/tickets/12');
    link?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/tickets/12']]));
    await expect(onMessageClick.mock.calls.map(([{ id }]) => id)).toEqual([_id]);
    await waitFor(() => expect(region()).toBeNull());
    await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await waitFor(() =>
      expect(
        storyWorld
          .current()
          .messages()
          .find((one) => one._id === _id)?.read,
      ).toBe(true),
    );
  },
});

/** The lines that show for how long a toast stays, and where they are. */
const timesLeft = () =>
  (region()?.getAnimations({ subtree: true }) ?? []).flatMap(({ effect }) => {
    const line = effect instanceof KeyframeEffect ? effect.target : null;
    return line && effect?.getTiming().duration === toastMs ? [line] : [];
  });

export const TimeLeft = meta.story({
  name: 'a line at the lower edge of the top toast runs out as its time does: one at a time, not while it stays, and anew afterwards',
  play: async (reader) => {
    const { userEvent } = reader;
    await isLive(reader);
    await arrive('First');
    const [first] = timesLeft();
    await expect(first?.textContent).toBe('');
    receive('Second');
    await toast('Second');
    await expect(timesLeft()).toEqual([first]);
    const edges = [first, await toast('First')].map((one) => one?.getBoundingClientRect().bottom);
    await expect(edges[0]).toBeCloseTo(edges[1] ?? 0, 0);
    await userEvent.hover(await toast('Second'));
    await expect(timesLeft()).toEqual([]);
    await userEvent.unhover(await toast('Second'));
    await expect(timesLeft()).toHaveLength(1);
    (await opener('Second'))?.focus();
    await waitFor(() => expect(timesLeft()).toEqual([]));
    (await opener('Second'))?.blur();
    await waitFor(() => expect(timesLeft()).toHaveLength(1));
    look(false);
    await waitFor(() => expect(timesLeft()).toEqual([]));
    look(true);
    await waitFor(() => expect(timesLeft()).toHaveLength(1));
    const [again] = timesLeft();
    await expect(again).not.toBe(first);
    await waitFor(() => expect(toasts()).toHaveLength(1), { timeout: 3 * toastMs });
    const [second] = timesLeft();
    await expect(timesLeft()).toHaveLength(1);
    await expect(second).not.toBe(again);
  },
});

export const NoTimeLeft = meta.story({
  name: 'no line runs where motion is reduced',
  globals: { motion: 'reduced' },
  play: async (reader) => {
    await isLive(reader);
    await arrive('First');
    await expect(timesLeft()).toEqual([]);
  },
});

export const ReadElsewhere = meta.story({
  name: 'a toast whose message is read or removed elsewhere goes, and the others stay',
  play: async (reader) => {
    await isLive(reader);
    const read = receive('Read on the phone');
    (await opener('Read on the phone'))?.focus();
    const removed = receive('Removed on the phone');
    await toast('Removed on the phone');
    await arrive('Stays');
    storyWorld.current().markElsewhere(read._id, { read: true });
    await waitFor(() => expect(toasts()).toHaveLength(2), patience);
    await expect(screen.queryByRole('group', { name: 'Read on the phone' })).toBeNull();
    await expect(await opener('Removed on the phone')).toHaveFocus();
    storyWorld.current().removeElsewhere(removed._id);
    await waitFor(() => expect(toasts()).toHaveLength(1), patience);
    await expect(await opener('Stays')).toHaveFocus();
  },
});

export const OffTheFirstPage = meta.story({
  name: 'a toast stays where newer messages drive its message off the first page of the list',
  play: async (reader) => {
    await isLive(reader);
    const world = storyWorld.current();
    const lists = () => world.requests.filter(({ path }) => path.endsWith('/feed')).length;
    const before = lists();
    const { createdAt } = receive('First');
    (await opener('First'))?.focus();
    // The list has it by then.
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    await drawn();
    const missed = unreadMessages(15).slice(3);
    world.setMessages([...missed.map((message) => ({ ...message, createdAt })), ...world.messages()]);
    world.disconnect();
    await waitFor(() => expect(document.title).toBe('(16) Tickets'), patience);
    await arrive('After');
    await expect(await opener('First')).toHaveFocus();
  },
});

export const NoneWhileTheListIsOpen = meta.story({
  name: 'opening the list takes the toasts away, and what comes meanwhile is none',
  play: async (reader) => {
    const { canvas, userEvent } = reader;
    await isLive(reader);
    await arrive('Before');
    await userEvent.click(canvas.getByRole('button', { name: /^Notifications/ }));
    await screen.findAllByRole('article');
    await expect(region()).toBeNull();
    receive('While it is open');
    await screen.findByRole('article', { name: /While it is open/ });
    // The row may come with the list, before the line tells of it and then of the count.
    await waitFor(() => expect(document.title).toBe('(5) Tickets'), patience);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await arrive('After');
    await expect(toasts()).toHaveLength(1);
  },
});

export const Missed = meta.story({
  name: 'what a reader who is there was shown is not missed; what came while they were away is, until they are back',
  args: { count: 'missed' },
  play: async (reader) => {
    await isLive(reader);
    await arrive('Seen');
    await reader.canvas.findByRole('button', { name: 'Notifications, 4 unread' });
    await waitFor(() => expect(document.title).toBe('(3) Tickets'));
    await waitFor(() => expect(region()).toBeNull(), { timeout: 3 * toastMs });
    await expect(document.title).toBe('(3) Tickets');
    look(false);
    await arrive('Not seen');
    await waitFor(() => expect(document.title).toBe('(4) Tickets'));
    look(true);
    await waitFor(() => expect(document.title).toBe('(3) Tickets'));
  },
});

export const Notification = meta.story({
  name: 'a reader in another window gets a desktop notification in place of a toast, and one who is there a toast alone',
  args: { notification: true },
  beforeEach: () => answered('granted'),
  play: async (reader) => {
    await isLive(reader);
    await arrive('There');
    await expect(shown).not.toHaveBeenCalled();
    look(false);
    receive('Elsewhere');
    await waitFor(() => expect(shown.mock.calls).toEqual([['Elsewhere']]), patience);
    await expect(toasts()).toHaveLength(1);
  },
});

export const Denied = meta.story({
  name: 'a reader who has refused desktop notifications gets a toast, which waits for them',
  args: { notification: true },
  beforeEach: () => answered('denied'),
  play: async (reader) => {
    await isLive(reader);
    look(false);
    await arrive('Elsewhere');
    await expect(shown).not.toHaveBeenCalled();
    await expect(toasts()).toHaveLength(1);
  },
});

export const TakenBack = meta.story({
  name: 'toasts go when they are turned off and on sign-out, and nothing of them is left',
  args: { count: 'missed' },
  play: async (reader) => {
    const { canvas, userEvent } = reader;
    await isLive(reader);
    await arrive('First');
    await userEvent.click(canvas.getByRole('button', { name: 'Toasts' }));
    await expect(region()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Toasts' }));
    await arrive('Second');
    await expect(toasts()).toHaveLength(1);
    const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('carillon_outbox_toasts'));
    await expect(stored()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(region()).toBeNull());
    await expect([stored(), document.title]).toEqual([[], 'Tickets']);
    await expect(document.body.querySelectorAll('[data-carillon^="message-toast"]')).toHaveLength(0);
  },
});

export const FirstHidden = meta.story({
  name: 'of two inboxes of which the page hides the first, the other one has the toasts and their arrow keys',
  args: { hidesFirst: true },
  play: async (reader) => {
    const { canvas, userEvent } = reader;
    await isLive(reader);
    await arrive('First', 'Second');
    await expect(toasts()).toHaveLength(2);
    await expect(region('Hidden')).toBeNull();
    canvas.getByRole('button', { name: /^Notifications/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await opener('First')).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Notifications/ })).toHaveFocus());
  },
});

export const TwoReaders = meta.story({
  name: 'of two readers on a page each has toasts of their own, above one another',
  parameters: { world: { messages: unreadMessages(3) } },
  render: () => (
    <>
      <ToastPage />
      <ToastPage label="Team" host={{ subscriberId: 'team' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const world = storyWorld.current();
    await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await waitFor(() => expect(world.sockets).toBe(2), patience);
    await waitFor(() => expect(canvas.getAllByText('Toasts are on')).toHaveLength(2), patience);
    await waitFor(() => expect(document.title).not.toBe('Tickets'), patience);
    await arrive('For me');
    world.receive({ ...unread, subject: 'For the team' }, 'team');
    await toast('For the team');
    const names = (name?: string) =>
      toasts(name).map((one) => one.querySelector('[data-carillon="message-toast-title"]')?.textContent);
    await expect([names(), names('Team')]).toEqual([['For me'], ['For the team']]);
    const [mine, other] = [region(), region('Team')].map((one) => one?.getBoundingClientRect());
    await expect((mine?.bottom ?? 0) <= (other?.top ?? 0)).toBe(true);
  },
});
