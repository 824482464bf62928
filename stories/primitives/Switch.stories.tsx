import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Switch } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Switch,
  title: 'Compose/Primitives/Switch',
  id: 'parts-switch',
  args: { 'aria-label': 'Email', onCheckedChange: fn() },
});

/** A native checkbox with the role of a switch. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { defaultChecked: true, disabled: false, pending: false } });

/** Turned on. */
export const On = meta.story({ args: { defaultChecked: true } });

export const Disabled = meta.story({
  args: { disabled: true },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Switch {...args} aria-label="Off" />
      <Switch {...args} aria-label="On" defaultChecked />
    </div>
  ),
});

export const InALabel = meta.story({
  args: { 'aria-label': undefined, defaultChecked: true },
  render: (args) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      Comments and mentions
      <Switch {...args} />
    </label>
  ),
});
