import preview from '#.storybook/preview';
import { catalogue } from '../../src/locales/index.ts';
import { SpokenInbox } from './SpokenInbox.tsx';

const meta = preview.meta({
  title: 'Languages/On the screens',
  component: SpokenInbox,
  args: { locale: 'de', widthPx: 400 },
  argTypes: {
    locale: {
      control: {
        type: 'select',
        labels: Object.fromEntries(
          catalogue.map(({ tag, englishName, name }) => [tag, `${englishName} – ${name}`]),
        ),
      },
      options: catalogue.map(({ tag }) => tag),
    },
  },
  parameters: { layout: 'padded' },
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
  },
});

/** Choose a language in the controls. */
export const Playground = meta.story();

/** The longest words of all. */
export const Finnish = meta.story({ args: { locale: 'fi' } });

/** From right to left, with six plural forms. */
export const Arabic = meta.story({ args: { locale: 'ar' } });

/** Without spaces between words. */
export const Japanese = meta.story({ args: { locale: 'ja', widthPx: 320 } });
