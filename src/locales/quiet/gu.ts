import type { QuietLanguage } from '../quietStrings.ts';

/** Gujarati. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'સૂચનાઓ થોભાવો',
  forAnHour: 'એક કલાક માટે',
  untilTomorrow: 'આવતીકાલ સુધી',
  untilResumed: 'હું ચાલુ કરું ત્યાં સુધી',
  resumeNotifications: 'સૂચનાઓ ફરી શરૂ કરો',
  paused: 'થોભાવેલી',
  pausedUntil: '{time} સુધી થોભાવેલી',
  newWhilePaused: { one: 'વિરામ દરમિયાન {count} નવો સંદેશ', other: 'વિરામ દરમિયાન {count} નવા સંદેશા' },

  quietHours: 'શાંત સમય',
  quietHoursHint: 'ત્યારે ફક્ત અત્યંત મહત્ત્વના સંદેશા જ તમારું ધ્યાન ખેંચે છે.',
  addQuietHours: 'શાંત સમય ઉમેરો',
  quietDays: 'દિવસો',
  quietFrom: 'શરૂઆત',
  quietTo: 'અંત',
  timeZone: 'સમય ઝોન',
};
