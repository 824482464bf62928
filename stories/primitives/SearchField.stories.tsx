import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchField, type SearchFieldProps } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: SearchField,
  title: 'Compose/Primitives/SearchField',
  id: 'parts-searchfield',
  args: { label: 'Search', clearLabel: 'Clear search', value: '', onValueChange: fn() },
  render: (args) => <Field {...args} />,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(320px, 90vw)' }}>
        <Story />
      </div>
    ),
  ],
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

/** Empty, with the icon of a search. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { disabled: false } });

/** With words in it, there is a button that clears them. */
export const Filled = meta.story({ args: { value: 'Comments and mentions' } });

export const Disabled = meta.story({ args: { value: 'Comments', disabled: true } });

export const RightToLeft = meta.story({
  globals: { dir: 'rtl', locale: 'ar' },
  args: { label: 'بحث', clearLabel: 'مسح البحث', value: 'التعليقات' },
});
