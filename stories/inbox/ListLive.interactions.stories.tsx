import { useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { buildFeed, worldNow } from '../../src/mocks/index.ts';
import { drawn, isInSight, listOf, topPx } from './feedInSight.ts';
import { ListInPanel } from './ListInPanel.tsx';
import { passingTime } from './passingTime.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unread } from './unreadMessages.ts';
import { VisitedInbox } from './VisitedInbox.tsx';

const meta = preview.meta({
  title: 'Compose/List/Live/Interactions',
  component: Inbox.List,
  args: { groupBy: 'day' },
  parameters: { world: { messages: 10 } },
  render: (args) => <ListInPanel {...args} />,
});

/** Shows the feed, and waits until it is live and its first row as tall as it will be. */
async function liveList(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  const list = listOf(await canvas.findByRole('feed'));
  await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
  await within(list).findAllByRole('button', { name: 'Show more' });
  // A text that needs the parser is drawn without it first, and not as high.
  await waitFor(() => expect(list.querySelector('blockquote')).not.toBeNull());
  await drawn();
  return list;
}

export const AtTheTopNewRowsComeIn = meta.story({
  play: async ({ canvas }) => {
    const list = await liveList(canvas);
    storyWorld.current().receive({ ...unread, subject: 'Just in' });
    const row = await canvas.findByRole('article', { name: 'Unread: Just in' });
    await waitFor(() => expect(isInSight(row)).toBe(true));
    await expect(list.scrollTop).toBe(0);
    await expect(canvas.queryByRole('button', { name: /new notification/ })).toBeNull();
  },
});

export const FurtherDownTheRowsStay = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const world = storyWorld.current();
    const list = await liveList(canvas);
    const said = canvasElement.querySelector('[role="status"][data-carillon="announcement"]');
    list.scrollTop = 150;
    const row = within(list).getAllByRole('article').find(isInSight);
    const before = topPx(row);

    world.receive({ ...unread, subject: 'Just in' });
    await canvas.findByRole('button', { name: '1 new notification' });
    await waitFor(() => expect(topPx(row)).toBe(before));
    // The message is what is said, and not the rows as well.
    await waitFor(() => expect(said).toHaveTextContent('New: Just in'));
    world.receive({ ...unread, subject: 'Just in, too' });
    const pill = await canvas.findByRole('button', { name: '2 new notifications' });
    await waitFor(() => expect(topPx(row)).toBe(before));

    await userEvent.click(pill);
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Unread: Just in, too' })).toHaveFocus());
    await expect(list.scrollTop).toBe(0);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new notification/ })).toBeNull());
  },
});

export const AtTheTopTheReadersRowStays = meta.story({
  name: 'fault 88: the row that has the focus does not move when others come above it',
  play: async ({ canvas }) => {
    const list = await liveList(canvas);
    const second = within(list).getAllByRole('article')[1];
    second?.focus();
    const before = topPx(second);
    storyWorld.current().receive({ ...unread, subject: 'Just in' });
    await canvas.findByRole('button', { name: '1 new notification' });
    await waitFor(() => expect(topPx(second)).toBe(before));
    await expect(second).toHaveFocus();
  },
});

export const ThePillGoesAtTheTop = meta.story({
  play: async ({ canvas }) => {
    const list = await liveList(canvas);
    list.scrollTop = 150;
    storyWorld.current().receive({ ...unread, subject: 'Just in' });
    await canvas.findByRole('button', { name: '1 new notification' });
    list.scrollTop = 0;
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new notification/ })).toBeNull());
  },
});

export const SaysHowManyCame = meta.story({
  name: 'fault 89: a burst of new messages is announced a few times, with the right count at the end',
  play: async ({ canvas, canvasElement }) => {
    const list = await liveList(canvas);
    list.scrollTop = 150;
    const said = canvasElement.querySelector('[role="status"][data-carillon="announcement"]');
    const spoken: string[] = [];
    const observer = new MutationObserver(() => spoken.push(said?.textContent ?? ''));
    observer.observe(said ?? canvasElement, { childList: true, characterData: true, subtree: true });
    for (let count = 0; count < 8; count += 1) {
      storyWorld.current().receive({ ...unread, subject: `Message ${count}` });
    }
    await canvas.findByRole('button', { name: '8 new notifications' });
    await waitFor(() => expect(spoken.at(-1)).toBe('11 unread'));
    observer.disconnect();
    await expect(spoken.length).toBeLessThanOrEqual(12);
  },
});

export const AtTheEndTheRowsStay = meta.story({
  play: async ({ canvas }) => {
    const list = await liveList(canvas);
    list.scrollTop = list.scrollHeight;
    await drawn();
    const [first, ...others] = within(list).getAllByRole('article');
    const last = others.at(-1);
    const before = topPx(last);
    storyWorld.current().removeElsewhere(first?.dataset.messageId ?? '');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(topPx(last)).toBe(before));
  },
});

function GrowingRows(props: Inbox.ListProps) {
  const [tall, setTall] = useState(false);
  return (
    <StoryInbox>
      <button type="button" onClick={() => setTall(true)}>
        Grow
      </button>
      <InboxPanel>
        <Inbox.List {...props}>
          {(message) => (
            <Inbox.Item message={message}>
              <div style={{ blockSize: tall ? 300 : 100 }}>
                <Inbox.ItemTitle />
              </div>
            </Inbox.Item>
          )}
        </Inbox.List>
      </InboxPanel>
    </StoryInbox>
  );
}

export const WhatAHeadingCoversMayGrow = meta.story({
  name: 'the first row that is to be seen stays, and not one that only its heading covers',
  render: (args) => <GrowingRows {...args} />,
  play: async ({ canvas, userEvent }) => {
    const list = listOf(await canvas.findByRole('feed'));
    const [first, second] = within(list).getAllByRole('article');
    list.scrollTop = (first?.getBoundingClientRect().bottom ?? 0) - list.getBoundingClientRect().top - 16;
    await drawn();
    const before = topPx(second);
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await expect(topPx(second)).toBe(before);
  },
});

/** A row of the same day as what comes above it is still the same row. */
export const RowsKeepTheirState = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await liveList(canvas);
    const [button] = await within(list).findAllByRole('button', { name: 'Show more' });
    await userEvent.click(button ?? document.body);
    const open = within(list).getByRole('button', { name: 'Show less' });
    storyWorld.current().receive({ ...unread, subject: 'Just in' });
    await canvas.findByRole('article', { name: 'Unread: Just in' });
    await expect(open).toBeVisible();
  },
});

function Hiding(props: Inbox.ListProps) {
  const [hidden, setHidden] = useState(false);
  return (
    <StoryInbox>
      <button type="button" onClick={() => setHidden(!hidden)}>
        {hidden ? 'Back to the feed' : 'To something else'}
      </button>
      <div hidden={hidden}>
        <InboxPanel>
          <Inbox.List {...props} />
        </InboxPanel>
      </div>
    </StoryInbox>
  );
}

/** As it is behind the preferences: nothing has a height there. */
export const HiddenTheRowsKeepTheirPlace = meta.story({
  render: (args) => <Hiding {...args} />,
  play: async ({ canvas, userEvent }) => {
    const list = await liveList(canvas);
    list.scrollTop = 150;
    await drawn();
    const row = within(list).getAllByRole('article').find(isInSight);
    const before = topPx(row);
    await userEvent.click(canvas.getByRole('button', { name: 'To something else' }));
    storyWorld.current().receive({ ...unread, subject: 'Just in' });
    await within(list).findByText('Just in');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the feed' }));
    await canvas.findByRole('button', { name: '1 new notification' });
    await waitFor(() => expect(topPx(row)).toBe(before));
  },
});

const dividerWords = 'New since your last visit';
/** In the divider, and not in a row, which says it too. */
const inDivider = { selector: '[data-carillon="visit-divider"] *' };

export const TheDivider = meta.story({
  render: (args) => (
    <VisitedInbox>
      <Inbox.List {...args} />
    </VisitedInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    await liveList(canvas);
    await expect(canvas.queryByText(dividerWords, inDivider)).toBeNull();

    // What comes while the reader is there is no news at the next visit.
    world.receive({ ...unread, subject: 'Came during the visit' });
    await canvas.findByRole('article', { name: 'Unread: Came during the visit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    world.receive({ ...unread, subject: 'Came after it', createdAt: later(1) });
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));

    const fresh = await canvas.findByRole('article', { name: 'Unread: Came after it' });
    const divider = await canvas.findByText(dividerWords, inDivider);
    await expect(fresh).toHaveAccessibleDescription(new RegExp(`^${dividerWords} `));
    const known = canvas.getByRole('article', { name: 'Unread: Came during the visit' });
    await expect(known).not.toHaveAccessibleDescription(new RegExp(dividerWords));
    await expect(order(fresh, divider, known)).toBe(true);

    // It stays where it is while the reader is there.
    await waitFor(() => expect(world.sockets).toBe(1));
    world.receive({ ...unread, subject: 'Came just now', createdAt: later(2) });
    const latest = await canvas.findByRole('article', { name: 'Unread: Came just now' });
    await expect(order(latest, fresh, canvas.getByText(dividerWords, inDivider), known)).toBe(true);

    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await canvas.findByRole('article', { name: 'Unread: Came just now' });
    await expect(canvas.queryByText(dividerWords, inDivider)).toBeNull();
  },
});

export const TheDividerWithoutStorage = meta.story({
  name: 'fault 57, 80: the last visit is known without a storage, and its key in a storage identifies no subscriber',
  render: (args) => (
    <VisitedInbox>
      <Inbox.List {...args} />
    </VisitedInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    const setItem = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full');
    });
    await liveList(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(visitKeys(setItem.mock.calls)).not.toHaveLength(0));
    await expect(visitKeys(setItem.mock.calls).join()).not.toContain(world.subscriberId);
    await expect(visitKeys(setItem.mock.calls).join()).not.toContain(world.applicationIdentifier);
    setItem.mockRestore();
    world.receive({ ...unread, subject: 'Came after it', createdAt: later(1) });
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await canvas.findByText(dividerWords, inDivider);
  },
});

function visitKeys(calls: readonly (readonly string[])[]): string[] {
  return calls.flatMap(([key = '']) => (key.includes('visit') ? key : []));
}

/** A time after the world's now, which the server's clock has reached and the device's may not have. */
function later(seconds: number): string {
  return new Date(worldNow + seconds * 1_000).toISOString();
}

/** Whether these stand one below the other. */
function order(...elements: readonly Element[]): boolean {
  return elements.every((element, index) => {
    const next = elements[index + 1];
    return (
      next === undefined || (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  });
}

let time: ReturnType<typeof passingTime>;

export const Fault43ASteadyStreamOnASlowLine = meta.story({
  name: 'fault 43: a next page comes on a slow line too, while counts change without a gap',
  parameters: { world: { messages: buildFeed(14) } },
  beforeEach() {
    time = passingTime(50);
  },
  play: async ({ canvas }) => {
    const world = storyWorld.current();
    await canvas.findAllByRole('article');
    await waitFor(() => expect(world.sockets).toBe(1));
    // Longer than events may hold each other back, so that the next refetch is asked for while one is on its way.
    world.addFault({
      concerns: ({ path }) => path === '/widgets/notifications/feed',
      before: () => new Promise((resolve) => setTimeout(resolve, 1_300)),
    });
    const known = world.requests.length;
    for (let unreadCount = 1; canvas.getAllByRole('article').length < 14; unreadCount += 1) {
      await expect(unreadCount).toBeLessThan(100);
      world.announce('unread_count_changed', { unreadCount });
      if (world.requests.length > known) {
        // One refetch is on its way, and another one will be before the page can come.
        canvas.getAllByRole('article').at(-1)?.scrollIntoView();
      }
      time.pass(90);
      await drawn();
    }
  },
});
