import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel, InboxPopover } from '../../src/inbox/index.ts';
import { buildFeed, holdAnswers, worldFeeds } from '../../src/mocks/index.ts';
import { readToggle } from './reachRow.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { tabs } from './stores.ts';
import { loaded } from './told.ts';
import { unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Tabs/Interactions',
  component: InboxPanel,
  render: () => (
    <StoryInbox tabs={tabs}>
      <InboxPanel />
    </StoryInbox>
  ),
});

/** Tabs with a list that marks nothing as seen, as one that is looked at would. */
const unwatched = () => (
  <StoryInbox tabs={tabs}>
    <Inbox.Root>
      <Inbox.Tabs />
      <Inbox.List markSeen="never" />
    </Inbox.Root>
  </StoryInbox>
);

const feedPath = '/widgets/notifications/feed';

export const ShowsTheMessagesOfItsStore = meta.story({
  play: async ({ canvas, userEvent }) => {
    const all = storyWorld.current().messages();
    const [alert] = all.filter(({ _feedId }) => _feedId === worldFeeds.alerts);
    const [mention] = all.filter(({ _feedId }) => _feedId === worldFeeds.mentions);
    await canvas.findByRole('article', { name: new RegExp(String(mention?.subject)) });
    await userEvent.click(canvas.getByRole('tab', { name: /^Alerts/ }));
    await canvas.findByRole('article', { name: new RegExp(String(alert?.subject)) });
    await waitFor(() =>
      expect(canvas.queryByRole('article', { name: new RegExp(String(mention?.subject)) })).toBeNull(),
    );
    await expect(canvas.getByRole('tabpanel', { name: /^Alerts/ })).toBeVisible();
  },
});

export const CountsWhatIsUnread = meta.story({
  name: 'bell and tabs say one number of unread messages, the title leaves it to them, and a tab may count the unseen ones',
  render: () => (
    <StoryInbox
      tabs={[
        { tabId: 'all', label: 'All' },
        { tabId: 'unread', label: 'Unread', query: { read: false }, count: 'unread' },
        { tabId: 'new', label: 'New', count: 'unseen' },
      ]}
    >
      <InboxPopover />
      <Inbox.Root>
        <Inbox.Title />
        <Inbox.Tabs />
        <Inbox.List markSeen="never" />
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    const shows = async (unread: number, unseen: string) => {
      await canvas.findByRole('tab', { name: `All ${unread} unread` });
      await canvas.findByRole('tab', { name: `Unread ${unread} unread` });
      await canvas.findByRole('tab', { name: `New ${unseen}` });
      await expect(
        canvas.getByRole('button', { name: new RegExp(`^Notifications.*${unread} unread`) }),
      ).toBeVisible();
      await expect(canvas.getByRole('heading')).toHaveTextContent(/^Notifications$/);
    };
    await shows(3, '2 new notifications');
    await waitFor(() => expect(world.sockets).toBe(1));
    world.receive({ _feedId: worldFeeds.billing ?? null, subject: 'Invoice due' });
    await shows(4, '3 new notifications');
    const row = await canvas.findByRole('article', { name: /Invoice due/ });
    await userEvent.click(await readToggle(row));
    await shows(3, '2 new notifications');
  },
});

export const SaysOfTooManyThatTheyAreMore = meta.story({
  name: 'a tab that shows 99+ is read out as more than 99, and one of 99 as 99',
  parameters: { world: { messages: 0 } },
  render: unwatched,
  play: async ({ canvas }) => {
    const world = storyWorld.current();
    await waitFor(() => expect(world.sockets).toBe(1));
    const unread = buildFeed(99).map((message) => ({ ...message, read: false }));
    world.setMessages(unread.map((message) => ({ ...message, _feedId: worldFeeds.billing ?? null })));
    world.receive({ _feedId: null });
    await expect(await canvas.findByRole('tab', { name: 'Billing 99 unread' })).toHaveTextContent(
      /^Billing 99(?!\+)/,
    );
    const more = 'Billing more than 99 unread';
    world.receive({ _feedId: worldFeeds.billing ?? null });
    await expect(await canvas.findByRole('tab', { name: more })).toHaveTextContent('99+');
    world.receive({ _feedId: worldFeeds.billing ?? null, subject: 'One more' });
    await canvas.findByRole('article', { name: /One more/ });
    await expect(canvas.getByRole('tab', { name: more })).toHaveTextContent('99+');
    await expect(canvas.queryByRole('tab', { name: /10[01] unread/ })).toBeNull();
  },
});

export const AMarkedMessageIsNotCountedAgain = meta.story({
  name: 'the counts of tabs go down once when a message is marked, and up once when one comes',
  render: unwatched,
  parameters: {
    world: {
      messages: unreadMessages(3).map((message) => ({ ...message, _feedId: worldFeeds.alerts ?? null })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    await loaded();
    const shownTabs = [
      await canvas.findByRole('tab', { name: 'All 3 unread' }),
      await canvas.findByRole('tab', { name: 'Alerts 3 unread' }),
    ];
    await userEvent.click(canvas.getByRole('tab', { name: /^Alerts/ }));
    // What belongs to a tab is known once its messages have come.
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('tab', { name: /^All/ }));
    const [row] = await canvas.findAllByRole('article');
    const counts = shownTabs.map((tab) => {
      const countOf = () => /\d/.exec(tab.textContent ?? '')?.[0];
      const shown = [countOf()];
      const observer = new MutationObserver(() => shown.push(countOf()));
      observer.observe(tab, { childList: true, subtree: true, characterData: true });
      return shown;
    });
    await userEvent.click(await readToggle(row));
    await canvas.findByRole('tab', { name: 'All 2 unread' });
    await canvas.findByRole('tab', { name: 'Alerts 2 unread' });
    await waitFor(() => expect(world.messages().filter(({ read }) => !read)).toHaveLength(2));
    world.receive({ _feedId: worldFeeds.alerts ?? null });
    await canvas.findByRole('tab', { name: 'All 3 unread' });
    await canvas.findByRole('tab', { name: 'Alerts 3 unread' });
    // Each by itself: which of two numbers is drawn a moment before the other is nobody's promise.
    for (const shown of counts) {
      await expect(shown.filter((count, place) => count !== shown[place - 1])).toEqual(['3', '2', '3']);
    }
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('tab', { name: /^All/ });
    all.focus();
    // The arrow points to where the next tab is drawn.
    await userEvent.keyboard(getComputedStyle(all).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Mentions/ })).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: /^Mentions/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Billing/ })).toHaveFocus());
  },
});

export const Fault22ATabThatIsLeftWhileItLoadsShowsNothingInAnother = meta.story({
  name: 'fault 22: each tab shows its own rows only, however late they come',
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    const [alert] = world.messages().filter(({ _feedId }) => _feedId === worldFeeds.alerts);
    const [bill] = world.messages().filter(({ _feedId }) => _feedId === worldFeeds.billing);
    await canvas.findAllByRole('article');
    const held = holdAnswers(world, feedPath);
    await userEvent.click(canvas.getByRole('tab', { name: /^Alerts/ }));
    await userEvent.click(canvas.getByRole('tab', { name: /^Billing/ }));
    const ofBilling = () => held.requests.findIndex(({ query }) => query.get('feedIdentifier') === 'billing');
    await waitFor(() => expect(ofBilling()).toBeGreaterThan(0));
    held.release(ofBilling());
    await canvas.findByRole('article', { name: new RegExp(String(bill?.subject)) });
    held.end();
    await expect(canvas.queryByRole('article', { name: new RegExp(String(alert?.subject)) })).toBeNull();
  },
});

export const TheyComeWithThePopover = meta.story({
  render: () => (
    <StoryInbox tabs={tabs}>
      <InboxPopover />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
    const dialog = await screen.findByRole('dialog');
    // Their code is a chunk of its own; but not a moment later, for then the list would jump.
    await expect(within(dialog).getAllByRole('tab')).toHaveLength(tabs.length);
  },
});

export const AnEmptyPanelIsAStop = meta.story({
  name: 'the panel of an empty tab is a Tab stop, and one with something in it is none',
  parameters: { world: { messages: [] } },
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    await canvas.findByText('Nothing new to see here yet');
    const panel = canvas.getByRole('tabpanel');
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.tab();
    await expect(panel).toHaveFocus();

    await waitFor(() => expect(world.sockets).toBe(1));
    world.receive({ subject: 'Came now' });
    await canvas.findByRole('article', { name: /Came now/ });
    await expect(panel).toHaveAttribute('tabindex', '-1');
  },
});

export const AnEmptyListWithoutTabsIsNoStop = meta.story({
  name: 'an empty list without tabs is no Tab stop',
  parameters: { world: { messages: [] } },
  render: () => (
    <StoryInbox>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Nothing new to see here yet');
    const list = canvasElement.querySelector('[data-carillon="message-list"]');
    await expect(list).toHaveAttribute('tabindex', '-1');
  },
});

const onTabChange = fn();

export const TellsTheHostOnce = meta.story({
  name: 'the host is called once when a tab is opened by a click or a key, and not for the tab that is open',
  render: () => (
    <StoryInbox tabs={tabs}>
      <InboxPanel onTabChange={onTabChange} />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    onTabChange.mockClear();
    const alerts = await canvas.findByRole('tab', { name: /^Alerts/ });
    await userEvent.click(alerts);
    await waitFor(() => expect(alerts).toHaveAttribute('aria-selected', 'true'));
    await expect(onTabChange.mock.calls).toEqual([['alerts']]);
    await userEvent.click(alerts);
    await expect(onTabChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(onTabChange).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('tab', { name: /^All/ }));
    await expect(onTabChange).toHaveBeenCalledTimes(4);
  },
});

export const AsksAHostThatRefusesOnce = meta.story({
  name: 'a host that controls the tab and keeps the old one is asked once for each press',
  render: () => (
    <StoryInbox tabs={tabs}>
      <InboxPanel tabId="all" onTabChange={onTabChange} />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    onTabChange.mockClear();
    const alerts = await canvas.findByRole('tab', { name: /^Alerts/ });
    await userEvent.click(alerts);
    await expect(onTabChange.mock.calls).toEqual([['alerts']]);
    await userEvent.click(alerts);
    await expect(onTabChange.mock.calls).toEqual([['alerts'], ['alerts']]);
    await expect(alerts).toHaveAttribute('aria-selected', 'false');
  },
});
