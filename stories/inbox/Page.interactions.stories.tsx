import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import type { InboxMessage } from '../../src/data/index.ts';
import { Inbox, InboxPage, type InboxPageProps } from '../../src/features/index.ts';
import { inMemory } from './inMemory.ts';
import { isReadMark, readerActs } from './readerActs.ts';
import { StoryInbox, type StoryInboxProps } from './StoryInbox.tsx';
import { tabs } from './stores.ts';
import { unreadMessages } from './unreadMessages.ts';

/** Linked messages with titles that differ. */
const messages = unreadMessages(30).map((one, place) => ({
  ...one,
  subject: `Message ${place + 1}`,
  content: `Text ${place + 1}`,
  cta: { ...one.cta, data: { url: `/page/${place + 1}` }, action: { ...one.cta.action, buttons: [] } },
}));
const idAt = (place: number) => messages[place]?._id;

interface PageStoryProps extends InboxPageProps {
  inlineSize?: number;
  provider?: Partial<StoryInboxProps>;
}

const navigate = fn<(url: string) => void>();
const onMessageClick = fn<(message: InboxMessage) => void>();

function PageStory({ inlineSize = 1100, provider, ...page }: PageStoryProps) {
  return (
    <StoryInbox
      tabs={tabs}
      navigate={navigate}
      onMessageClick={onMessageClick}
      undoMs={600_000}
      {...provider}
    >
      <div style={{ inlineSize, blockSize: 520 }}>
        <InboxPage {...page} />
      </div>
    </StoryInbox>
  );
}

const meta = preview.meta({
  title: 'Features/Page/Interactions',
  component: PageStory,
  tags: ['!autodocs'],
  args: { onMessageChange: fn(), onTabChange: fn() },
  parameters: { layout: 'fullscreen', world: { messages } },
  beforeEach() {
    navigate.mockReset();
    onMessageClick.mockReset();
  },
});

type Canvas = StoryContext['canvas'];

const pane = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Notification' }));
const row = (canvas: Canvas, place: number) =>
  canvas.findByRole('article', { name: new RegExp(`^(Unread: )?Message ${place}$`) });
/** The row, and not the open message of the same name. */
const rowOf = async (canvas: Canvas, place: number) => {
  const feed = within(await canvas.findByRole('feed'));
  return feed.findByRole('article', { name: new RegExp(`^(Unread: )?Message ${place}$`) });
};
const shownTitle = (canvas: Canvas, place: number) =>
  pane(canvas).findByRole('heading', { name: `Message ${place}` });
const list = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-carillon="message-list"]') as HTMLElement;
const calledOnce = async (host: unknown, given: unknown) => {
  await expect(host).toHaveBeenCalledTimes(1);
  await expect(host).toHaveBeenCalledWith(given);
};
const marked = () => storyWorld.current().requests.filter(isReadMark);

export const ARowOpensBesideTheList = meta.story({
  name: 'a click on a row opens its message beside the list, marks it as read, and follows no link',
  play: async ({ canvas, userEvent, args }) => {
    const second = await row(canvas, 2);
    await expect(canvas.getByText('Choose a notification')).toBeVisible();
    await userEvent.click(second);
    await shownTitle(canvas, 2);
    await expect(pane(canvas).getByText('Text 2')).toBeVisible();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await calledOnce(args.onMessageChange, idAt(1));
    await expect(onMessageClick).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(marked()).toHaveLength(1));
    await userEvent.click(await rowOf(canvas, 1));
    await shownTitle(canvas, 1);
    await waitFor(() => expect(marked()).toHaveLength(2));
    await expect(second).not.toHaveAttribute('aria-current');
    await expect(readerActs()).toHaveLength(2);
    await expect(navigate).not.toHaveBeenCalled();
    await expect(args.onTabChange).not.toHaveBeenCalled();
  },
});

export const ARowOpensBesideTheListInMemory = ARowOpensBesideTheList.extend({
  parameters: inMemory,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await row(canvas, 2));
    await shownTitle(canvas, 2);
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const TheWayToItsPage = meta.story({
  name: 'the link of an open message goes by the router of the host, and a click for a new tab does not',
  args: { defaultMessageId: idAt(0) },
  play: async ({ canvas, userEvent }) => {
    await shownTitle(canvas, 1);
    const link = pane(canvas).getByRole('link', { name: 'Open' });
    await userEvent.keyboard('{Control>}');
    await userEvent.click(link);
    await userEvent.keyboard('{/Control}');
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(link);
    await calledOnce(navigate, '/page/1');
    await expect(pane(canvas).getByRole('heading', { name: 'Message 1' })).toBeVisible();
  },
});

export const ANewTabOpensNothing = meta.story({
  name: 'a click on a row that opens a new tab opens nothing beside the list',
  play: async ({ canvas, userEvent, args }) => {
    const first = within(await row(canvas, 1));
    await userEvent.keyboard('{Control>}');
    await userEvent.click(first.getByRole('link', { name: /Message 1/ }));
    await userEvent.keyboard('{/Control}');
    await waitFor(() => expect(marked()).toHaveLength(1));
    await expect(args.onMessageChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('Choose a notification')).toBeVisible();
  },
});

export const TheHostShowsItItself = meta.story({
  name: 'a host that prevents a click shows the message itself: nothing opens beside the list',
  args: { provider: { onMessageClick: (_, event) => event.preventDefault() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await row(canvas, 1));
    await waitFor(() => expect(marked()).toHaveLength(1));
    await expect(args.onMessageChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('Choose a notification')).toBeVisible();
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const KeyboardOnly = meta.story({
  name: 'Enter opens a message and leaves the focus on its row; Escape in the message leads back to it, and on it closes the message',
  play: async ({ canvas, userEvent, args }) => {
    const first = await row(canvas, 1);
    first.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const second = await rowOf(canvas, 2);
    await shownTitle(canvas, 2);
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await shownTitle(canvas, 3);
    await expect(await rowOf(canvas, 3)).toHaveFocus();
    pane(canvas).getByRole('link', { name: 'Open' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(await rowOf(canvas, 3)).toHaveFocus();
    await expect(canvas.getByText('Choose a notification')).toBeVisible();
    await expect(args.onMessageChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.keyboard('{Enter}');
    await shownTitle(canvas, 3);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Choose a notification')).toBeVisible();
    await expect(await rowOf(canvas, 3)).toHaveFocus();
    await expect(args.onMessageChange).toHaveBeenCalledTimes(5);
    // Nothing is open any more, so the key is left to the page.
    await userEvent.keyboard('{Escape}');
    await expect(args.onMessageChange).toHaveBeenCalledTimes(5);
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const EscapeEndsASelectionFirst = meta.story({
  name: 'Escape first ends the selection, and then closes the message',
  args: { defaultMessageId: idAt(0) },
  play: async ({ canvas, userEvent }) => {
    await shownTitle(canvas, 1);
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await canvas.findByRole('checkbox', { name: 'Select all' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Select all' })).toBeNull());
    await expect(pane(canvas).getByRole('heading', { name: 'Message 1' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Choose a notification')).toBeVisible();
  },
});

const phone = { inlineSize: 360 };

export const APhoneFindsThePlaceAgain = meta.story({
  name: 'on a phone a message takes the place of the list, and the way back finds the row where it was, with the focus on it',
  args: phone,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await row(canvas, 1);
    await expect(canvas.queryByText('Choose a notification')).not.toBeVisible();
    const element = list(canvasElement);
    const seventh = await row(canvas, 7);
    seventh.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(element.scrollTop).toBeGreaterThan(0));
    const placePx = element.scrollTop;
    await userEvent.click(seventh);
    await shownTitle(canvas, 7);
    await expect(element).not.toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('article')).toHaveFocus();
    await userEvent.click(pane(canvas).getByRole('button', { name: 'Back to the list' }));
    await expect(element).toBeVisible();
    await expect(await row(canvas, 7)).toHaveFocus();
    await expect(Math.abs(element.scrollTop - placePx)).toBeLessThan(2);
    await expect(canvas.queryByRole('heading', { name: 'Message 7' })).toBeNull();
    // And by keys.
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await shownTitle(canvas, 8);
    await expect(canvas.getByRole('article')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await row(canvas, 8)).toHaveFocus();
    await expect(args.onMessageChange).toHaveBeenCalledTimes(4);
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const ADeepLink = meta.story({
  name: 'a link to a message that is not among the first ones finds it some pages back, marks it once, and takes no focus',
  args: { defaultMessageId: idAt(23) },
  play: async ({ canvas, args }) => {
    await shownTitle(canvas, 24);
    await waitFor(() => expect(marked()).toHaveLength(1));
    await expect(readerActs()).toHaveLength(1);
    await expect(document.body).toHaveFocus();
    await expect(args.onMessageChange).not.toHaveBeenCalled();
    await expect(pane(canvas).queryByText('This notification is no longer here')).toBeNull();
    await expect((await rowOf(canvas, 24)).getAttribute('aria-current')).toBe('true');
  },
});

export const ADeepLinkOnAPhone = meta.story({
  name: 'a link to a message opens it on a phone, and the way back leads to its row',
  args: { ...phone, defaultMessageId: idAt(23) },
  play: async ({ canvas, userEvent }) => {
    await shownTitle(canvas, 24);
    await userEvent.click(pane(canvas).getByRole('button', { name: 'Back to the list' }));
    await expect(await row(canvas, 24)).toHaveFocus();
    await expect(await row(canvas, 24)).toBeVisible();
  },
});

export const TooFarBack = meta.story({
  name: 'a message that is further back is looked for when the reader asks, and only then said to be gone',
  args: { defaultMessageId: 'removed-long-ago' },
  parameters: { world: { messages: unreadMessages(75) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await pane(canvas).findByRole('button', { name: 'Show older notifications' }));
    await pane(canvas).findByText('This notification is no longer here');
    await expect(marked()).toHaveLength(0);
    const pages = storyWorld.current().requests.filter(({ path }) => path.includes('/notifications/feed'));
    await expect(pages.length).toBeGreaterThanOrEqual(8);
  },
});

export const RemovedElsewhere = meta.story({
  name: 'a message that is removed elsewhere is said to be gone, and a focus in it is not lost',
  args: { defaultMessageId: idAt(1) },
  play: async ({ canvas, userEvent }) => {
    await shownTitle(canvas, 2);
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    pane(canvas).getByRole('link', { name: 'Open' }).focus();
    storyWorld.current().removeElsewhere(idAt(1) ?? '');
    await pane(canvas).findByText('This notification is no longer here');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Notification' })).toHaveFocus());
    await userEvent.click(pane(canvas).getByRole('button', { name: 'Back to the list' }));
    await expect(canvas.getByText('Choose a notification')).toBeVisible();
    await waitFor(() => expect(document.activeElement?.closest('[role="feed"]')).not.toBeNull());
  },
});

export const RemovedHere = meta.story({
  name: 'a message that the reader removes makes room for the list, with the focus on the next row, and can be had back',
  args: { ...phone, defaultMessageId: idAt(1) },
  play: async ({ canvas, userEvent, args }) => {
    await shownTitle(canvas, 2);
    await userEvent.click(pane(canvas).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove message' }));
    await waitFor(async () => expect(await row(canvas, 3)).toHaveFocus());
    await expect(canvas.queryByRole('article', { name: /Message 2$/ })).toBeNull();
    await calledOnce(args.onMessageChange, undefined);
    await userEvent.keyboard('{Control>}z{/Control}');
    await row(canvas, 2);
    await expect(await row(canvas, 3)).toHaveFocus();
    await expect(readerActs().filter((call) => !isReadMark(call))).toEqual([]);
  },
});

export const MarkedAsUnread = meta.story({
  name: 'a message that the reader marks as unread while it is open stays unread',
  args: { defaultMessageId: idAt(0) },
  play: async ({ canvas, userEvent }) => {
    await shownTitle(canvas, 1);
    await userEvent.click(await pane(canvas).findByRole('button', { name: 'Mark as unread' }));
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(false));
    await expect(pane(canvas).getByRole('button', { name: 'Mark as read' })).toHaveFocus();
    await waitFor(() => expect(marked()).toHaveLength(1));
  },
});

const asking = messages.slice(0, 3).map((one, place) =>
  place > 0
    ? one
    : {
        ...one,
        cta: {
          ...one.cta,
          action: {
            status: 'pending' as const,
            buttons: [{ type: 'primary' as const, content: 'Approve', resultContent: 'Approved' }],
            result: {},
          },
        },
      },
);

export const ASendersButton = meta.story({
  name: 'a sender’s button in the pane is pressed once, its result is in the row too, and the focus stays with the message',
  args: { defaultMessageId: idAt(0) },
  parameters: { world: { messages: asking } },
  play: async ({ canvas, userEvent }) => {
    await shownTitle(canvas, 1);
    await userEvent.click(await pane(canvas).findByRole('button', { name: 'Approve' }));
    await pane(canvas).findByText('Approved');
    await within(await rowOf(canvas, 1)).findByText('Approved');
    await waitFor(() => expect(pane(canvas).getByRole('article')).toHaveFocus());
    await expect(readerActs().filter(({ path }) => path.includes('/actions/'))).toHaveLength(1);
  },
});

function OwnMessage({ message }: { message: InboxMessage }) {
  return (
    <>
      <p>Drawn by the host</p>
      <Inbox.ItemTitle />
      <Inbox.ItemAnswers />
      <p>{message.title}</p>
    </>
  );
}

function Broken(): never {
  throw new Error('The host made a mistake');
}

export const OwnKinds = meta.story({
  name: 'a host draws the messages of a kind, and where that fails the ready-made look is shown',
  args: {
    defaultMessageId: idAt(0),
    messages: { own: OwnMessage, broken: Broken },
  },
  parameters: {
    world: {
      messages: asking.map((one, place) => ({
        ...one,
        templateIdentifier: ['own', 'broken', 'other'][place],
      })),
    },
  },
  beforeEach() {
    const hear = (event: ErrorEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('error', hear, { capture: true });
    return () => window.removeEventListener('error', hear, { capture: true });
  },
  play: async ({ canvas, userEvent }) => {
    await pane(canvas).findByText('Drawn by the host');
    await expect(pane(canvas).queryByRole('heading')).toBeNull();
    await expect(pane(canvas).getByRole('article')).toHaveAccessibleName('Message 1');
    await userEvent.click(pane(canvas).getByRole('link', { name: 'Message 1' }));
    await calledOnce(navigate, '/page/1');
    await userEvent.click(await rowOf(canvas, 2));
    await shownTitle(canvas, 2);
    await userEvent.click(await rowOf(canvas, 3));
    await shownTitle(canvas, 3);
  },
});

export const TooLong = meta.story({
  name: 'an id that is longer than any of a message opens nothing, and no page is looked through for it',
  args: { messageId: 'x'.repeat(5000) },
  play: async ({ canvas, userEvent, args }) => {
    const first = await row(canvas, 1);
    await expect(canvas.queryByText('This notification is no longer here')).toBeNull();
    await userEvent.click(first);
    await shownTitle(canvas, 1);
    await expect(args.onMessageChange).toHaveBeenCalledTimes(1);
    const pages = storyWorld.current().requests.map(({ query }) => Number(query.get('page')));
    await expect(Math.max(...pages)).toBeLessThan(2);
  },
});

function InAddress(props: PageStoryProps) {
  const [address, setAddress] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setAddress(undefined)}>
        Browser’s Back
      </button>
      <button type="button" onClick={() => setAddress(idAt(4))}>
        Link to the fifth
      </button>
      <PageStory {...props} messageId={address} onMessageChange={setAddress} />
    </>
  );
}

export const TheHostKeepsIt = meta.story({
  name: 'a host keeps the open message in its address: links open it, and the browser’s Back closes it',
  render: (args) => <InAddress {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await row(canvas, 2));
    await shownTitle(canvas, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Link to the fifth' }));
    await shownTitle(canvas, 5);
    await expect(canvas.getByRole('button', { name: 'Link to the fifth' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Browser’s Back' }));
    await expect(canvas.getByText('Choose a notification')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Browser’s Back' })).toHaveFocus();
  },
});

export const Tabs = meta.story({
  name: 'a tab shows its count and its messages, ends a selection, and leaves the open message',
  args: { defaultMessageId: idAt(0) },
  play: async ({ canvas, userEvent, args }) => {
    await shownTitle(canvas, 1);
    const sidebar = within(canvas.getByRole('navigation', { name: 'Notifications' }));
    await expect(sidebar.getByRole('button', { current: true })).toHaveAccessibleName(/^All 29\b/);
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await canvas.findByRole('checkbox', { name: 'Select all' });
    await userEvent.click(sidebar.getByRole('button', { name: /^Mentions/ }));
    await calledOnce(args.onTabChange, 'mentions');
    await expect(sidebar.getByRole('button', { current: true })).toHaveAccessibleName(/^Mentions/);
    await expect(canvas.queryByRole('checkbox', { name: 'Select all' })).toBeNull();
    await expect(pane(canvas).getByRole('heading', { name: 'Message 1' })).toBeVisible();
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
    await expect(args.onMessageChange).not.toHaveBeenCalled();
  },
});

export const Settings = meta.story({
  name: 'the settings take the place of the list, and a tab leads back to it',
  play: async ({ canvas, userEvent }) => {
    await row(canvas, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await canvas.findByRole('heading', { name: 'Settings' });
    await expect(canvas.queryByRole('feed')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Mentions/ }));
    await canvas.findByRole('feed');
    await expect(canvas.queryByRole('heading', { name: 'Settings' })).toBeNull();
  },
});
