import { screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { contextMenu, keys } from '../../src/features.ts';
import type { MessageActions } from '../../src/inbox/index.ts';
import { keysAreThere } from './shortcutActs.ts';
import { TeamInbox, teamList } from './TeamInbox.tsx';

/** An action of the host's with a letter of its own. */
const withTask: MessageActions = (readyMade) => [
  ...readyMade,
  { id: 'task', label: 'Make a task', shortcut: 'T', onSelect: () => {} },
];

const meta = preview.meta({
  title: 'Features/Keys',
  component: TeamInbox,
  args: { options: teamList, features: [keys(), contextMenu()] },
});

/** A row has the focus; keys act on it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('article');
    row?.focus();
  },
});

/** All keys, as `?` shows them. */
export const Sheet = meta.story({
  args: { actions: withTask },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search notifications' });
    await keysAreThere(await canvas.findByRole('feed'), '/EH');
    const [row] = canvas.getAllByRole('article');
    row?.focus();
    await userEvent.keyboard('?');
    await screen.findByRole('switch');
  },
});

/** Several are selected by X and Shift. */
export const Range = meta.story({
  play: async ({ canvas, userEvent }) => {
    await keysAreThere(await canvas.findByRole('feed'));
    const [row] = canvas.getAllByRole('article');
    row?.focus();
    await userEvent.keyboard('x{Shift>}jj{/Shift}');
    await canvas.findByRole('toolbar');
  },
});

/** After G the inbox waits for the number of a tab. */
export const WaitsForADigit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await keysAreThere(await canvas.findByRole('feed'));
    const [row] = canvas.getAllByRole('article');
    row?.focus();
    await userEvent.keyboard('g');
  },
});

/** The times until which a message can be put off. */
export const Later = meta.story({
  play: async ({ canvas, userEvent }) => {
    await keysAreThere(await canvas.findByRole('feed'), 'H');
    const [row] = canvas.getAllByRole('article');
    row?.focus();
    await userEvent.keyboard('h');
    await screen.findByRole('menu');
  },
});

/** The menu of a row, at the pointer. */
export const AtThePointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await keysAreThere(await canvas.findByRole('feed'));
    const [, row] = canvas.getAllByRole('article');
    // Until the code for it has come, the browser's own menu opens.
    await waitFor(async () => {
      if (row) {
        const { left, top } = row.getBoundingClientRect();
        await userEvent.pointer({
          keys: '[MouseRight]',
          target: row,
          coords: { x: left + 140, y: top + 30 },
        });
      }
      screen.getByRole('menu');
    });
  },
});
