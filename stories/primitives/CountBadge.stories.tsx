import preview from '#.storybook/preview';
import { BellIcon, CountBadge, countBadgeVariants } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: CountBadge,
  title: 'Compose/Primitives/CountBadge',
  id: 'parts-countbadge',
  args: { count: 3 },
  argTypes: { variant: { control: 'inline-radio', options: countBadgeVariants } },
  render: (args) => (
    <span style={{ position: 'relative', display: 'grid', placeItems: 'center', width: 40, height: 40 }}>
      <BellIcon size={20} />
      <CountBadge {...args} />
    </span>
  ),
});

/** A number, as round as its digits let it be. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { count: 12, max: 99, variant: 'bell', label: '12 unread' } });

export const Bell = meta.story({ args: { variant: 'bell', count: 12 } });

/** Above 99 the number itself says nothing more. */
export const AboveTheMaximum = meta.story({ args: { count: 1204 } });

export const Dot = meta.story({ args: { variant: 'dot' } });

export const Inline = meta.story({
  args: { variant: 'inline', count: 12 },
  render: (args) => (
    <span style={{ display: 'inline-flex', gap: 6, alignItems: 'center', fontWeight: 600 }}>
      Notifications <CountBadge {...args} />
    </span>
  ),
});

export const OtherDigits = meta.story({
  args: { count: 1204, format: (count) => new Intl.NumberFormat('ar-EG').format(count) },
});
