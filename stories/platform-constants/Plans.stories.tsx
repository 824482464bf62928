import preview from '#.storybook/preview';
import { PlanTable } from './pages/PlanTable.tsx';

const meta = preview.meta({
  title: 'Constants/Plans',
  component: PlanTable,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({});

/** The flag changes Free and nothing else. */
export const With2025Q1Tiering = meta.story({ args: { initialTiering: true } });
