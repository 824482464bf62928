import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Select } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Select,
  title: 'Parts/Select/Interactions',
  args: {
    label: 'Sort',
    onValueChange: fn(),
    children: (
      <>
        <option value="suggested">Suggested</option>
        <option value="name">By name</option>
      </>
    ),
  },
  tags: ['!autodocs'],
});

export const GivesTheValueThatWasChosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'By name');
    await expect(args.onValueChange).toHaveBeenCalledWith('name');
    await expect(canvas.getByRole('combobox')).toHaveValue('name');
  },
});

export const AHiddenLabelStillNamesIt = meta.story({
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeVisible();
  },
});
