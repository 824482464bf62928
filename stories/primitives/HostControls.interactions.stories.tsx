import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Tab, TabList, TabPanel, Tabs, Toast, ToastRegion } from '../../src/primitives/index.ts';
import { HostControls, hostControls } from '../inbox/HostControls.tsx';

/** Keys that a row of tabs, and the parts that can be closed, use. */
const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter', ' ', 'Escape', 'Delete', 'a'];

const onChange = fn();
const onKey = fn<(label: string, key: string) => void>();

/** A host's controls inside a part: whatever is pressed in them, the part does nothing. */
const meta = preview.meta({
  title: 'Parts/Host controls/Interactions',
  component: HostControls,
  tags: ['!autodocs'],
  beforeEach: () => {
    onChange.mockReset();
    onKey.mockReset();
  },
  async play({ canvas, userEvent }) {
    const wrong: string[] = [];
    for (const [label, kind] of Object.entries(hostControls)) {
      const control = canvas.getByLabelText(label);
      await userEvent.click(control);
      for (const key of keys) {
        control.focus();
        onKey.mockReset();
        const left = await fireEvent.keyDown(control, { key });
        if (
          left !== (kind === 'native') ||
          document.activeElement !== control ||
          onKey.mock.calls.length !== 1
        ) {
          wrong.push(`${label}: ${key}`);
        }
      }
    }
    await expect(wrong).toEqual([]);
    await expect(onChange).not.toHaveBeenCalled();
  },
});

export const InAPanelOfTabs = meta.story({
  name: 'no key and no press in a host’s control in a panel opens another tab',
  render: () => (
    <Tabs defaultValue="mentions" onValueChange={onChange}>
      <TabList label="Notifications">
        <Tab value="all">All</Tab>
        <Tab value="mentions">Mentions</Tab>
        <Tab value="archive">Archive</Tab>
      </TabList>
      <TabPanel value="all">All</TabPanel>
      <TabPanel value="mentions">
        <HostControls onKey={onKey} />
      </TabPanel>
      <TabPanel value="archive">Archive</TabPanel>
    </Tabs>
  ),
});

export const InAToast = meta.story({
  name: 'a host’s control in a toast keeps its keys and its presses',
  render: () => (
    <ToastRegion>
      <Toast action={<HostControls onKey={onKey} />}>Message removed</Toast>
    </ToastRegion>
  ),
});
