import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel, InboxPopover } from '../../src/inbox/index.ts';
import { inMemory } from './inMemory.ts';
import { pressable } from './pressable.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { tabs } from './stores.ts';
import { unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Selection/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: unreadMessages(4) } },
  render: () => (
    <StoryInbox undoMs={0}>
      <InboxPanel />
    </StoryInbox>
  ),
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function startToSelect({ canvas, userEvent }: Context): Promise<void> {
  await canvas.findAllByRole('article');
  const [menu] = canvas.getAllByRole('button', { name: 'More actions' });
  await userEvent.click(menu as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
  await canvas.findByRole('toolbar', { name: '0 selected' });
}

export const RemovesSeveralByOneCall = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await startToSelect(context);
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.click(boxes[2] as HTMLElement);
    const bar = canvas.getByRole('toolbar', { name: '2 selected' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(storyWorld.current().messages()).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    const removals = storyWorld.current().requests.filter(({ path }) => path.includes('bulk/delete'));
    await expect(removals).toHaveLength(1);
  },
});

export const AllAndNone = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await startToSelect(context);
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await userEvent.click(all);
    const bar = await canvas.findByRole('toolbar', { name: '4 selected' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() =>
      expect(
        storyWorld
          .current()
          .messages()
          .every(({ read }) => read),
      ).toBe(true),
    );
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
});

export const OnlyWhatCanBeDone = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await startToSelect(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    const bar = await canvas.findByRole('toolbar', { name: '4 selected' });
    const names = within(bar)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(expect.arrayContaining(['Mark as read', 'Cancel']));
    await expect(names).not.toContain('Mark as unread');
  },
});

export const AClickOnARowSelectsItAndOpensNothing = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await startToSelect(context);
    const [row] = canvas.getAllByRole('article');
    await userEvent.click(row as HTMLElement);
    await canvas.findByRole('toolbar', { name: '1 selected' });
    await expect(
      storyWorld
        .current()
        .messages()
        .every(({ read }) => !read),
    ).toBe(true);
  },
});

export const FocusGoesInAndComesBack = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await startToSelect(context);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select all' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'More actions' })[0]).toHaveFocus());
  },
});

export const EscapeEndsTheSelectionBeforeThePopover = meta.story({
  render: () => (
    <StoryInbox>
      <InboxPopover defaultOpen />
    </StoryInbox>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    for (const selected of [0, 1]) {
      await startToSelect({ canvas: within(dialog), userEvent });
      for (const box of within(dialog)
        .getAllByRole('checkbox')
        .slice(1, 1 + selected)) {
        await userEvent.click(box);
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
      await expect(screen.getByRole('dialog')).toBeVisible();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const AClosedPopoverForgetsTheSelection = meta.story({
  render: EscapeEndsTheSelectionBeforeThePopover.input.render,
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await startToSelect({ canvas: within(dialog), userEvent });
    const bell = canvas.getByRole('button', { name: /^Notifications/ });
    await userEvent.click(bell);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(bell);
    await within(await screen.findByRole('dialog')).findAllByRole('article');
    await expect(screen.queryByRole('toolbar')).toBeNull();
  },
});

export const OnlyUnreadMessages = meta.story({
  parameters: { world: { messages: 16 } },
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    const unread = world.messages().filter(({ read }) => !read).length;
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Unread only' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(unread));
    await userEvent.click(await pressable(() => canvas.getByRole('button', { name: 'Mark all as read' })));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(unread));
  },
});

export const AnotherTabEndsTheSelection = meta.story({
  name: 'opening another tab ends the selection, and the first tab is open again without it',
  render: () => (
    <StoryInbox tabs={tabs}>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await startToSelect(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    for (const tab of [/^Alerts/, /^All/]) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }));
      await waitFor(() =>
        expect(canvas.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true'),
      );
      await canvas.findAllByRole('article');
      await expect(canvas.queryByRole('toolbar')).toBeNull();
      await expect(canvas.queryAllByRole('checkbox')).toEqual([]);
    }
  },
});

// A second time, over a backend in memory.
export const AllAndNoneInMemory = AllAndNone.extend({ parameters: inMemory });
export const OnlyWhatCanBeDoneInMemory = OnlyWhatCanBeDone.extend({ parameters: inMemory });
export const AClickOnARowSelectsItAndOpensNothingInMemory = AClickOnARowSelectsItAndOpensNothing.extend({
  parameters: inMemory,
});
export const FocusGoesInAndComesBackInMemory = FocusGoesInAndComesBack.extend({ parameters: inMemory });
export const EscapeEndsTheSelectionBeforeThePopoverInMemory = EscapeEndsTheSelectionBeforeThePopover.extend({
  parameters: inMemory,
});
export const AClosedPopoverForgetsTheSelectionInMemory = AClosedPopoverForgetsTheSelection.extend({
  parameters: inMemory,
});
export const OnlyUnreadMessagesInMemory = OnlyUnreadMessages.extend({ parameters: inMemory });
