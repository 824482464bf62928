import type { PluralCategory, PluralForms } from './strings.ts';

/** The strings of pauses and quiet hours. They are fetched with the feature. Placeholders are in braces. */
export interface QuietStrings<Forms = PluralForms & { readonly [Category in PluralCategory]?: string }> {
  /** The heading of three times in the panel's menu and in the preferences: for how long nothing is to draw the reader's attention. */
  readonly pauseNotifications: string;
  /** A time below that heading: sixty minutes from now. */
  readonly forAnHour: string;
  /** A time below that heading: tomorrow at nine in the morning. */
  readonly untilTomorrow: string;
  /** A time below that heading: without an end, until the reader presses `resumeNotifications`. */
  readonly untilResumed: string;
  /** The action that ends a pause, or the present quiet hours, before its time. */
  readonly resumeNotifications: string;
  /** The state of the inbox, also in the bell's accessible name, after that of the bell: "Notifications, paused". In the middle of a line. */
  readonly paused: string;
  /** As `paused`, where it ends by itself. `{time}` is a time, or a day of the week and a time: "8:00 AM", "Fri 8:00 AM". */
  readonly pausedUntil: string;
  /** Announced when a pause or quiet hours have ended: how many messages came meanwhile and are unread. */
  readonly newWhilePaused: Forms;

  /** The heading of the times of each week at which nothing draws the reader's attention. */
  readonly quietHours: string;
  /** Below that heading. Critical messages are those whose sender says that they matter much, or that cannot be turned off. */
  readonly quietHoursHint: string;
  /** The button that adds quiet hours. */
  readonly addQuietHours: string;
  /** The accessible name of the seven buttons that choose days of the week. */
  readonly quietDays: string;
  /** The label of a field: when quiet hours begin. */
  readonly quietFrom: string;
  /** The label of a field: when quiet hours end. */
  readonly quietTo: string;
  /** The label of a list of time zones. */
  readonly timeZone: string;
}

/** Those strings in a bundled language. `Used` are the plural categories that `Intl.PluralRules` has for it. */
export type QuietLanguage<Used extends PluralCategory> = QuietStrings<PluralForms<Used>>;

/** Those strings in English. */
export const quiet: QuietStrings = {
  pauseNotifications: 'Pause notifications',
  forAnHour: 'For an hour',
  untilTomorrow: 'Until tomorrow',
  untilResumed: 'Until I resume',
  resumeNotifications: 'Resume notifications',
  paused: 'paused',
  pausedUntil: 'paused until {time}',
  newWhilePaused: {
    one: '{count} new notification while paused',
    other: '{count} new notifications while paused',
  },

  quietHours: 'Quiet hours',
  quietHoursHint: 'Only critical notifications draw your attention then.',
  addQuietHours: 'Add quiet hours',
  quietDays: 'Days',
  quietFrom: 'From',
  quietTo: 'To',
  timeZone: 'Time zone',
};
