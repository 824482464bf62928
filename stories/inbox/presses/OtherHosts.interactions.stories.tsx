import preview from '#.storybook/preview';
import { InboxPanel } from '../../../src/inbox/index.ts';
import { hosts } from './hosts.tsx';
import { PressStage } from './PressStage.tsx';
import { pressAll } from './pressAll.ts';
import { scenes, tables, without } from './table.ts';

/** The same table, in the places where an inbox can stand beside a panel. */
const meta = preview.meta({
  title: 'Inbox/Presses/Every control elsewhere/Interactions',
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

export const Popover = meta.story({
  name: 'a popover: what comes with the bell, by mouse',
  play: () => pressAll(hosts.popover, [bell], tables.feed, ['mouse']),
});
export const PopoverByKey = meta.story({
  name: 'a popover: what comes with the bell, by Enter',
  play: () => pressAll(hosts.popover, [bell], tables.feed, ['Enter']),
});
export const PopoverMenu = meta.story({
  name: 'a popover: the menu of a row',
  play: () => pressAll(hosts.popover, [bell, ...scenes.rowMenu], tables.rowMenu),
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
  play: () =>
    pressAll(hosts.element, [], { ...without(elementFeed, /^onTabChange/), 'panel: button Close': [] }, [
      'mouse',
      'Enter',
    ]),
});
export const ElementMenu = meta.story({
  name: 'the element: the menu of a row',
  play: () => pressAll(hosts.element, scenes.rowMenu, tables.rowMenu),
});
export const LegacyFeed = meta.story({
  name: 'the legacy widget: header, tabs and rows',
  play: () => pressAll(hosts.legacy, [], without(legacyFeed, /^onUnreadCountChange/), ['mouse', 'Enter']),
});
export const LegacyMenu = meta.story({
  name: 'the legacy widget: the menu of a row',
  play: () => pressAll(hosts.legacy, scenes.rowMenu, without(tables.rowMenu, /^onUnreadCountChange/)),
});
