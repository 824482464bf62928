import type { ComponentType } from 'react';
import preview from '#.storybook/preview';
import * as primitives from '../../src/primitives/index.ts';

const icons = Object.entries(primitives).filter(([name]) => name.endsWith('Icon')) as [
  string,
  ComponentType<primitives.IconProps>,
][];

const meta = preview.meta({
  component: primitives.BellIcon,
  title: 'Compose/Primitives/Icons',
  id: 'parts-icons',
  args: { size: 18 },
});

export const Default = meta.story({});

export const Playground = meta.story({ args: { size: 48 } });

/** All of them on one sheet. Those that point along the line turn round in right-to-left. */
export const Sheet = meta.story({
  args: { size: 22 },
  render: (args) => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: 8,
        width: 'min(680px, 90vw)',
        padding: 0,
        margin: 0,
        listStyle: 'none',
      }}
    >
      {icons.map(([name, Icon]) => (
        <li
          key={name}
          style={{
            display: 'grid',
            justifyItems: 'center',
            gap: 8,
            padding: '16px 4px 10px',
            borderRadius: 8,
            border: '1px solid var(--carillon-color-border)',
            fontSize: 12,
            color: 'var(--carillon-color-text-secondary)',
          }}
        >
          <Icon {...args} style={{ color: 'var(--carillon-color-text)' }} />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  ),
});
