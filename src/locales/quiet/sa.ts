import type { QuietLanguage } from '../quietStrings.ts';

/** Sanskrit. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'सूचनाः स्थगयतु',
  forAnHour: 'एकघण्टां यावत्',
  untilTomorrow: 'श्वः पर्यन्तम्',
  untilResumed: 'यावत् अहं न प्रवर्तयामि',
  resumeNotifications: 'सूचनाः पुनः प्रवर्तयतु',
  paused: 'स्थगिताः',
  pausedUntil: '{time} पर्यन्तं स्थगिताः',
  newWhilePaused: { one: 'स्थगनकाले {count} नूतनः सन्देशः', other: 'स्थगनकाले {count} नूतनाः सन्देशाः' },

  quietHours: 'शान्तसमयः',
  quietHoursHint: 'तदा केवलम् अत्यावश्यकाः सन्देशाः भवतः ध्यानम् आकर्षन्ति।',
  addQuietHours: 'शान्तसमयं योजयतु',
  quietDays: 'दिनानि',
  quietFrom: 'आरम्भः',
  quietTo: 'समाप्तिः',
  timeZone: 'समयक्षेत्रम्',
};
