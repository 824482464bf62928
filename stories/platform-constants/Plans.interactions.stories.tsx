import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { PlanTable } from './pages/PlanTable.tsx';

const meta = preview.meta({
  title: 'Constants/Plans/Interactions',
  component: PlanTable,
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
});

export const TheTieringFlagChangesFree = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cellsOf = (name: RegExp) => within(canvas.getByRole('row', { name })).getAllByRole('cell');
    await expect(cellsOf(/^Included events per month/)[0]).toHaveTextContent(/^10,000$/);
    await expect(cellsOf(/^Max workflows/)[0]).toHaveTextContent(/^20$/);
    await userEvent.click(canvas.getByRole('switch', { name: '2025 Q1 tiering' }));
    await expect(cellsOf(/^Included events per month/)[0]).toHaveTextContent('30,000was 10,000');
    await expect(cellsOf(/^Max workflows/)[0]).toHaveTextContent('Unlimitedwas 20');
    await expect(cellsOf(/^Max workflows/)[1]).toHaveTextContent(/^20$/);
    await expect(canvas.getByRole('status', { name: 'Changes' })).toHaveTextContent('6 values of Free');
  },
});

export const NothingIsSaidInCode = meta.story({
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('cell').map((cell) => cell.textContent);
    await expect(cells).toContain('Nothing promised');
    await expect(cells).toContain('Cannot be bought');
    await expect(cells).toContain('By contract');
    await expect(cells).not.toContain('null');
    await expect(cells).not.toContain('true');
  },
});
