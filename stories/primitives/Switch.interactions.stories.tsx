import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Switch } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Switch,
  title: 'Primitives/Switch/Behaviour',
  args: { 'aria-label': 'Email', onCheckedChange: fn() },
  tags: ['!autodocs'],
});

export const TurnsByPointerAndKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Email' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
  },
});

export const StaysWhenDisabled = meta.story({
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});
