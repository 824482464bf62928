import preview from '#.storybook/preview';
import { Skeleton, skeletonLengths, skeletonShapes } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Skeleton,
  title: 'Compose/Primitives/Skeleton',
  id: 'parts-skeleton',
  argTypes: {
    shape: { control: 'inline-radio', options: skeletonShapes },
    length: { control: 'inline-radio', options: skeletonLengths },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(320px, 80vw)' }}>
        <Story />
      </div>
    ),
  ],
});

/** The place of a line of text. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { shape: 'line', length: 'medium' } });

export const Circle = meta.story({ args: { shape: 'circle' } });

export const Lengths = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {skeletonLengths.map((length) => (
        <Skeleton {...args} key={length} length={length} />
      ))}
    </div>
  ),
});

/** The places of an avatar and its lines. */
export const Row = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Skeleton shape="circle" />
      <div style={{ flex: 1, display: 'grid', gap: 7, paddingBlockStart: 4 }}>
        <Skeleton length="medium" />
        <Skeleton />
        <Skeleton length="short" />
      </div>
    </div>
  ),
});
