/** A part that hosts place: what they call it, and the page that has its props. */
export interface PartName {
  readonly name: string;
  /** The id of the page, without `--docs`. */
  readonly page: string;
}

const on = (page: string, namespace: string, names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([identity, name]): readonly [string, PartName] => [
    identity,
    { name: namespace + name, page },
  ]);

/** By the value of `data-carillon`. A test compares them with the source, and with the headings of the pages. */
export const partNames: ReadonlyMap<string, PartName> = new Map([
  ...on('compose-bell', 'Inbox.', { bell: 'Bell', badge: 'Badge', 'elsewhere-dot': 'ElsewhereDot' }),
  ...on('compose-popover', 'Inbox.', { popover: 'Popover' }),
  ...on('compose-panel', 'Inbox.', {
    header: 'Header',
    title: 'Title',
    'mark-all-read': 'MarkAllRead',
    'menu-button': 'Menu',
    'preferences-button': 'PreferencesButton',
    close: 'Close',
    footer: 'Footer',
  }),
  ...on('compose-tabs', 'Inbox.', { tabs: 'Tabs', tab: 'Tab' }),
  ...on('compose-list', 'Inbox.', { 'message-list': 'List' }),
  ...on('compose-item', 'Inbox.', {
    'message-item': 'Item',
    'item-avatar': 'ItemAvatar',
    'item-title': 'ItemTitle',
    'item-time': 'ItemTime',
    'item-dot': 'ItemDot',
    'item-body': 'ItemBody',
    'item-marks': 'ItemMarks',
    'item-answers': 'ItemAnswers',
    'item-menu': 'ItemMenu',
    'item-read-toggle': 'ItemReadToggle',
  }),
  ...on('features-page', '', { page: 'InboxPage' }),
  ...on('compose-preferences', '', { preferences: 'InboxPreferences' }),
  ...on('compose-preferences', 'Preferences.', {
    'preference-list': 'List',
    'preference-group': 'Group',
    'workflow-preference': 'Workflow',
    'channel-switch': 'ChannelSwitch',
    'global-preference': 'Global',
    'save-status': 'SaveStatus',
  }),
]);

/** Where the props of a part are: below the heading of its name, or those of the page itself. */
export function propsOf({ name, page }: PartName): string {
  const heading = ownPages.has(name) ? 'props' : name.toLowerCase().replace('.', '');
  return `?path=/docs/${page}--docs#${heading}`;
}

/** The parts that have a page of their own, whose pieces are numbered there and nowhere else. */
export const ownPages: ReadonlySet<string> = new Set([
  'Inbox.Bell',
  'Inbox.Item',
  'Inbox.List',
  'InboxPage',
  'InboxPreferences',
]);
