import preview from '#.storybook/preview';
import { CronPresetTable } from './pages/CronPresetTable.tsx';
import { TimeZoneList } from './pages/TimeZoneList.tsx';

const meta = preview.meta({
  title: 'Constants/Time',
  component: CronPresetTable,
  parameters: { layout: 'padded' },
});

export const CronPresets = meta.story({});

/** The one preset that never fires. */
export const ImpossibleCronPreset = meta.story({ args: { initialQuery: 'every year' } });

export const TimeZones = meta.story({ render: () => <TimeZoneList /> });

export const TimeZonesOfAnOffset = meta.story({ render: () => <TimeZoneList initialQuery="GMT+5:45" /> });
