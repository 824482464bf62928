import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel } from '../../src/inbox/index.ts';
import { pressable } from './pressable.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Inbox/Undo/Interactions',
  component: StoryInbox,
  args: { undoMs: 600_000 },
  parameters: { world: { messages: unreadMessages(3) } },
  render: (args) => (
    <StoryInbox {...args}>
      <InboxPanel />
    </StoryInbox>
  ),
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function act(context: Context, name: string): Promise<void> {
  const [row] = await context.canvas.findAllByRole('article');
  await context.userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'More actions' }));
  await context.userEvent.click(await screen.findByRole('menuitem', { name }));
}

const changes = () => storyWorld.current().requests.filter(({ method }) => method === 'DELETE');

export const TheMenuOfAMessage = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await act(context, 'Mark as read');
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

export const ARemovalIsUndoneBeforeTheServerHearsOfIt = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await act(context, 'Remove message');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await within(canvas.getByRole('group', { name: 'Undo' })).findByText('1 notification removed');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(changes()).toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

export const ByKeyboardFromAnywhereInThePanel = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await act(context, 'Remove message');
    await canvas.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

export const TheFocusGoesToTheNeighbour = meta.story({
  name: 'fault 88: after a removal the focus is on the next message',
  play: async (context) => {
    const { canvas } = context;
    await act(context, 'Remove message');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveFocus());
  },
});

export const IsSentWhenItsTimeEnds = meta.story({
  args: { undoMs: 50 },
  play: async (context) => {
    await act(context, 'Remove message');
    await waitFor(() => expect(storyWorld.current().messages()).toHaveLength(2));
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
});

export const IsSaidByTheOneLiveRegion = meta.story({
  play: async (context) => {
    await act(context, 'Remove message');
    await waitFor(() =>
      expect(context.canvas.getByRole('status', { hidden: false })).toHaveTextContent(
        '1 notification removed',
      ),
    );
  },
});

export const MarkingAllCanBeUndone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(await pressable(() => canvas.getByRole('button', { name: 'Mark all as read' })));
    await within(canvas.getByRole('group', { name: 'Undo' })).findByText('Marked as read');
    await waitFor(() => expect(canvas.queryByRole('article', { name: /^Unread/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('article', { name: /^Unread/ })).toHaveLength(3));
    await expect(
      storyWorld
        .current()
        .messages()
        .every(({ read }) => !read),
    ).toBe(true);
  },
});
