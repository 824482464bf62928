import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Avatar } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Avatar,
  title: 'Parts/Avatar/Interactions',
  args: { name: 'Maya Okafor' },
  tags: ['!autodocs'],
});

const avatarIn = (root: HTMLElement) => root.querySelector('[data-carillon="avatar"]');

export const FallsBackWhenThePictureDoesNotLoad = meta.story({
  args: { src: new URL('/no-such-picture.png', window.location.href).href },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    image?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(avatarIn(canvasElement)).toHaveAttribute('data-state', 'initials'));
    await expect(canvasElement).toHaveTextContent('MO');
  },
});

export const AsksForNoRefusedPicture = meta.story({
  args: { src: 'data:image/svg+xml,<svg/>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(avatarIn(canvasElement)).toHaveAttribute('data-state', 'initials');
  },
});

export const IsDecorationUnlessLabelled = meta.story({
  args: { label: 'Maya Okafor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maya Okafor' })).toBeVisible();
  },
});
