import preview from '#.storybook/preview';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: Tabs,
  title: 'Primitives/Tabs',
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
  render: (args) => <Sections {...args} labels={['All', 'Mentions', 'Alerts', 'Billing']} />,
});

function Sections({ labels, ...args }: TabsProps & { labels: string[] }) {
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

export const Default = meta.story({});

export const Playground = meta.story({ args: { activationMode: 'manual' } });

export const TwoTabs = meta.story({ render: (args) => <Sections {...args} labels={['All', 'Unread']} /> });

/** The row scrolls along the line. */
export const Many = meta.story({
  render: (args) => (
    <Sections
      {...args}
      labels={[
        'All',
        'Mentions',
        'Deployments',
        'Alerts',
        'Billing',
        'Security',
        'People',
        'A label of quite a few words',
      ]}
    />
  ),
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
