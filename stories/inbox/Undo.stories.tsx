import { screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

const meta = preview.meta({
  title: 'Compose/List and rows/Undo',
  id: 'compose-undo',
  component: InboxPanel,
  // Of a story without arguments the code would be its play.
  parameters: { docs: { source: { type: 'dynamic' } } },
  render: () => (
    <StoryInbox>
      <InboxPanel undoMs={600_000} />
    </StoryInbox>
  ),
});

/** A message was removed; the server has not heard of it yet. */
export const Removed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article');
    await userEvent.hover(row as HTMLElement);
    const menus = canvas.getAllByRole('button', { name: 'More actions' });
    await userEvent.click(menus[1] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove message' }));
    await canvas.findByRole('button', { name: 'Undo' });
  },
});
