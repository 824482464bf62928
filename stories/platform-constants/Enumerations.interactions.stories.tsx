import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { EnumerationList } from './pages/EnumerationList.tsx';

const meta = preview.meta({
  title: 'Constants/Enumerations/Interactions',
  component: EnumerationList,
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
});

export const SearchingAValueLeavesItsEnumerations = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search enumerations' }), 'MERGED');
    const outcomes = canvas.getByRole('article', { name: 'digestOutcomes' });
    await expect(within(outcomes).getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('article', { name: 'channels' })).not.toBeInTheDocument();
  },
});

export const TypesAndGuardsAreRead = meta.story({
  play: async ({ canvas }) => {
    const statuses = within(canvas.getByRole('article', { name: 'jobStatuses' }));
    await expect(statuses.getByText('isJobStatus(value)')).toBeVisible();
    await expect(statuses.getByText(/^type JobStatus = 'pending' \| 'queued'/)).toBeVisible();
  },
});
