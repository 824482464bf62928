import preview from '#.storybook/preview';
import { catalogue } from '../../src/locales/index.ts';
import { WordTable } from './WordTable.tsx';

/** For translators: what a language file says, beside English. Choose the language in the controls. */
const meta = preview.meta({
  title: 'Languages/Words',
  component: WordTable,
  args: { locale: 'fr' },
  argTypes: { locale: { control: 'select', options: catalogue.map(({ tag }) => tag) } },
  parameters: { layout: 'padded' },
});

export const Playground = meta.story();

/** From right to left, with six plural forms. */
export const Arabic = meta.story({ args: { locale: 'ar' } });

/** With wordings that a native speaker should look at. */
export const Samoan = meta.story({ args: { locale: 'sm' } });
