import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { buildFeed, failing, failingFor, holdAnswers, type WireMessage } from '../../src/mocks/index.ts';
import { drawn } from './feedInSight.ts';
import { pressable } from './pressable.ts';
import { readToggle } from './reachRow.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unread, unreadMessages } from './unreadMessages.ts';

const feedPath = '/widgets/notifications/feed';
const markPath = '/widgets/messages/markAs';

const meta = preview.meta({
  title: 'Compose/List/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: unreadMessages(3) } },
  render: () => (
    <StoryInbox>
      <InboxPanel />
    </StoryInbox>
  ),
});

const onMessageClick = fn();
const navigate = fn();
const linked = (overrides: Partial<WireMessage> = {}): WireMessage[] =>
  unreadMessages(1).map((message) => ({
    ...message,
    subject: 'Invoice ready',
    cta: { type: 'redirect', data: { url: '/invoices/1' } },
    ...overrides,
  }));

export const AClickReadsFollowsAndTells = meta.story({
  parameters: { world: { messages: linked() } },
  render: () => (
    <StoryInbox navigate={navigate} onMessageClick={onMessageClick}>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Unread: Invoice ready' });
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('/invoices/1');
    await expect(onMessageClick).toHaveBeenCalledOnce();
    await canvas.findByRole('article', { name: 'Invoice ready' });
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
  },
});

export const Fault46ScriptAddress = meta.story({
  name: 'fault 46: a script address is no link and is not passed to the host',
  parameters: {
    world: { messages: linked({ cta: { type: 'redirect', data: { url: 'java\tscript:alert(1)' } } }) },
  },
  render: () => (
    <StoryInbox navigate={navigate}>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unread: Invoice ready' }));
    await canvas.findByRole('article', { name: 'Invoice ready' });
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const Fault87AHostCallbackThrows = meta.story({
  name: 'fault 87: host callbacks that throw do not break the inbox, nor one another',
  parameters: { world: { messages: linked() } },
  render: () => (
    <StoryInbox
      onMessageClick={() => {
        throw new Error('The host made a mistake');
      }}
      navigate={(url) => {
        navigate(url);
        throw new Error('The host made a mistake');
      }}
    >
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const caught = fn();
    const listener = (event: ErrorEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      caught(event.message);
    };
    window.addEventListener('error', listener, { capture: true });
    await userEvent.click(await canvas.findByRole('link', { name: 'Unread: Invoice ready' }));
    await canvas.findByRole('article', { name: 'Invoice ready' });
    await expect(navigate).toHaveBeenCalledWith('/invoices/1');
    await waitFor(() =>
      expect(caught).toHaveBeenCalledWith(expect.stringContaining('The host made a mistake')),
    );
    window.removeEventListener('error', listener, { capture: true });
  },
});

export const OptimisticAndTakenBack = meta.story({
  name: 'fault 30: a mark that fails is taken back, with words, and its neighbour stays marked',
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('article', { name: /Unread/ });
    const [first, second] = await Promise.all(rows.map(readToggle));
    const undo = failingFor(markPath, 409)(storyWorld.current());
    await userEvent.click(first ?? document.body);
    await canvas.findByText('That could not be saved. Please try again.');
    await waitFor(() => expect(canvas.getAllByRole('article', { name: /Unread/ })).toHaveLength(3));
    undo();
    await userEvent.click(second ?? document.body);
    await waitFor(() => expect(canvas.getAllByRole('article', { name: /Unread/ })).toHaveLength(2));
    await waitFor(() =>
      expect(
        storyWorld
          .current()
          .messages()
          .filter(({ read }) => read),
      ).toHaveLength(1),
    );
  },
});

export const MarksAllAsRead = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(await pressable(() => canvas.getByRole('button', { name: 'Mark all as read' })));
    await waitFor(() => expect(canvas.queryAllByRole('article', { name: /Unread/ })).toHaveLength(0));
    await waitFor(() =>
      expect(
        storyWorld
          .current()
          .messages()
          .every(({ read }) => read),
      ).toBe(true),
    );
  },
});

export const Fault33ANewMessageDuringMarkAll = meta.story({
  name: 'fault 33: a message that comes during mark all stays unread',
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    await canvas.findAllByRole('article');
    await waitFor(() => expect(world.sockets).toBe(1));
    await userEvent.click(await pressable(() => canvas.getByRole('button', { name: 'Mark all as read' })));
    await waitFor(() => expect(world.messages().every(({ read }) => read)).toBe(true));
    world.receive({ ...unread, subject: 'Came in between' });
    await canvas.findByRole('article', { name: 'Unread: Came in between' });
    await waitFor(() => expect(canvas.getAllByRole('article', { name: /Unread/ })).toHaveLength(1));
  },
});

export const LoadsMoreOnScroll = meta.story({
  parameters: { world: { messages: buildFeed(34) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(10));
    for (const count of [20, 30, 34]) {
      const rows = canvas.getAllByRole('article');
      // How many there are is known with the last page.
      await expect(rows[0]).toHaveAttribute('aria-setsize', '-1');
      rows.at(-1)?.scrollIntoView();
      await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(count));
    }
    await expect(canvas.getAllByRole('article').at(-1)).toHaveAttribute('aria-setsize', '34');
  },
});

export const Fault23ShiftingPages = meta.story({
  name: 'fault 23: a row that shifts onto the next page is shown once',
  parameters: { world: { messages: buildFeed(14) } },
  play: async ({ canvas }) => {
    const world = storyWorld.current();
    await waitFor(() => expect(world.requests.some(({ path }) => path === feedPath)).toBe(true));
    world.setMessages([...buildFeed(1).map((one) => ({ ...one, _id: 'f'.repeat(24) })), ...world.messages()]);
    const list = await canvas.findByRole('feed');
    await waitFor(() => {
      within(list).getAllByRole('article').at(-1)?.scrollIntoView();
      return expect(within(list).getAllByRole('article').length).toBeGreaterThanOrEqual(14);
    });
    const ids = within(list)
      .getAllByRole('article')
      .map((row) => row.dataset.messageId);
    await expect(new Set(ids).size).toBe(ids.length);
  },
});

export const Fault24ALiveRefetchCancelsThePage = meta.story({
  name: 'fault 24: a page that a live refetch cancels is asked for again, without another scroll',
  parameters: { world: { messages: buildFeed(14) } },
  play: async ({ canvas }) => {
    const world = storyWorld.current();
    const asked = (page: string) =>
      world.requests.filter(({ path, query }) => path === feedPath && query.get('page') === page).length;
    await canvas.findAllByRole('article');
    await waitFor(() => expect(world.sockets).toBe(1));
    let release = (): void => {};
    const released = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    world.addFault({
      concerns: ({ path, query }) => path === feedPath && query.get('page') === '1',
      before: () => released,
    });
    canvas.getAllByRole('article').at(-1)?.scrollIntoView();
    await waitFor(() => expect(asked('1')).toBeGreaterThan(0));
    const refetches = asked('0');
    world.receive({ ...unread, subject: 'Came while the page was loading' });
    await waitFor(() => expect(asked('0')).toBeGreaterThan(refetches));
    release();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(15));
  },
});

export const AsksForNoPageOutOfSight = meta.story({
  parameters: {
    // Tall rows: ten of them reach far beyond what is in sight.
    world: { messages: buildFeed(60).map((message) => ({ ...message, content: 'Long words '.repeat(50) })) },
  },
  play: async ({ canvas }) => {
    const world = storyWorld.current();
    const pages = () =>
      world.requests.flatMap(({ path, query }) => (path === feedPath ? query.get('page') : []));
    (await canvas.findAllByRole('article')).at(-1)?.scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20));
    await drawn();
    await drawn();
    await expect(pages()).not.toContain('2');
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
  },
});

export const Fault37ALatePage = meta.story({
  name: 'fault 37: a page that comes late does not bring back a row that was removed meanwhile',
  parameters: { world: { messages: buildFeed(14) } },
  play: async ({ canvas }) => {
    const world = storyWorld.current();
    const rows = await canvas.findAllByRole('article');
    await waitFor(() => expect(world.sockets).toBe(1));
    const held = holdAnswers(world, feedPath);
    rows.at(-1)?.scrollIntoView();
    await held.arrived(1);
    const removed = world.messages()[12]?._id ?? '';
    world.removeElsewhere(removed);
    held.end();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(13));
    const shown = canvas.getAllByRole('article').map((row) => row.dataset.messageId);
    await expect(shown).not.toContain(removed);
  },
});

export const Fault26NextPageFails = meta.story({
  name: 'fault 26: a next page that fails keeps the rows and offers to try again',
  parameters: { world: { messages: buildFeed(14) } },
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    const undo = world.addFault({
      concerns: ({ path, query }) => path === feedPath && query.get('page') === '1',
      before: () => Response.json({ message: 'No' }, { status: 403 }),
    });
    await canvas.findAllByRole('article');
    await waitFor(() => {
      canvas.getAllByRole('article').at(-1)?.scrollIntoView();
      return expect(canvas.getByRole('alert')).toHaveTextContent('Older notifications could not be loaded.');
    });
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    undo();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(14));
  },
});

export const Fault12ErrorIsNotEmpty = meta.story({
  name: 'fault 12: a failed feed is an error with a way out, never an empty inbox',
  parameters: { world: { messages: unreadMessages(3), scenarios: [failing(403)] } },
  render: function Failing() {
    return (
      <StoryInbox>
        <InboxPanel />
      </StoryInbox>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert');
    await expect(canvas.queryByText('Nothing new to see here yet')).toBeNull();
    storyWorld.current().faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

export const Fault12AStrangersPage = meta.story({
  name: "fault 12: where a stranger's page answers for the server, as in hotels, the reader is told that the server is out of reach",
  parameters: { world: { messages: unreadMessages(3) } },
  beforeEach() {
    storyWorld.current().addFault({
      concerns: ({ path }) => path === feedPath,
      before: () => new Response('<html><body>Welcome! Please sign in to the Wi-Fi.</body></html>'),
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The server could not be reached. Nothing is lost.',
    );
  },
});

export const RowsThatAreNoMessages = meta.story({
  name: 'where no row of an answer is a message the reader is told of a failure, and not that nothing is new',
  parameters: { world: { messages: unreadMessages(3) } },
  beforeEach() {
    storyWorld.current().addFault({
      concerns: ({ path }) => path === feedPath,
      before: () =>
        Response.json({ data: [{ id: 'a', subject: 'Hello' }], page: 0, pageSize: 10, totalCount: 1 }),
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    expect(canvas.queryByText('Nothing new to see here yet')).toBeNull();
  },
});

export const Fault12RefusedForAReason = meta.story({
  name: 'fault 12: a feed that the server refuses for a reason tells it as text',
  parameters: { world: { messages: unreadMessages(3) } },
  beforeEach() {
    storyWorld.current().addFault({
      concerns: ({ path }) => path === feedPath,
      before: () => Response.json({ message: 'Your <b>trial</b> has ended' }, { status: 403 }),
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your <b>trial</b> has ended');
  },
});

export const TheHostsHashFails = meta.story({
  name: "where the host's own hash route fails, the reader is not told that the server is out of reach",
  parameters: { world: { messages: unreadMessages(3) } },
  render: function Hashless() {
    return (
      <StoryInbox getSubscriberHash={() => Promise.reject(new TypeError('Failed to fetch'))}>
        <InboxPanel />
      </StoryInbox>
    );
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', {}, { timeout: 20_000 });
    await expect(alert).toHaveTextContent('This app could not confirm your identity yet.');
    await expect(alert).not.toHaveTextContent('The server');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Fault27RefetchFails = meta.story({
  name: 'fault 27: a refetch that fails keeps the last good rows, and says so',
  play: async ({ canvas }) => {
    const world = storyWorld.current();
    await canvas.findAllByRole('article');
    await waitFor(() => expect(world.sockets).toBe(1));
    failingFor(feedPath, 403)(world);
    world.receive(unread);
    await canvas.findByText('Could not refresh. Showing what was here before.');
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

export const Fault74EventsMissedWhileAway = meta.story({
  name: 'fault 74: what came while the line was down is there after the reconnect',
  play: async ({ canvas }) => {
    const world = storyWorld.current();
    await canvas.findAllByRole('article');
    await waitFor(() => expect(world.sockets).toBe(1));
    world.disconnect();
    world.receive({ ...unread, subject: 'Sent into the void' });
    await canvas.findByRole('article', { name: 'Unread: Sent into the void' }, { timeout: 10_000 });
  },
});

export const Journey2 = meta.story({
  name: 'journey 2: through the feed by its keys, and a message is read',
  parameters: { world: { messages: unreadMessages(5) } },
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('article');
    rows[0]?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(rows[4]).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(rows[0]).toHaveFocus();
    // A feed is one Tab stop and the controls of the row the reader is in, however long it is.
    await expect(rows.filter((row) => row.tabIndex === 0)).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article', { name: /Unread/ })).toHaveLength(4));
  },
});

const secret = 'Only Ada may read this';

function Switching() {
  const [subscriberId, setSubscriberId] = useState('ada');
  return (
    <StoryInbox subscriberId={subscriberId}>
      <button type="button" onClick={() => setSubscriberId('grace')}>
        Sign in as Grace
      </button>
      <InboxPanel />
    </StoryInbox>
  );
}

export const Fault61SubscriberSwitched = meta.story({
  name: 'fault 61: after a switch nothing of the old subscriber is on screen, not even late answers',
  beforeEach: () => {
    const world = storyWorld.current();
    world.setMessages(linked({ subject: secret }), 'ada');
    world.setMessages(linked({ subject: 'For Grace' }), 'grace');
  },
  render: () => <Switching />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const world = storyWorld.current();
    await canvas.findByRole('article', { name: `Unread: ${secret}` });
    const held = holdAnswers(world, feedPath);
    world.receive(unread, 'ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as Grace' }));
    await expect(canvasElement).not.toHaveTextContent(secret);

    const seen = fn();
    const observer = new MutationObserver(() => {
      if (canvasElement.textContent?.includes(secret)) {
        seen();
      }
    });
    observer.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    held.end();
    await canvas.findByRole('article', { name: 'Unread: For Grace' });
    observer.disconnect();
    await expect(seen).not.toHaveBeenCalled();
    await waitFor(() => expect(world.sockets).toBe(1));
  },
});

export const ShowsMoreOfALongText = meta.story({
  parameters: { world: { messages: linked({ content: 'A long text. '.repeat(40) }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await canvas.findByRole('button', { name: 'Show less' });
  },
});

export const OwnRows = meta.story({
  render: () => (
    <StoryInbox>
      <Inbox.Root>
        <h2 id="own">Own rows</h2>
        <Inbox.List>{(message) => <Inbox.Item message={message}>{message.title}</Inbox.Item>}</Inbox.List>
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(3);
  },
});

const withButtons: WireMessage[] = linked({
  subject: 'Deployment needs approval',
  cta: {
    type: 'redirect',
    data: {},
    action: {
      status: 'pending',
      buttons: [
        { type: 'primary', content: 'Approve', resultContent: 'Approved' },
        { type: 'secondary', content: 'Dismiss' },
      ],
      result: {},
    },
  },
});

export const AButtonIsPressedOnce = meta.story({
  name: 'fault 32: a button pressed five times makes one call, and shows what came of it',
  parameters: { world: { messages: structuredClone(withButtons) } },
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    const approve = await canvas.findByRole('button', { name: 'Approve' });
    for (let press = 0; press < 5; press += 1) {
      await userEvent.click(approve);
    }
    await canvas.findByText('Approved');
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await expect(world.requests.filter(({ path }) => path.includes('/actions/'))).toHaveLength(1);
  },
});

export const AButtonThatFails = meta.story({
  parameters: { world: { messages: structuredClone(withButtons) } },
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    const dismiss = await canvas.findByRole('button', { name: 'Dismiss' });
    world.addFault({
      concerns: ({ path }) => path.includes('/actions/'),
      before: () => Response.json({ message: 'No' }, { status: 403 }),
    });
    await userEvent.click(dismiss);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/That was not accepted\. ?No/);
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
});
