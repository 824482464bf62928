import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { useUndo } from '../../src/data/index.ts';
import { Inbox, useReadOnVisit } from '../../src/features/index.ts';
import type { WireMessage } from '../../src/mocks/index.ts';
import { inMemory } from './inMemory.ts';
import { isReadMark } from './readerActs.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const places = ['/tasks', '/tasks/1?tab=notes', '/other'] as const;
const [list, task, other] = places;

/** Two messages that lead to the task, a question about it, and three that lead elsewhere or nowhere. */
const messages: readonly WireMessage[] = unreadMessages(6).map((message, index) => {
  const url = ['/tasks/1', '/tasks/1/#notes', '/tasks/1', '/tasks/12', 'javascript:/tasks/1', undefined][
    index
  ];
  const buttons = index === 2 ? [{ type: 'primary', content: 'Approve' } as const] : [];
  const cta = { type: 'redirect', data: url === undefined ? {} : { url } } as const;
  return { ...message, cta: { ...cta, action: { status: 'pending', buttons, result: {} } } };
});
const [first, second, question] = messages.map(({ _id }) => _id);

/** A page of the host with a bell, in an app whose router knows three places. */
function App() {
  const [place, setPlace] = useState<string>(other);
  return (
    <StoryInbox>
      <nav>
        {places.map((one) => (
          <button type="button" key={one} style={{ minHeight: 24 }} onClick={() => setPlace(one)}>
            {one}
          </button>
        ))}
      </nav>
      <Visited place={place} />
      <Inbox.Root>
        <Inbox.Bell />
        <Inbox.Popover />
        <Inbox.Toasts />
      </Inbox.Root>
    </StoryInbox>
  );
}

function Visited({ place }: { place: string }) {
  useReadOnVisit(place);
  return (
    <button type="button" style={{ minHeight: 24 }} onClick={useUndo().flush}>
      Send now
    </button>
  );
}

const meta = preview.meta({
  title: 'Features/Read on visit/Interactions',
  tags: ['!autodocs'],
  parameters: { world: { messages } },
  render: () => <App />,
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const go = async ({ canvas, userEvent }: Context, place: string) =>
  userEvent.click(await canvas.findByRole('button', { name: place }));
const bellSays = (name: string) => screen.findByRole('button', { name, hidden: true });
const feedCalls = () => storyWorld.current().requests.filter(({ path }) => path.endsWith('/feed'));
const marks = () => storyWorld.current().requests.filter(isReadMark);
const unreadOfServer = () =>
  storyWorld
    .current()
    .messages()
    .flatMap(({ _id, read }) => (read ? [] : _id));

/** What can still be undone is sent. Not by the pointer: a press outside would close the panel. */
const sendNow = () => screen.getByRole('button', { name: 'Send now', hidden: true }).click();

/** The rows of the panel are those that were asked for before, and so many of them are unread. */
async function panelHasUnread({ userEvent }: Context, bell: string, count: number): Promise<void> {
  await userEvent.click(await bellSays(bell));
  const panel = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(messages.length));
  await expect(panel.getAllByRole('article', { name: /^Unread/ })).toHaveLength(count);
}

export const TheMessagesThatLeadThere = meta.story({
  name: 'what leads to a place is read by one call when the reader goes there; a question and what leads elsewhere stay unread',
  play: async (context) => {
    await bellSays('Notifications, 6 unread');
    await go(context, list);
    await go(context, task);
    await bellSays('Notifications, 4 unread');
    await context.canvas.findByText('2 marked as read', { ignore: '[role="status"]' });
    await expect(marks()).toHaveLength(0);
    sendNow();
    await waitFor(() => expect(unreadOfServer()).toHaveLength(4));
    await expect(marks().map(({ body }) => body)).toEqual([
      { messageId: [first, second], mark: { seen: true, read: true } },
    ]);
    await expect(unreadOfServer()).toContain(question);
    await panelHasUnread(context, 'Notifications, 4 unread', 4);
    await expect(feedCalls()).toHaveLength(1);
    await expect(marks()).toHaveLength(1);
  },
});

export const Undone = meta.story({
  name: 'undo brings them back, and they stay unread until the reader comes again',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await bellSays('Notifications, 6 unread');
    await go(context, task);
    await bellSays('Notifications, 4 unread');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await bellSays('Notifications, 6 unread');
    await go(context, task);
    await panelHasUnread(context, 'Notifications, 6 unread', 6);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    sendNow();
    await expect(marks()).toHaveLength(0);

    await go(context, list);
    await go(context, task);
    await bellSays('Notifications, 4 unread');
  },
});

export const NoMessageLeadsThere = meta.story({
  name: 'nothing is read at a place to which no message leads',
  play: async (context) => {
    await go(context, list);
    await panelHasUnread(context, 'Notifications, 6 unread', 6);
    sendNow();
    await expect(marks()).toHaveLength(0);
    await expect(unreadOfServer()).toHaveLength(6);
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

export const OnAHiddenPage = meta.story({
  name: 'a hidden page reads nothing until it is shown, then also what has arrived meanwhile, by one call',
  play: async (context) => {
    await bellSays('Notifications, 6 unread');
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await go(context, task);
    await waitFor(() => expect(feedCalls()).toHaveLength(1));
    const { _id: arrived } = storyWorld.current().receive({ cta: { type: 'redirect', data: { url: task } } });
    await bellSays('Notifications, 7 unread');
    sendNow();
    await expect(marks()).toHaveLength(0);

    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await bellSays('Notifications, 4 unread');
    sendNow();
    await waitFor(() => expect(unreadOfServer()).toHaveLength(4));
    await expect(marks().map(({ body }) => body)).toEqual([
      { messageId: [arrived, first, second], mark: { seen: true, read: true } },
    ]);
  },
});

export const WhileTheReaderIsThere = meta.story({
  name: 'what arrives at the place is read, and what the reader marks as unread there stays so',
  play: async (context) => {
    const { userEvent } = context;
    await go(context, task);
    await bellSays('Notifications, 4 unread');
    sendNow();
    await panelHasUnread(context, 'Notifications, 4 unread', 4);
    const [row] = within(screen.getByRole('dialog')).getAllByRole('article');
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
    await bellSays('Notifications, 5 unread');
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    const { _id: arrived } = storyWorld.current().receive({ cta: { type: 'redirect', data: { url: task } } });
    await screen.findByText('Marked as read', { ignore: '[role="status"]' });
    sendNow();
    await waitFor(() => expect(marks()).toHaveLength(2));
    await expect(marks()[1]?.body).toEqual({ messageId: arrived, mark: { seen: true, read: true } });
    await expect(unreadOfServer()).toContain(first);
    await bellSays('Notifications, 5 unread');
  },
});

// A second time, over a backend in memory.
export const UndoneInMemory = Undone.extend({ parameters: inMemory });
