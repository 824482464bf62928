import preview from '#.storybook/preview';
import { ThemePlayground } from './playground/ThemePlayground.tsx';

const meta = preview.meta({
  title: 'Theme/Playground',
  component: ThemePlayground,
  parameters: { layout: 'fullscreen' },
});

export const OneColour = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('feed');
  },
});
