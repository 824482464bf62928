import preview from '#.storybook/preview';
import { Spinner } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Spinner,
  title: 'Compose/Primitives/Spinner',
  id: 'parts-spinner',
});

/** Turns while something is on its way; it stands still where the reader prefers no motion. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { label: 'Loading' } });

/** Said by screen readers, for a place where no words are. */
export const Labelled = meta.story({ args: { label: 'Loading' } });
