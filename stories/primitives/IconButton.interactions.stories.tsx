import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { GearIcon, IconButton } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: IconButton,
  title: 'Parts/IconButton/Interactions',
  args: { label: 'Preferences', children: <GearIcon />, onClick: fn() },
  tags: ['!autodocs'],
});

export const IsNamedByItsLabel = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Preferences' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('title', 'Preferences');
  },
});

export const IgnoresClicksWhilePending = meta.story({
  args: { pending: true, tooltip: false },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Preferences' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).not.toHaveAttribute('title');
  },
});
