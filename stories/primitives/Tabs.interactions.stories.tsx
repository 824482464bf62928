import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button, Tab, TabList, TabPanel, Tabs, type TabsProps } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Tabs,
  title: 'Parts/Tabs/Interactions',
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

const labels =
  'All,Mentions,Deployments,Alerts,Billing,Security,People,Files,Reports,Invoices,Reviews,Archive'.split(',');

/** Twelve tabs in 320 pixels. */
const crowded = {
  args: { defaultValue: 'Reports' },
  render: (args: TabsProps) => (
    <Tabs {...args} style={{ inlineSize: 320 }}>
      <TabList label="Notifications">
        {labels.map((label) => (
          <Tab key={label} value={label}>
            {label}
          </Tab>
        ))}
      </TabList>
      {labels.map((label) => (
        <TabPanel key={label} value={label}>
          {label}
        </TabPanel>
      ))}
    </Tabs>
  ),
};

/** Inside the row, and clear of what fades. */
async function expectInView(row: HTMLElement, tab: HTMLElement) {
  await waitFor(() => {
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    return expect([inner.left >= outer.left, inner.right <= outer.right]).toEqual([true, true]);
  });
}

export const ShowsTheOpenTabOfALongRow = meta.story({
  ...crowded,
  globals: { dir: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist');
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expectInView(row, tab('Reports'));
    await expect(row).toHaveAttribute('data-overflow', 'both');
    tab('Reports').focus();
    await userEvent.keyboard('{End}');
    await expectInView(row, tab('Archive'));
    await waitFor(() => expect(row).toHaveAttribute('data-overflow', 'start'));
    await userEvent.keyboard('{Home}');
    await expectInView(row, tab('All'));
    await waitFor(() => expect(row).toHaveAttribute('data-overflow', 'end'));
  },
});

export const ShowsItFromRightToLeftToo = meta.story({
  ...crowded,
  globals: { dir: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist');
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expectInView(row, tab('Reports'));
    await expect(row).toHaveAttribute('data-overflow', 'both');
    tab('Reports').focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row).toHaveAttribute('data-overflow', 'start'));
    await expectInView(row, tab('Archive'));
  },
});

/** Changed by its owner, not by a press in the row: nothing else would scroll. */
export const ShowsATabThatItsOwnerOpened = meta.story({
  ...crowded,
  args: { value: 'All' },
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'To the archive' }));
    await expectInView(canvas.getByRole('tablist'), canvas.getByRole('tab', { name: 'Archive' }));
  },
});

function Owned(args: TabsProps) {
  const [value, setValue] = useState('All');
  return (
    <>
      {crowded.render({ ...args, value, onValueChange: setValue })}
      <Button onClick={() => setValue('Archive')}>To the archive</Button>
    </>
  );
}

/** The row scrolls in itself; the host's page stays where it is. */
export const DoesNotScrollThePage = meta.story({
  ...crowded,
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 2000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expectInView(canvas.getByRole('tablist'), canvas.getByRole('tab', { name: 'Reports' }));
    await expect(document.scrollingElement?.scrollTop).toBe(0);
  },
});

export const KeepsWhatIsInAPanelWhenAsked = meta.story({
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Notifications">
        <Tab value="all">All</Tab>
        <Tab value="mentions">Mentions</Tab>
      </TabList>
      <TabPanel value="all" forceMount>
        <input aria-label="Kept" />
      </TabPanel>
      <TabPanel value="mentions">
        <input aria-label="Gone" />
      </TabPanel>
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Kept' }), 'a');
    await userEvent.click(canvas.getByRole('tab', { name: 'Mentions' }));
    await expect(canvas.queryByLabelText('Kept')).not.toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Gone' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await expect(canvas.getByRole('textbox', { name: 'Kept' })).toHaveValue('a');
    await expect(canvas.queryByLabelText('Gone')).toBeNull();
  },
});
