import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { buildFeed, failingFor, noSocket, type WorldRequest } from '../../src/mocks/index.ts';
import { drawn } from './feedInSight.ts';
import { readToggle } from './reachRow.ts';
import { StoryInbox } from './StoryInbox.tsx';

const feedPath = '/widgets/notifications/feed';

const meta = preview.meta({
  title: 'Compose/List/Focus/Interactions',
  component: Inbox.List,
  parameters: { world: { messages: buildFeed(3) } },
  render: (args) => (
    <StoryInbox>
      <InboxPanel>
        <Inbox.List {...args} />
      </InboxPanel>
    </StoryInbox>
  ),
});

type Canvas = { findAllByRole: (role: string) => Promise<HTMLElement[]> };

/** The rows, once the feed is live. */
async function liveRows(canvas: Canvas): Promise<readonly [HTMLElement, HTMLElement, HTMLElement]> {
  const [first, second, third] = await canvas.findAllByRole('article');
  await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('The feed of this story has three rows');
  }
  return [first, second, third];
}

function lastRow(canvas: { getAllByRole: (role: string) => HTMLElement[] }): HTMLElement {
  return canvas.getAllByRole('article').at(-1) ?? document.body;
}

function removeElsewhere(row: HTMLElement): void {
  storyWorld.current().removeElsewhere(row.dataset.messageId ?? '');
}

export const TheNextRowTakesTheFocus = meta.story({
  name: 'fault 88: when the row with the focus goes, the next one has it, else the one before',
  play: async ({ canvas }) => {
    const [first, second, third] = await liveRows(canvas);
    second.focus();
    removeElsewhere(second);
    await waitFor(() => expect(third).toHaveFocus());
    removeElsewhere(third);
    await waitFor(() => expect(first).toHaveFocus());
    removeElsewhere(first);
    await waitFor(() =>
      expect(canvas.getByText('Nothing new to see here yet', { selector: 'p' }).parentElement).toHaveFocus(),
    );
  },
});

export const AFocusInsideARow = meta.story({
  name: 'fault 88: the same for a button of the row',
  play: async ({ canvas }) => {
    const [first, second] = await liveRows(canvas);
    (await readToggle(first)).focus();
    removeElsewhere(first);
    await waitFor(() => expect(second).toHaveFocus());
  },
});

export const AFocusElsewhereStays = meta.story({
  name: 'fault 88: removing a row does not move a focus that is elsewhere',
  render: (args) => (
    <StoryInbox>
      <button type="button">Something of the host</button>
      <InboxPanel>
        <Inbox.List {...args} />
      </InboxPanel>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    const [first] = await liveRows(canvas);
    first.focus();
    const elsewhere = canvas.getByRole('button', { name: 'Something of the host' });
    elsewhere.focus();
    removeElsewhere(first);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(elsewhere).toHaveFocus();
  },
});

export const FromTheButtonToTheNewRows = meta.story({
  name: 'fault 88: after a press on "Load more" the focus is on the first new row',
  parameters: { world: { messages: buildFeed(14) } },
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    await canvas.findAllByRole('article');
    const refuse = world.addFault({
      concerns: ({ path, query }) => path === feedPath && query.get('page') === '1',
      before: () => Response.json({ message: 'No' }, { status: 403 }),
    });
    canvas.getAllByRole('article').at(-1)?.scrollIntoView();
    const again = await canvas.findByRole('button', { name: 'Try again' });
    again.focus();
    refuse();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(14));
    await waitFor(() => expect(canvas.getAllByRole('article')[10]).toHaveFocus());
  },
});

/** How much of the focused element is in sight, from 0 to 1. */
function shareInSight(): number {
  const focused = document.activeElement;
  const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {};
  const list = focused?.closest('[data-carillon="message-list"]')?.getBoundingClientRect();
  const inList = Math.min(bottom, list?.bottom ?? 0) - Math.max(top, list?.top ?? 0);
  return Math.max(0, inList) / (bottom - top);
}

const isNextPage = ({ path, query }: WorldRequest) => path === feedPath && query.get('page') !== '0';

const showOlder = { name: 'Show older notifications' };

/** Presses Tab until an element has the focus, through the controls of one row. */
async function tabTo(userEvent: { tab: () => Promise<void> }, element: HTMLElement): Promise<void> {
  for (let stops = 0; stops < 20 && document.activeElement !== element; stops += 1) {
    await userEvent.tab();
  }
  await expect(element).toHaveFocus();
}

export const TabToTheEndOfALongFeed = meta.story({
  name: 'WCAG 2.4.7, 2.4.11: Tab past the last row leads to "Show older", which stays in sight and loads when it is pressed, to the end of a long feed',
  parameters: { world: { messages: buildFeed(75) } },
  play: async ({ canvas, userEvent }) => {
    const { requests } = storyWorld.current();
    (await canvas.findAllByRole('article'))[0]?.focus();
    const older = canvas.getByRole('button', showOlder);
    while (older.isConnected) {
      await tabTo(userEvent, older);
      // A page that was on its way may still come; no other is asked for.
      await waitFor(() => expect(older).not.toHaveAttribute('aria-busy', 'true'));
      const asked = requests.filter(isNextPage).length;
      await drawn();
      await expect(older).toHaveFocus();
      await expect(shareInSight()).toBe(1);
      await expect(older).not.toHaveAttribute('aria-busy', 'true');
      await expect(requests.filter(isNextPage)).toHaveLength(asked);

      const place = Number(lastRow(canvas).getAttribute('aria-posinset'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', String(place + 1)));
      await waitFor(() => expect(shareInSight()).toBeGreaterThan(0.5));
    }
    await expect(lastRow(canvas)).toHaveAttribute('aria-setsize', '75');
  },
});

export const APageThatComesWhileItsButtonHasTheFocus = meta.story({
  name: 'WCAG 2.4.7, 2.4.11: "Show older" with the focus stays in sight when a page comes that was on its way, and asks for no other',
  // Without a live connection, which fetches the feed too when it opens.
  parameters: { world: { messages: buildFeed(45), scenarios: [noSocket] } },
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    (await canvas.findAllByRole('article'))[0]?.focus();
    let answer = () => {};
    const held = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    world.addFault({ concerns: isNextPage, before: () => held });
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(world.requests.filter(isNextPage)).toHaveLength(1));
    const older = canvas.getByRole('button', showOlder);
    await tabTo(userEvent, older);
    const place = Number(lastRow(canvas).getAttribute('aria-posinset'));
    answer();
    await waitFor(() => expect(Number(lastRow(canvas).getAttribute('aria-posinset'))).toBeGreaterThan(place));
    await drawn();
    await expect(older).toHaveFocus();
    await expect(shareInSight()).toBe(1);
    await expect(world.requests.filter(isNextPage)).toHaveLength(1);
  },
});

export const APressThatIsCutOff = meta.story({
  name: 'a press on "Try again" whose page takes long loads it all the same when everything is asked for again',
  parameters: { world: { messages: buildFeed(14) } },
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    await canvas.findAllByRole('article');
    await waitFor(() => expect(world.sockets).toBe(1));
    const refuse = world.addFault({
      concerns: isNextPage,
      before: () => Response.json({ message: 'No' }, { status: 403 }),
    });
    canvas.getAllByRole('article').at(-1)?.scrollIntoView();
    const again = await canvas.findByRole('button', { name: 'Try again' });
    refuse();
    let answer = () => {};
    const held = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    const hold = world.addFault({ concerns: isNextPage, before: () => held });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(world.requests.filter(isNextPage).length).toBeGreaterThan(1));
    hold();
    const firstPages = () => world.requests.filter((one) => one.path === feedPath && !isNextPage(one)).length;
    const before = firstPages();
    // All is asked for again once it is back, and the page goes on.
    world.disconnect();
    await waitFor(() => expect(firstPages()).toBeGreaterThan(before));
    answer();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(14));
    await expect(world.requests.filter(isNextPage)).toHaveLength(2);
    await expect(canvas.queryByText('Older notifications could not be loaded.')).toBeNull();
  },
});

export const FromTheErrorToTheRows = meta.story({
  name: 'fault 88: after a press on "Try again" the focus is on the first row',
  parameters: { world: { messages: buildFeed(3), scenarios: [failingFor(feedPath, 403)] } },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Try again' })).focus();
    storyWorld.current().faults.clear();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveFocus());
  },
});

/** A row of the host's with a field in it: the keys of a text stay with the text. */
export const KeysInATextField = meta.story({
  render: (args) => (
    <StoryInbox>
      <InboxPanel>
        <Inbox.List {...args}>
          {(message) => (
            <Inbox.Item message={message}>
              <Inbox.ItemTitle />
              <input aria-label="Answer" />
            </Inbox.Item>
          )}
        </Inbox.List>
      </InboxPanel>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox', { name: 'Answer' });
    field?.focus();
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect(field).toHaveFocus();
  },
});

export const FailingAgain = meta.story({
  name: 'fault 88: after a retry that fails again the focus is on the way to try again',
  // Without a live connection, which fetches the feed too when it opens.
  parameters: { world: { messages: buildFeed(3), scenarios: [failingFor(feedPath, 403), noSocket] } },
  play: async ({ canvas, userEvent }) => {
    const again = () => canvas.findByRole('button', { name: 'Try again' });
    (await again()).focus();
    for (let round = 1; round <= 2; round += 1) {
      const asked = () => storyWorld.current().requests.filter(({ path }) => path === feedPath).length;
      const before = asked();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(asked()).toBe(before + 1));
      await waitFor(async () => expect(await again()).not.toHaveAttribute('aria-busy', 'true'));
      await expect(await again()).toHaveFocus();
    }
  },
});
