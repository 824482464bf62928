import type { PluralCategory, PluralForms } from './strings.ts';

/**
 * The strings of what is opt-in in a list: messages that wait for an answer, groups, search, filters, and the
 * page of two panes. They are fetched with the features. Placeholders are in braces. `Forms` are the plural forms of a string that
 * depends on a number.
 */
export interface ListStrings<Forms = PluralForms & { readonly [Category in PluralCategory]?: string }> {
  /** In the accessible name of a tab: how many messages wait for the reader's answer. */
  readonly openCount: Forms;
  /** As `openCount`, for a count that may be higher, since older messages are not loaded. */
  readonly openCountAtLeast: Forms;
  /**
   * On the button below the newest message of a group, which shows the others. Each form has `{count}`, which may be followed by a plus
   * sign ("4+").
   */
  readonly moreInGroup: Forms;
  /** As `moreInGroup`, for states that the newest one has replaced: of a build, of an incident. Each form has `{count}`. */
  readonly earlierStates: Forms;
  /** The end of a list of names: how many people are not named. */
  readonly otherPeople: Forms;
  /** For screen readers, in the description of a group: how many messages it has. */
  readonly groupSize: Forms;
  /** Announced and shown after a search: how many messages were found. */
  readonly foundCount: Forms;
  /** Beside `foundCount`: how many messages were searched, while older ones are not loaded. `searchOlder` follows. */
  readonly loadedCount: Forms;

  /** The name of the tab, and of the filter, of messages that wait for the reader's answer. */
  readonly needsYouTab: string;
  /** The title in place of those messages when there are none. */
  readonly nothingNeedsYou: string;
  /** The label of the search field above the list. */
  readonly searchMessages: string;
  /** The button beside `loadedCount` that loads older messages, which are searched too. */
  readonly searchOlder: string;
  /** The title in place of a list in which nothing was found. `{words}` is what the reader has searched for. */
  readonly nothingFound: string;
  /** The title in place of a list of which the filters leave nothing. */
  readonly nothingMatches: string;
  /** The accessible name of the filters above the list. */
  readonly filters: string;
  /** The filter of unread messages. */
  readonly filterUnread: string;
  /** Above a list of which filters that are not in sight hide messages. `{filters}` is a list of their names. */
  readonly filteredBy: string;
  /** In the pane of the open message while none is open. */
  readonly chooseMessage: string;
  /** In the pane of the open message where that was removed. */
  readonly messageIsGone: string;
  /** The accessible name of the pane of the open message. */
  readonly openMessage: string;
  /** The button that leads from the open message back to the list, where only one of both has room. */
  readonly backToList: string;
  /** The link in the pane of the open message that leads to what it is about. */
  readonly goToPage: string;
}

/** Those strings in a bundled language. `Used` are the plural categories that `Intl.PluralRules` has for it. */
export type ListLanguage<Used extends PluralCategory> = ListStrings<PluralForms<Used>>;

/** Those strings in English. */
export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} needs you', other: '{count} need you' },
  openCountAtLeast: { one: '{count} or more need you', other: '{count} or more need you' },
  moreInGroup: { one: '{count} more', other: '{count} more' },
  earlierStates: { one: '{count} earlier state', other: '{count} earlier states' },
  otherPeople: { one: '{count} other', other: '{count} others' },
  groupSize: { one: '{count} notification', other: '{count} notifications' },
  foundCount: { one: '{count} found', other: '{count} found' },
  loadedCount: { one: '{count} loaded', other: '{count} loaded' },
  needsYouTab: 'Needs you',
  nothingNeedsYou: 'Nothing needs you',
  searchMessages: 'Search notifications',
  searchOlder: 'Search older',
  nothingFound: 'Nothing found for “{words}”',
  nothingMatches: 'No notification matches the filters',
  filters: 'Filters',
  filterUnread: 'Unread',
  filteredBy: 'Only shown: {filters}',
  chooseMessage: 'Choose a notification',
  messageIsGone: 'This notification is no longer here',
  openMessage: 'Notification',
  backToList: 'Back to the list',
  goToPage: 'Open',
};
