/** The words of the old panel. */
export interface ITranslationContent {
  readonly notifications: string;
  readonly markAllAsRead: string;
  readonly poweredBy: string;
  readonly settings: string;
  readonly removeMessage: string;
  readonly markAsRead: string;
  readonly markAsUnRead: string;
  readonly noNewNotification: string;
}

/** A language of the host's own. */
export interface ITranslationEntry {
  readonly translations: Partial<ITranslationContent>;
  readonly lang: string;
}

/** A language code; carillon accepts any, and its own words are there for those of `carillon/locales`. */
export type I18NLanguage = string;
