import preview from '#.storybook/preview';
import { ExecutionCodeTable } from './pages/ExecutionCodeTable.tsx';

const meta = preview.meta({
  title: 'Constants/Execution codes',
  component: ExecutionCodeTable,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({});

export const OneCode = meta.story({ args: { initialQuery: '3005' } });

/** A number that is no code. */
export const NoCode = meta.story({ args: { initialQuery: '1003' } });
