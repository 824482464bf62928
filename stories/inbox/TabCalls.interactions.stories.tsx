import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel, InboxPopover, type InboxTab } from '../../src/inbox/index.ts';
import { worldFeeds } from '../../src/mocks/index.ts';
import { passingTime } from './passingTime.ts';
import { readToggle } from './reachRow.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const tabs: readonly InboxTab[] = [
  { tabId: 'all', label: 'All' },
  { tabId: 'mentions', label: 'Mentions', query: { feed: 'mentions' } },
  { tabId: 'unread', label: 'Unread', query: { read: false } },
];

let time: ReturnType<typeof passingTime>;

const meta = preview.meta({
  title: 'Compose/Tabs/Calls/Interactions',
  component: InboxPanel,
  beforeEach() {
    time = passingTime(50);
  },
  parameters: {
    world: {
      messages: unreadMessages(6).map((message, place) => ({
        ...message,
        _feedId: (place % 2 === 0 ? worldFeeds.mentions : worldFeeds.alerts) ?? null,
      })),
    },
  },
});

/** The last parts of the paths that were called since the last time: these, and whatever comes within two further seconds. */
async function calls(...awaited: readonly string[]): Promise<string[]> {
  const world = storyWorld.current();
  await waitFor(() => expect(world.sockets).toBe(1));
  const called = () => world.requests.map(({ path }) => path.split('/').slice(-1).join());
  await waitFor(() => expect(called()).toEqual(expect.arrayContaining([...awaited])));
  await time.passInSteps(2_000);
  const all = called();
  world.requests.splice(0);
  return all;
}

async function findNumbers(all: number, mentions: number): Promise<void> {
  await screen.findByRole('tab', { name: `All ${all} unread` });
  await screen.findByRole('tab', { name: `Mentions ${mentions} unread` });
  await screen.findByRole('tab', { name: `Unread ${all} unread` });
}

/** A message comes and is marked as read, in a panel at rest. */
async function receiveAndMark(click: (element: Element) => Promise<void>): Promise<void> {
  const world = storyWorld.current();
  await findNumbers(6, 3);
  world.receive({ _feedId: worldFeeds.mentions ?? null, subject: 'Mentioned now' });
  const row = await screen.findByRole('article', { name: /Mentioned now/ });
  await findNumbers(7, 4);
  // The count is asked for only where it was fetched so lately that it may contain the message.
  const live = await calls('feed', 'markAs');
  await expect(live.filter((call) => call !== 'count').toSorted()).toEqual(['feed', 'markAs']);
  await expect(live.length).toBeLessThanOrEqual(3);
  await click(await readToggle(row));
  await findNumbers(6, 3);
  await expect(await calls('markAs')).toEqual(['markAs']);
  await findNumbers(6, 3);
}

export const APage = meta.story({
  name: 'a full page with a list, a title and three tabs is seven calls, a live message at most three, and a mark one',
  render: () => (
    <StoryInbox tabs={tabs}>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ userEvent }) => {
    const expected = ['count', 'feed', 'feed', 'initialize', 'markAs', 'organization', 'unread'];
    await expect((await calls(...expected)).toSorted()).toEqual(expected);
    await receiveAndMark(userEvent.click);
  },
});

export const APopover = meta.story({
  name: 'a bell and its panel with three tabs are at most eight calls, a live message at most three, and a mark one',
  render: () => (
    <StoryInbox tabs={tabs}>
      <InboxPopover />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
    const panel = within(await screen.findByRole('dialog'));
    await panel.findAllByRole('article');
    const opening = await calls('feed', 'count', 'markAs', 'organization');
    await expect(opening.length, opening.join()).toBeLessThanOrEqual(8);
    await receiveAndMark(userEvent.click);
  },
});
