import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  CheckIcon,
  ChevronBackIcon,
  DotsIcon,
  DoubleCheckIcon,
  GearIcon,
  IconButton,
  iconButtonSizes,
} from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: IconButton,
  title: 'Compose/Primitives/IconButton',
  id: 'parts-iconbutton',
  args: { label: 'Preferences', children: <GearIcon />, onClick: fn() },
  argTypes: { size: { control: 'inline-radio', options: iconButtonSizes }, children: { control: false } },
});

const row = { display: 'flex', gap: 4, alignItems: 'center' } as const;

/** An icon with a name, which its tooltip shows. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { size: 'medium', tooltip: true, pending: false } });

export const Header = meta.story({
  render: (args) => (
    <div style={row}>
      <IconButton {...args} label="Back">
        <ChevronBackIcon />
      </IconButton>
      <IconButton {...args} label="Mark all as read">
        <DoubleCheckIcon />
      </IconButton>
      <IconButton {...args} />
    </div>
  ),
});

export const Small = meta.story({
  render: (args) => (
    <div style={row}>
      <IconButton {...args} size="small" label="Mark as read">
        <CheckIcon size={15} />
      </IconButton>
      <IconButton {...args} size="small" label="More">
        <DotsIcon size={15} />
      </IconButton>
    </div>
  ),
});

/** A toggle that is on. */
export const Pressed = meta.story({ args: { 'aria-pressed': true } });

export const Pending = meta.story({ args: { pending: true } });

export const Disabled = meta.story({ args: { disabled: true } });
