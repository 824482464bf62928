import preview from '#.storybook/preview';
import { InboxPanel } from '../../../src/inbox/index.ts';
import { hosts } from './hosts.tsx';
import { PressStage } from './PressStage.tsx';
import { alikePreferences } from './preferencesTable.ts';
import { pressAll, type Way, ways } from './pressAll.ts';
import { type Scene, scenes, tables } from './table.ts';

const meta = preview.meta({
  title: 'Compose/Presses/Every control of a panel/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: 0 } },
  render: () => <PressStage />,
});

const pressed =
  (scene: Scene, ...inWays: Way[]) =>
  () =>
    pressAll(hosts.panel, scenes[scene], tables[scene], inWays.length > 0 ? inWays : ways);

/** Each by mouse shows what it does. How one of a kind answers to another way shows it for the others. */
const pressedOfEachKind = (way: Way) => () =>
  pressAll(hosts.panel, scenes.preferences, tables.preferences, [way], alikePreferences);

export const FeedByPointer = meta.story({
  name: 'header, tabs and rows, by pointer',
  play: pressed('feed', 'mouse', 'touch'),
});
export const FeedByKey = meta.story({
  name: 'header, tabs and rows, by key',
  tags: ['long'],
  play: pressed('feed', 'Enter', 'Space'),
});
export const RowMenu = meta.story({ name: 'the menu of a row', play: pressed('rowMenu') });
export const PanelMenu = meta.story({ name: 'the menu of the panel', play: pressed('panelMenu') });
export const Undo = meta.story({ name: 'the way back', play: pressed('undo') });
export const Selecting = meta.story({ name: 'the selection', play: pressed('selecting') });
export const PreferencesByMouse = meta.story({
  name: 'the preferences, by mouse',
  play: pressed('preferences', 'mouse'),
});
export const PreferencesByTouch = meta.story({
  name: 'the preferences, by touch',
  play: pressedOfEachKind('touch'),
});
export const PreferencesByEnter = meta.story({
  name: 'the preferences, by Enter',
  tags: ['long'],
  play: pressed('preferences', 'Enter'),
});
export const PreferencesBySpace = meta.story({
  name: 'the preferences, by Space',
  tags: ['long'],
  play: pressedOfEachKind('Space'),
});
