import { preferences } from './preferencesTable.ts';
import type { Way } from './pressAll.ts';

/**
 * All that a press does; where ways differ, by the way. Calls, callbacks and addresses as they are; `+` and `-` what stands otherwise
 * afterwards; `on:` and `off:` for controls; `focus:` where it is, if it is not on what was pressed.
 */
export type Allowed =
  | readonly string[]
  | ({ readonly [Each in Way]?: readonly string[] } & { readonly else: readonly string[] });

/** What can be pressed in one scene of an inbox, and what a press of it does. */
export type PressTable = Readonly<Record<string, Allowed>>;

/** The way to each scene, by the keys of what is pressed. */
export const scenes = {
  feed: [],
  rowMenu: ['row Linked: button More actions'],
  panelMenu: ['panel: button More actions'],
  selecting: ['panel: button More actions', 'menu: menuitem Select'],
  undo: ['row Plain: button More actions', 'menu: menuitem Remove message'],
  preferences: ['panel: button Settings'],
} as const;

/** One of `scenes`. */
export type Scene = keyof typeof scenes;

const subjects = ['Linked', 'Asking', 'Plain'];

/** A message is marked as read, here and on the server. */
const read = (subject: string) => [
  `POST /widgets/messages/markAs {"messageId":"${subject}","mark":{"seen":true,"read":true}}`,
  `+ server: ${subject} is read`,
  `- server: ${subject} is unread`,
  `+ shown: ${subject} read`,
  `- shown: ${subject} unread`,
  'onUnreadCountChange 2',
];

const opened = (subject: string) => [...read(subject), `onMessageClick ${subject}`];

/** The sender's button: it runs on the server, and the message counts as read. */
const answered = (type: string) => [
  ...read('Asking'),
  `POST /widgets/messages/Asking/actions/${type} {"executedType":"${type}","status":"done"}`,
  `onAnswer Asking "${type}"`,
  // The button makes room for what came of it.
  'focus: row Asking: article',
];

/** What a link does; Space scrolls, and opens no link. */
const link = (effects: readonly string[]): Allowed => ({ else: effects, Space: [] });

/** A menu opens with the focus on its first command. */
const menuOf = (key: string, first: string) => [
  `on: ${key} aria-expanded`,
  '+ open: menu',
  `focus: menu: ${first}`,
];

const rowMenuOf = (subject: string) => menuOf(`row ${subject}: button More actions`, 'menuitem Mark as read');

const mentions = [
  'on: tabs: tab Mentions aria-selected',
  'off: tabs: tab All aria-selected',
  '- shown: Asking unread',
  '- shown: Plain unread',
  'onTabChange "mentions"',
];

const feed: PressTable = {
  'panel: button Mark all as read': [
    '+ open: toast',
    ...subjects.flatMap((subject) => [`+ shown: ${subject} read`, `- shown: ${subject} unread`]),
    'onUnreadCountChange 0',
  ],
  'panel: button Settings': ['+ open: preferences', 'focus: h2'],
  'panel: button More actions': menuOf('panel: button More actions', 'menuitemcheckbox Unread only'),
  'tabs: tab Mentions': mentions,
  'tabs: tab All': [],
  'row Linked: article': link([...opened('Linked'), 'navigate "/linked"']),
  'row Linked: link Linked': link([...opened('Linked'), 'navigate "/linked"']),
  'row Linked: link Inside': link(['navigate "/inside"']),
  'row Linked: button Show more': ['+ open: whole body', 'focus: row Linked: button Show less'],
  'row Linked: button Mark as read': [...read('Linked'), 'focus: row Linked: button Mark as unread'],
  'row Linked: button More actions': rowMenuOf('Linked'),
  'row Asking: article': link(opened('Asking')),
  'row Asking: button Asking': opened('Asking'),
  'row Asking: button Approve': [...answered('primary'), 'navigate "/approved"'],
  'row Asking: button Dismiss': answered('secondary'),
  'row Asking: button Mark as read': [...read('Asking'), 'focus: row Asking: button Mark as unread'],
  'row Asking: button More actions': rowMenuOf('Asking'),
  'row Plain: article': link(opened('Plain')),
  'row Plain: button Plain': opened('Plain'),
  'row Plain: button Mark as read': [...read('Plain'), 'focus: row Plain: button Mark as unread'],
  'row Plain: button More actions': rowMenuOf('Plain'),
};

/** Controls of rows and their menus with another of their kind before them: the same component with the same handler, for another message or command. */
export const alikeInRows: ReadonlySet<string> = new Set([
  ...subjects
    .slice(1)
    .flatMap((subject) => [`row ${subject}: button Mark as read`, `row ${subject}: button More actions`]),
  // A message without a link is opened by a button, and not by a link: "Asking" is the first of that kind.
  'row Plain: article',
  'row Plain: button Plain',
  'row Asking: button Dismiss',
  'menu: menuitem Remove message',
]);

const rowMenu: PressTable = {
  'menu: menuitem Mark as read': [
    ...read('Linked'),
    '- open: menu',
    'off: row Linked: button More actions aria-expanded',
    'focus: row Linked: button More actions',
  ],
  'menu: menuitem Remove message': [
    '- open: menu',
    '+ open: toast',
    '- shown: Linked unread',
    'onUnreadCountChange 2',
    'focus: row Asking: article',
  ],
};

const closedMenu = ['- open: menu', 'off: panel: button More actions aria-expanded'];

const panelMenu: PressTable = {
  'menu: menuitemcheckbox Unread only': [...closedMenu, 'focus: panel: button More actions'],
  // The bar takes the place of the header, which is hidden with the menu's button.
  'menu: menuitem Select': ['- open: menu', '+ open: selection bar', 'focus: selection: checkbox Select all'],
  // Nothing is read there.
  'menu: menuitem Remove all read': [...closedMenu, '+ open: toast', 'focus: panel: button More actions'],
  'menu: menuitem Remove all': [
    ...closedMenu,
    '+ open: toast',
    ...subjects.map((subject) => `- shown: ${subject} unread`),
    'onUnreadCountChange 0',
    'focus: panel: button More actions',
  ],
};

const undo: PressTable = {
  'undo: button Undo': [
    '- open: toast',
    '+ shown: Plain unread',
    'onUnreadCountChange 3',
    'focus: message-list',
  ],
};

/** A checkbox is changed by a press or Space. */
const checks = (key: string, others: readonly string[] = []): Allowed => ({
  else: [key, ...others].map((one) => `on: ${one} checked`),
  Enter: [],
});

const boxes = subjects.map((subject) => `row ${subject}: checkbox ${subject}`);

const selecting: PressTable = {
  ...Object.fromEntries(boxes.map((box) => [box, checks(box)])),
  'selection: checkbox Select all': checks('selection: checkbox Select all', boxes),
  'selection: button Cancel': ['- open: selection bar', 'focus: panel: button More actions'],
};

/** What can be pressed in each scene of a panel. */
export const tables: Readonly<Record<Scene, PressTable>> = {
  feed,
  rowMenu,
  panelMenu,
  selecting,
  undo,
  preferences,
};

/** The same, for a host that is not told of some of it. */
export function without(table: PressTable, untold: RegExp): PressTable {
  const heard = (effects: readonly string[]) => effects.filter((effect) => !untold.test(effect));
  return Object.fromEntries(
    Object.entries(table).map(([key, allowed]): [string, Allowed] => {
      if (!('else' in allowed)) {
        return [key, heard(allowed)];
      }
      const ways = Object.entries(allowed).map(([way, effects]) => [way, heard(effects)]);
      return [key, { else: heard(allowed.else), ...Object.fromEntries(ways) }];
    }),
  );
}
