import type { QuietLanguage } from '../quietStrings.ts';

/** Welsh. */
export const strings: QuietLanguage<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'> = {
  pauseNotifications: 'Oedi hysbysiadau',
  forAnHour: 'Am awr',
  untilTomorrow: 'Tan yfory',
  untilResumed: 'Nes i mi eu troi ymlaen',
  resumeNotifications: 'Ailddechrau hysbysiadau',
  paused: "wedi'u hoedi",
  pausedUntil: "wedi'u hoedi tan {time}",
  newWhilePaused: {
    zero: 'Dim negeseuon newydd yn ystod y saib',
    one: '{count} neges newydd yn ystod y saib',
    two: '{count} neges newydd yn ystod y saib',
    few: '{count} neges newydd yn ystod y saib',
    many: '{count} neges newydd yn ystod y saib',
    other: '{count} neges newydd yn ystod y saib',
  },

  quietHours: 'Oriau tawel',
  quietHoursHint: "Dim ond negeseuon critigol fydd yn tynnu'ch sylw bryd hynny.",
  addQuietHours: 'Ychwanegu oriau tawel',
  quietDays: 'Dyddiau',
  quietFrom: 'O',
  quietTo: 'Tan',
  timeZone: 'Cylchfa amser',
};
