/** The plural categories of CLDR. A language uses those that `Intl.PluralRules` has for it; `other` always. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** One category of `pluralCategories`. */
export type PluralCategory = (typeof pluralCategories)[number];

/** A wording by plural category. `{count}` stands for the number, already written in the language's digits. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<PluralCategory, string>>>;

/** The strings whose wording depends on a number. */
export interface CountedStrings {
  /** What the bell says beside its name: how many messages are unread. */
  readonly unreadCount: PluralForms;
  /** As `unreadCount`, where the number is only the least there can be (99+). */
  readonly unreadCountAtLeast: PluralForms;
}

/**
 * Every string a part shows or announces. Placeholders stand in braces. The first eight keep their specified names.
 *
 * @source spec §2
 */
export interface Strings extends CountedStrings {
  /** The panel's title and the bell's name. */
  readonly notifications: string;
  readonly markAllAsRead: string;
  /** Stands before the product's name in the footer. */
  readonly poweredBy: string;
  /** The way to the preferences. */
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
  readonly offline: string;
  readonly offlineHint: string;
  /** Above a feed that could not be refreshed. */
  readonly stale: string;
  readonly reconnecting: string;
  /** Said of a message that was not read. */
  readonly unread: string;
  /** The title of a message that has none. */
  readonly untitled: string;
  readonly showMore: string;
  readonly showLess: string;
  readonly actionFailed: string;
}

/** The name of a string. */
export type StringKey = keyof Strings;

/** The name of a string with a number in it. */
export type CountedKey = keyof CountedStrings;

/** The name of a string without a number in it. */
export type PlainKey = Exclude<StringKey, CountedKey>;

/** The directions a language is written in. */
export const directions = ['ltr', 'rtl'] as const;

/** One direction of `directions`. */
export type Direction = (typeof directions)[number];
