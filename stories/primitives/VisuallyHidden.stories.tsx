import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { VisuallyHidden } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: VisuallyHidden,
  title: 'Compose/Primitives/VisuallyHidden',
  id: 'parts-visuallyhidden',
  args: { children: ' (opens in a new tab)' },
  render: (args) => (
    <p>
      The plan
      <VisuallyHidden {...args} />
    </p>
  ),
});

/** Words for screen readers, which nobody sees. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(opens in a new tab)')).toBeInTheDocument();
  },
});

export const Playground = meta.story({});
