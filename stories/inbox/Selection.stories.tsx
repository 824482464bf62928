import { screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

const meta = preview.meta({
  title: 'Compose/List and rows/Selection',
  id: 'compose-selection',
  component: InboxPanel,
  // Of a story without arguments the code would be its play.
  parameters: { docs: { source: { type: 'dynamic' } } },
  render: () => (
    <StoryInbox>
      <InboxPanel />
    </StoryInbox>
  ),
});

/** The menu of the panel. */
export const PanelMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] as HTMLElement);
    await screen.findByRole('menu');
  },
});

/** Several messages are selected; the bar stands in the place of the header. */
export const Several = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    for (const box of (await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })).slice(0, 2)) {
      await userEvent.click(box);
    }
  },
});
