/** What assistive technology meets at a part. In names `{…}` stands for words that differ. */
export interface AccessiblePart {
  readonly part: string;
  /** Finds it on a page that shows the open popover, or its settings. */
  readonly selector: string;
  readonly role: string;
  /** Undefined where it has none of its own. */
  readonly name?: string;
  /** What is announced because of it, and when. */
  readonly says?: readonly { readonly words: string; readonly when: string }[];
}

/** The names of the documentation pages with such a table. */
export type AccessiblePage =
  | 'Bell'
  | 'Popover'
  | 'Panel'
  | 'Page'
  | 'StoreTabs'
  | 'List'
  | 'Item'
  | 'Undo'
  | 'Preferences';

/** By the documentation page of the part. A story compares them with the document. */
export const accessibleParts: Readonly<Record<AccessiblePage, readonly AccessiblePart[]>> = {
  Bell: [
    {
      part: 'Inbox.Bell',
      selector: '[data-carillon="bell"]',
      role: 'button',
      name: 'Notifications{…}unread{…}',
      says: [
        { words: 'New: {title}', when: 'a message comes' },
        {
          words: '{count} unread',
          when: 'several come together, or the count grows, but not by the reader’s own act',
        },
      ],
    },
  ],
  Popover: [
    {
      part: 'Inbox.Popover',
      selector: '[data-carillon="popover"]',
      role: 'dialog',
      name: 'Notifications{…}',
    },
  ],
  Panel: [
    { part: 'Inbox.Title', selector: '[data-carillon="title"]', role: 'heading', name: 'Notifications{…}' },
    {
      part: 'Inbox.MarkAllRead',
      selector: '[data-carillon="mark-all-read"]',
      role: 'button',
      name: 'Mark all as read',
    },
    {
      part: 'Inbox.PreferencesButton',
      selector: '[data-carillon="preferences-button"]',
      role: 'button',
      name: 'Settings',
    },
    {
      part: 'Inbox.Menu',
      selector: '[data-carillon="menu-button"]',
      role: 'button',
      name: 'More actions{…}',
    },
  ],
  Page: [
    {
      part: 'The tabs of InboxPage',
      selector: '[data-carillon="page-tabs"]',
      role: 'navigation',
      name: 'Notifications',
    },
    { part: 'A tab in it', selector: '[data-carillon="page-tab"]', role: 'button', name: 'All{…}' },
    {
      part: 'The pane',
      selector: '[data-carillon="page-pane"]',
      role: 'region',
      name: 'Notification',
      says: [
        { words: 'This notification is no longer here', when: 'it is known that the open message is gone' },
      ],
    },
    { part: 'The open message', selector: '[data-carillon="page-message"]', role: 'article', name: '{…}' },
  ],
  StoreTabs: [
    { part: 'Inbox.Tabs', selector: '[data-carillon="tab-list"]', role: 'tablist', name: 'Notifications' },
    { part: 'Inbox.Tab', selector: '[data-carillon="tab"]', role: 'tab', name: 'All{…}' },
  ],
  List: [
    {
      part: 'Inbox.List with tabs',
      selector: '[data-carillon="message-list"]',
      role: 'tabpanel',
      name: 'All{…}',
      says: [
        { words: 'Loading notifications', when: 'a feed or its next page takes longer than half a second' },
        { words: 'Nothing new to see here yet', when: 'the feed is empty' },
        { words: 'Notifications could not be loaded', when: 'at once, if it could not be had' },
      ],
    },
    { part: 'The feed in it', selector: '[role="feed"]', role: 'feed', name: 'Notifications{…}' },
  ],
  Item: [
    {
      part: 'Inbox.Item',
      selector: '[data-carillon="message-item"]',
      role: 'article',
      name: 'Unread: {…}',
      says: [
        { words: 'Marked as read', when: 'it was marked by itself, and not by following its link' },
        { words: 'Marked as unread', when: 'it was marked so by itself' },
      ],
    },
    {
      part: 'Inbox.ItemReadToggle',
      selector: '[data-carillon="item-read-toggle"]',
      role: 'button',
      name: 'Mark as read{…}',
    },
    {
      part: 'Inbox.ItemMenu',
      selector: '[data-carillon="item-menu"]',
      role: 'button',
      name: 'More actions{…}',
    },
  ],
  Undo: [
    {
      part: 'Inbox.Toasts, while there is something to undo',
      selector: '[data-carillon="toast-region"]',
      role: 'group',
      name: 'Undo{…}',
      says: [{ words: '{count} notification{…} removed', when: 'messages were removed' }],
    },
  ],
  Preferences: [
    {
      part: 'Preferences.ChannelSwitch',
      selector: '[data-carillon="channel-switch"] input',
      role: 'switch',
      name: '{…}',
      says: [{ words: 'Saved', when: 'a switch was saved' }],
    },
  ],
};

/** What a name or an announcement of the table means. */
export function wordsPattern(words: string): RegExp {
  const parts = words.split(/\{[^}]*\}/).map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'u');
}
