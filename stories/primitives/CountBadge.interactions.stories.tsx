import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CountBadge } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: CountBadge,
  title: 'Parts/CountBadge/Interactions',
  args: { count: 0, variant: 'inline' },
  tags: ['!autodocs'],
});

const badges = (root: HTMLElement) => root.querySelectorAll('[data-carillon="count-badge"]');

export const ShowsNothingForWhatIsNoCount = meta.story({
  args: { count: 0 },
  render: (args) => (
    <>
      {[0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '7' as unknown as number].map((count) => (
        <CountBadge {...args} key={String(count)} count={count} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(badges(canvasElement)).toHaveLength(0);
  },
});

export const CutsAboveTheMaximum = meta.story({
  args: { count: 100 },
  play: async ({ canvasElement }) => {
    await expect(badges(canvasElement)[0]).toHaveTextContent('99+');
    await expect(badges(canvasElement)[0]).toHaveAttribute('data-state', 'over');
  },
});

export const IsSilentUnlessLabelled = meta.story({
  args: { count: 4 },
  render: (args) => (
    <>
      <CountBadge {...args} />
      <CountBadge {...args} count={5} label="5 unread" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(badges(canvasElement)[0]).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('5 unread')).toBeInTheDocument();
    await expect(badges(canvasElement)[1]).not.toHaveAttribute('aria-hidden');
  },
});
