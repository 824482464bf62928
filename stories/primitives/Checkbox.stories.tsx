import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Checkbox } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Checkbox,
  title: 'Compose/Primitives/Checkbox',
  id: 'parts-checkbox',
  args: { 'aria-label': 'Maya Okafor mentioned you', onCheckedChange: fn() },
});

/** A native checkbox with its label. */
export const Default = meta.story({});

export const Playground = meta.story({
  args: { defaultChecked: true, indeterminate: false, disabled: false },
});

export const Checked = meta.story({ args: { defaultChecked: true } });

/** Some of what it stands for is chosen. */
export const Indeterminate = meta.story({ args: { 'aria-label': '3 selected', indeterminate: true } });

export const Disabled = meta.story({
  args: { disabled: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Checkbox {...args} aria-label="Not chosen" />
      <Checkbox {...args} aria-label="Chosen" defaultChecked />
      <Checkbox {...args} aria-label="Some chosen" indeterminate />
    </div>
  ),
});

/** Named by what stands beside it anyway. */
export const WithoutWords = meta.story({
  args: { 'aria-label': undefined, 'aria-labelledby': 'title' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Checkbox {...args} />
      <strong id="title">Deployment needs approval</strong>
    </div>
  ),
});
