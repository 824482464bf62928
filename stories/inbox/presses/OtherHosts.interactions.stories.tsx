import preview from '#.storybook/preview';
import { InboxPanel } from '../../../src/inbox/index.ts';
import { hosts } from './hosts.tsx';
import { PressStage } from './PressStage.tsx';
import { pressAll, ways } from './pressAll.ts';
import { alikeInRows, type PressTable, scenes, tables, without } from './table.ts';

/**
 * The same table, in the places where an inbox can stand beside a panel. Each control is pressed by mouse, and one of each kind in the
 * other ways: the panel has every control in every way, and how a press arrives in another place is the same for all of a kind.
 */
const meta = preview.meta({
  title: 'Compose/Presses/Every control elsewhere/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: 0 } },
  render: () => <PressStage />,
});

const bell = 'page: button Notifications';
const hidden = 'row Linked: button Show more';

/** Its styles come with the built package, so nothing is cut and nothing is hidden. */
const { [hidden]: _cut, ...elementFeed } = tables.feed;

/** Bodies are plain text there. */
const { 'row Linked: link Inside': _link, ...legacyFeed } = tables.feed;

/** All by mouse, and one of each kind in the other ways. */
const rowMenuOf = (host: keyof typeof hosts, path: readonly string[], table = tables.rowMenu) =>
  pressAll(hosts[host], path, table, ways, alikeInRows);

const feedOf = (host: keyof typeof hosts, path: readonly string[], table: PressTable) =>
  pressAll(hosts[host], path, table, ['mouse', 'Enter'], alikeInRows);

export const Popover = meta.story({
  name: 'a popover: what comes with the bell',
  tags: ['long'],
  play: () => feedOf('popover', [bell], tables.feed),
});
export const PopoverMenu = meta.story({
  name: 'a popover: the menu of a row',
  play: () => rowMenuOf('popover', [bell, ...scenes.rowMenu]),
});
export const Bell = meta.story({
  name: 'the bell',
  play: () =>
    pressAll(hosts.popover, [], {
      [bell]: [
        `on: ${bell} aria-expanded`,
        '+ open: popover',
        '+ shown: Linked unread',
        '+ shown: Asking unread',
        '+ shown: Plain unread',
        'onOpenChange true {"reason":"bell"}',
        'focus: popover',
      ],
    }),
});
export const ElementFeed = meta.story({
  name: 'the element: header, tabs and rows',
  tags: ['long'],
  play: () => feedOf('element', [], { ...without(elementFeed, /^onTabChange/), 'panel: button Close': [] }),
});
export const ElementMenu = meta.story({
  name: 'the element: the menu of a row',
  play: () => rowMenuOf('element', scenes.rowMenu),
});
export const LegacyFeed = meta.story({
  name: 'the legacy widget: header, tabs and rows',
  tags: ['long'],
  play: () => feedOf('legacy', [], without(legacyFeed, /^onUnreadCountChange/)),
});
export const LegacyMenu = meta.story({
  name: 'the legacy widget: the menu of a row',
  play: () => rowMenuOf('legacy', scenes.rowMenu, without(tables.rowMenu, /^onUnreadCountChange/)),
});
