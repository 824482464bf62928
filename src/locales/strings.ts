import type { Channel } from '../platform-constants/index.ts';

/** The plural categories of CLDR. A language uses those that `Intl.PluralRules` has for it; `other` always. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** One category of `pluralCategories`. */
export type PluralCategory = (typeof pluralCategories)[number];

/**
 * A wording by plural category. `{count}` stands for the number, already written in the language's digits. `Used` are the
 * categories that the language has: one too few or too many does not compile.
 */
export type PluralForms<Used extends PluralCategory = 'other'> = {
  readonly [Category in Used | 'other']: string;
};

/** As `PluralForms`, for words whose language is only known at run time. */
export type AnyPluralForms = PluralForms & { readonly [Category in PluralCategory]?: string };

/** The names of the strings whose wording depends on a number. */
export const countedKeys = [
  /** What the bell says beside its name: how many messages are unread. */
  'unreadCount',
  /** As `unreadCount`, where the number is only the least there can be (99+). */
  'unreadCountAtLeast',
  /** Messages that came while the reader was further down, and the count of a tab. */
  'newMessages',
  /** As `newMessages`, where the number is only the least there can be (99+). */
  'newMessagesAtLeast',
  /** Selected messages, in the bar that acts on them. */
  'selectedCount',
  /** Said after removing, beside the way to undo it. */
  'removedMessages',
] as const;

/** The name of a string with a number in it. */
export type CountedKey = (typeof countedKeys)[number];

/** The strings without a number in them. Placeholders stand in braces. The first eight keep their specified names. */
export interface PlainStrings extends Readonly<Record<`channel_${Channel}`, string>> {
  /** The panel's title and the bell's name. */
  readonly notifications: string;
  readonly markAllAsRead: string;
  /** Stands before the product's name in the footer. */
  readonly poweredBy: string;
  /** The way to the preferences, and their title. */
  readonly settings: string;
  readonly removeMessage: string;
  readonly markAsRead: string;
  readonly markAsUnRead: string;
  /** The empty feed. */
  readonly noNewNotification: string;

  /** Under the empty feed's title. */
  readonly noNewNotificationHint: string;
  readonly close: string;
  readonly loading: string;
  readonly loadMore: string;
  readonly loadMoreFailed: string;
  readonly loadFailed: string;
  /** `{status}` is the server's status, such as 503. */
  readonly serverAnswered: string;
  readonly serverUnreachable: string;
  readonly sessionRefused: string;
  readonly tryAgain: string;
  /** After nine seconds without an answer, beside `tryAgain`. Also said to screen readers. */
  readonly stillTrying: string;
  readonly offline: string;
  readonly offlineHint: string;
  /** Above a feed that could not be refreshed. */
  readonly stale: string;
  readonly reconnecting: string;
  /** The live socket was refused; the inbox goes on by asking. */
  readonly livePaused: string;
  readonly rateLimited: string;
  readonly signedOut: string;
  readonly signedOutHint: string;
  /** Said of a message that was not read. */
  readonly unread: string;
  /** The title of a message that has none. */
  readonly untitled: string;
  /** Describes the feed to screen readers. Page Down and Page Up are keys. */
  readonly feedKeys: string;
  readonly showMore: string;
  readonly showLess: string;
  readonly actionFailed: string;
  /** Puts away the words about a change that could not be saved. */
  readonly dismiss: string;
  /** Said after the words of a link that opens a new tab. */
  readonly opensNewTab: string;

  /** A switch in the feed's menu: only unread messages are shown. */
  readonly unreadOnly: string;
  /** The title of a feed of unread messages that has none. */
  readonly noUnread: string;
  /** The way out of `noUnread`: lifts the filter. */
  readonly showAll: string;
  /** Divides the messages that came since the reader was here last from the ones before. */
  readonly sinceLastVisit: string;
  /** The name of a menu of actions. */
  readonly moreActions: string;
  /** Begins to select several messages, and the name of a message's checkbox. */
  readonly select: string;
  readonly selectAll: string;
  readonly cancel: string;
  /** Removes the selected messages. */
  readonly remove: string;
  /** Removes every message of the open tab. */
  readonly removeAll: string;
  /** Said after a bulk act, beside the way to undo it. */
  readonly markedAsRead: string;
  readonly markedAsUnRead: string;
  readonly undo: string;

  /** Leaves the preferences for the feed. */
  readonly back: string;
  /** The preference that all workflows share. */
  readonly allNotifications: string;
  /** Said of a workflow that cannot be turned off. */
  readonly required: string;
  /** Why it cannot. */
  readonly requiredReason: string;
  readonly search: string;
  /** The way out of a search that found nothing. */
  readonly clearSearch: string;
  readonly noMatches: string;
  readonly sort: string;
  /** The order that the platform gives. */
  readonly sortSuggested: string;
  readonly sortByName: string;
  readonly filter: string;
  readonly allChannels: string;
  /** The group of the workflows that are in no other. */
  readonly otherGroup: string;
  readonly noPreferences: string;
  readonly preferencesFailed: string;
  readonly loadingPreferences: string;
  readonly saved: string;
  readonly saveFailed: string;
}

/** The name of a string without a number in it. */
export type PlainKey = keyof PlainStrings;

/** The name of a string. */
export type StringKey = PlainKey | CountedKey;

/** Every string a part shows or announces. @source docs/protocol.md#panel-and-embedding */
export type Strings = PlainStrings & Readonly<Record<CountedKey, AnyPluralForms>>;

/**
 * The strings of a bundled language. `Used` are the plural categories that `Intl.PluralRules` has for it. A string that nobody
 * has translated yet is left out, and English stands in for it; `npm run languages` lists them.
 */
export type Language<Used extends PluralCategory> = Partial<
  PlainStrings & Readonly<Record<CountedKey, PluralForms<Used>>>
>;

/** The directions a language is written in. */
export const directions = ['ltr', 'rtl'] as const;

/** One direction of `directions`. */
export type Direction = (typeof directions)[number];
