import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Select } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Select,
  title: 'Compose/Primitives/Select',
  id: 'parts-select',
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
  argTypes: { children: { control: false } },
});

/** The native select with its label before it. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { defaultValue: 'name', labelHidden: false, disabled: false } });

/** Where the chosen option says enough, the label is only heard. */
export const LabelHidden = meta.story({ args: { labelHidden: true } });

export const Disabled = meta.story({ args: { disabled: true } });

export const LongOption = meta.story({
  args: {
    children: (
      <option>Those that were changed last, and then the ones of the people you work with most</option>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const RightToLeft = meta.story({
  globals: { dir: 'rtl', locale: 'ar' },
  args: { label: 'ترتيب', children: <option>حسب الاسم</option> },
});
