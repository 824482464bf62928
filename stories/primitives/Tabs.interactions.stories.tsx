import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Tab, TabList, TabPanel, Tabs } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Tabs,
  title: 'Primitives/Tabs/Behaviour',
  args: { defaultValue: 'all', onValueChange: fn() },
  tags: ['!autodocs'],
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Notifications">
        <Tab value="all" count={12}>
          All
        </Tab>
        <Tab value="mentions">Mentions</Tab>
      </TabList>
      <TabPanel value="all">Everything</TabPanel>
      <TabPanel value="mentions">Only mentions</TabPanel>
    </Tabs>
  ),
});

export const MovesByArrows = meta.story({
  globals: { dir: 'ltr' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'All 12' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Mentions' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith('mentions');
    await expect(canvas.getByRole('tabpanel', { name: 'Mentions' })).toBeVisible();
  },
});

export const MovesTheOtherWayInRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Mentions' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith('mentions');
  },
});

export const IsOneTabStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});
