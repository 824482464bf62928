import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchField, type SearchFieldProps } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: SearchField,
  title: 'Parts/SearchField/Interactions',
  args: { label: 'Search', clearLabel: 'Clear search', value: '', onValueChange: fn() },
  tags: ['!autodocs'],
  render: (args) => <Field {...args} />,
});

function Field({ value, onValueChange, ...args }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  return (
    <SearchField
      {...args}
      value={words}
      onValueChange={(next) => {
        onValueChange(next);
        setWords(next);
      }}
    />
  );
}

export const GivesEveryChange = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'ab');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, 'a');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, 'ab');
  },
});

export const EmptyingItKeepsTheFocusInIt = meta.story({
  args: { value: 'mentions' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const ADisabledOneCannotBeEmptied = meta.story({
  args: { value: 'mentions', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
