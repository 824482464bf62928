import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExecutionCodeTable } from './pages/ExecutionCodeTable.tsx';

const meta = preview.meta({
  title: 'Constants/Execution codes/Interactions',
  component: ExecutionCodeTable,
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
});

export const ANumberIsLookedUp = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search execution codes' });
    await userEvent.type(search, '3005');
    await expect(canvas.getByRole('rowheader', { name: '3005' })).toBeVisible();
    await expect(canvas.getByText("describeExecutionCode(3005) → 'missing email integration'")).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, '1003');
    await expect(canvas.getByText('describeExecutionCode(1003) → undefined')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No execution codes match “1003”');
  },
});
