import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { CronPresetTable } from './pages/CronPresetTable.tsx';
import { TimeZoneList } from './pages/TimeZoneList.tsx';

const meta = preview.meta({
  title: 'Constants/Time/Interactions',
  component: CronPresetTable,
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
});

export const OnlyTheImpossiblePresetIsFlagged = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Never fires/)).toHaveLength(1);
    const row = within(canvas.getByRole('row', { name: /EVERY_YEAR/ }));
    await expect(row.getByText(/Never fires/)).toBeVisible();
  },
});

export const TheNextRunFollowsTheTimeZone = meta.story({
  args: { initialQuery: 'EVERY_DAY_AT_NOON' },
  play: async ({ canvas, userEvent }) => {
    const momentOf = () => canvas.getByRole('time').getAttribute('datetime');
    await expect(momentOf()).toMatch(/T12:00:00/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Next run in' }), 'Asia/Kathmandu');
    await expect(momentOf()).toMatch(/T06:15:00/);
    // An alias is handed on, so that no name of the list breaks the page.
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Factory');
    await expect(momentOf()).toMatch(/T12:00:00/);
  },
});

export const SearchingOpensTheAreas = meta.story({
  render: () => <TimeZoneList />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Europe/Amsterdam')).not.toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search time zones' }), 'pacific-new');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of 5\d\d time zones$/);
    await expect(canvas.getByText('Alias')).toBeVisible();
  },
});
