import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Checkbox, type CheckboxProps } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Checkbox,
  title: 'Parts/Checkbox/Interactions',
  args: { 'aria-label': 'Select', onCheckedChange: fn() },
  tags: ['!autodocs'],
});

export const TurnsByPointerAndKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(3);
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
  },
});

/** A press on a box in between chooses all; as long as its owner says that only some are chosen, it stays in between. */
export const StaysInBetweenAsLongAsItsOwnerSaysSo = meta.story({
  args: { indeterminate: true },
  render: (args) => <Counted {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole<HTMLInputElement>('checkbox');
    await waitFor(() => expect(box).toBePartiallyChecked());
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await waitFor(() => expect(box).toBePartiallyChecked());
  },
});

function Counted({ onCheckedChange, ...args }: CheckboxProps) {
  const [, setTimes] = useState(0);
  return (
    <Checkbox
      {...args}
      onCheckedChange={(checked) => {
        onCheckedChange?.(checked);
        setTimes((times) => times + 1);
      }}
    />
  );
}

export const StaysWhenDisabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

export const IsATargetOf24Pixels = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('checkbox').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
});
