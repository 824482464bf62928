import preview from '#.storybook/preview';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Tabs,
  title: 'Compose/Primitives/Tabs',
  id: 'parts-tabs',
  args: { defaultValue: 'All' },
  argTypes: { activationMode: { control: 'inline-radio', options: ['automatic', 'manual'] } },
  subcomponents: { TabList, Tab, TabPanel },
  decorators: [
    (Story) => (
      <div style={{ width: 400, maxWidth: '90vw' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => sections({ ...args, labels: ['All', 'Mentions', 'Alerts', 'Billing'] }),
});

/** A function that is called, so that its parts are what the code shows. */
function sections({ labels, ...args }: TabsProps & { labels: string[] }) {
  return (
    <Tabs {...args}>
      <TabList label="Notifications">
        {labels.map((label, index) => (
          <Tab key={label} value={label} count={[12, 3][index]}>
            {label}
          </Tab>
        ))}
      </TabList>
      {labels.map((label) => (
        <TabPanel key={label} value={label} style={{ padding: 16 }}>
          {label}
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Each tab has its count after its name. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { activationMode: 'manual' } });

export const TwoTabs = meta.story({ render: (args) => sections({ ...args, labels: ['All', 'Unread'] }) });

const many =
  'All,Mentions,Deployments,Alerts,Billing,Security,People,Files,Reports,Invoices,Archive,A label of quite a few words'.split(
    ',',
  );

/** Twelve tabs in 320 pixels: the row scrolls along the line, and fades where it goes on. */
export const Many = meta.story({
  render: (args) => sections({ ...args, labels: many, style: { inlineSize: 320 } }),
});

/** The open tab is in view from the start. */
export const ManyWithALateOneOpen = meta.story({
  args: { defaultValue: 'Reports' },
  render: (args) => sections({ ...args, labels: many, style: { inlineSize: 320 } }),
});

export const ManyFromRightToLeft = meta.story({
  args: { defaultValue: 'Reports' },
  globals: { dir: 'rtl' },
  render: (args) => sections({ ...args, labels: many, style: { inlineSize: 320 } }),
});

export const Disabled = meta.story({
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Notifications">
        <Tab value="All">All</Tab>
        <Tab value="Archive" disabled>
          Archive
        </Tab>
      </TabList>
      <TabPanel value="All" style={{ padding: 16 }}>
        All
      </TabPanel>
      <TabPanel value="Archive">Archive</TabPanel>
    </Tabs>
  ),
});
