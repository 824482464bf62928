import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPage } from '../../src/features/index.ts';
import { InboxPanel, InboxPopover, type InboxTab } from '../../src/inbox/index.ts';
import { holdAnswers } from '../../src/mocks/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const tabs: readonly InboxTab[] = [
  { tabId: 'unread', label: 'Unread', query: { read: false } },
  { tabId: 'all', label: 'All' },
];

const meta = preview.meta({
  title: 'Compose/Tab of unread messages/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: unreadMessages(4) } },
  render: () => (
    <StoryInbox tabs={tabs}>
      <InboxPanel style={{ blockSize: 500 }} />
    </StoryInbox>
  ),
});

type Place = Pick<typeof screen, 'getByRole' | 'queryAllByRole'>;

const listOf = (place: Place) =>
  place.getByRole('feed').closest('[data-carillon="message-list"]') as HTMLElement;
const names = (place: Place) =>
  place.queryAllByRole('article').map(({ dataset }) => [dataset.messageId, dataset.unread !== undefined]);

/** Moves the mouse as a browser does, which says where it goes to. */
async function move(from: Element, to: Element): Promise<void> {
  const mouse = { bubbles: true, pointerType: 'mouse' };
  await fireEvent.pointerOut(from, { ...mouse, relatedTarget: to });
  await fireEvent.pointerOver(to, { ...mouse, relatedTarget: from });
}

export const UnderThePointer = meta.story({
  name: 'a message that is read in a tab of unread ones stays there, drawn as read, until the mouse has left the list',
  play: async ({ canvas, userEvent }) => {
    const [, second, third, fourth] = await canvas.findAllByRole<HTMLElement>('article');
    // What is asked for again would take it away, too.
    const held = holdAnswers(storyWorld.current(), '/widgets/notifications/feed');
    const [one, two, three, four] = names(canvas).map(([id]) => id);
    const press = (row: HTMLElement | undefined) =>
      fireEvent.click(row?.querySelector('[data-carillon="item-title"]') as Element);
    await press(second);
    await waitFor(() => expect(storyWorld.current().messages()[1]?.read).toBe(true));
    await expect(names(canvas)).toEqual([
      [one, true],
      [two, false],
      [three, true],
      [four, true],
    ]);
    await move(second as HTMLElement, third as HTMLElement);
    await expect(names(canvas)).toHaveLength(4);
    await move(third as HTMLElement, canvas.getByRole('heading', { name: /Notifications/ }));
    await waitFor(() => expect(names(canvas).map(([id]) => id)).toEqual([one, three, four]));

    // The second time.
    await press(fourth);
    await waitFor(() => expect(storyWorld.current().messages()[3]?.read).toBe(true));
    await expect(names(canvas)).toHaveLength(3);
    await move(fourth as HTMLElement, canvas.getByRole('heading', { name: /Notifications/ }));
    await waitFor(() =>
      expect(names(canvas)).toEqual([
        [one, true],
        [three, true],
      ]),
    );
    held.end();
    await userEvent.click(canvas.getByRole('tab', { name: /^All/ }));
    await waitFor(() => expect(names(canvas)).toHaveLength(4));
  },
});

export const UnderTheFocus = meta.story({
  name: 'a message that is read by a key stays while the focus is in the list, and a finger takes none away',
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole<HTMLElement>('article');
    const held = holdAnswers(storyWorld.current(), '/widgets/notifications/feed');
    await userEvent.tab();
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
    await move(first as HTMLElement, canvas.getByRole('heading', { name: /Notifications/ }));
    await expect(names(canvas)).toHaveLength(4);
    (document.activeElement as HTMLElement).blur();
    await fireEvent.pointerOut(first as HTMLElement, { bubbles: true, pointerType: 'touch' });
    await expect(names(canvas)).toHaveLength(4);
    await move(first as HTMLElement, canvas.getByRole('heading', { name: /Notifications/ }));
    await waitFor(() => expect(names(canvas)).toHaveLength(3));
    held.end();
  },
});

export const WhenThePanelIsClosed = meta.story({
  name: 'a message that is read in a tab of unread ones is gone when the panel is opened again',
  render: () => (
    <StoryInbox tabs={tabs}>
      <InboxPopover />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: /^Notifications/ });
    for (const left of [4, 3]) {
      await userEvent.click(bell);
      const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
      await waitFor(() => expect(names(panel)).toHaveLength(left));
      const [row] = panel.getAllByRole<HTMLElement>('article');
      row?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(names(panel)[0]).toEqual([row?.dataset.messageId, false]));
      await expect(names(panel)).toHaveLength(left);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
    }
  },
});

export const Unseen = meta.story({
  name: 'what becomes seen in a tab of unseen messages stays there, also when the mouse passes over the list',
  parameters: { world: { messages: unreadMessages(3).map((message) => ({ ...message, seen: false })) } },
  render: () => (
    <StoryInbox
      tabs={[
        { tabId: 'new', label: 'New', query: { seen: false } },
        { tabId: 'all', label: 'All' },
      ]}
    >
      <InboxPanel style={{ blockSize: 500 }} />
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await waitFor(
      () =>
        expect(
          storyWorld
            .current()
            .messages()
            .every(({ seen }) => seen),
        ).toBe(true),
      {
        timeout: 10_000,
      },
    );
    await move(listOf(canvas), canvas.getByRole('heading', { name: /Notifications/ }));
    await expect(names(canvas)).toHaveLength(3);
  },
});

export const BesideAPane = meta.story({
  name: 'a message that is open in a pane stays in the tab of unread ones beside it',
  render: () => (
    <StoryInbox tabs={tabs}>
      <InboxPage style={{ inlineSize: 1000, blockSize: 500 }} />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const [, row] = await canvas.findAllByRole<HTMLElement>('article');
    row?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(storyWorld.current().messages()[1]?.read).toBe(true));
    await waitFor(() => expect(document.querySelector('[data-carillon="page-message"]')).not.toBeNull());
    (document.activeElement as HTMLElement).blur();
    await move(row as HTMLElement, document.body);
    await expect(names(canvas).map(([id]) => id)).toContain(row?.dataset.messageId);
  },
});
