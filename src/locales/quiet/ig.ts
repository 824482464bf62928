import type { QuietLanguage } from '../quietStrings.ts';

/** Igbo. */
export const strings: QuietLanguage<'other'> = {
  pauseNotifications: 'Kwụsịtụ ọkwa',
  forAnHour: 'Ruo otu awa',
  untilTomorrow: 'Ruo echi',
  untilResumed: 'Ruo mgbe m gbanyere ha',
  resumeNotifications: 'Maliteghachi ọkwa',
  paused: 'akwụsịtụla',
  pausedUntil: 'akwụsịtụla ruo {time}',
  newWhilePaused: { other: "Ozi ọhụrụ {count} n'oge nkwụsịtụ" },

  quietHours: 'Oge jụụ',
  quietHoursHint: "N'oge ahụ, naanị ozi ndị kacha mkpa ga-adọta uche gị.",
  addQuietHours: 'Tinye oge jụụ',
  quietDays: 'Ụbọchị',
  quietFrom: 'Site na',
  quietTo: 'Ruo',
  timeZone: 'Mpaghara oge',
};
