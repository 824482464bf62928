import preview from '#.storybook/preview';
import { EnumerationList } from './pages/EnumerationList.tsx';

const meta = preview.meta({
  title: 'Constants/Enumerations',
  component: EnumerationList,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({});

/** A search for a value leaves that value. */
export const OneValue = meta.story({ args: { initialQuery: 'delayed' } });

export const OneTheme = meta.story({ args: { initialTheme: 'people' } });
