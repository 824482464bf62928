import type { QuietLanguage } from '../quietStrings.ts';

/** Amharic. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'ማሳወቂያዎችን ለጊዜው አቁም',
  forAnHour: 'ለአንድ ሰዓት',
  untilTomorrow: 'እስከ ነገ',
  untilResumed: 'እስካበራቸው ድረስ',
  resumeNotifications: 'ማሳወቂያዎችን ቀጥል',
  paused: 'ለጊዜው ቆመዋል',
  pausedUntil: 'እስከ {time} ቆመዋል',
  newWhilePaused: { one: 'ቆመው ሳለ {count} አዲስ መልዕክት', other: 'ቆመው ሳለ {count} አዲስ መልዕክቶች' },

  quietHours: 'የጸጥታ ሰዓታት',
  quietHoursHint: 'በዚያን ጊዜ ትኩረትዎን የሚስቡት ወሳኝ መልዕክቶች ብቻ ናቸው።',
  addQuietHours: 'የጸጥታ ሰዓታት ጨምር',
  quietDays: 'ቀናት',
  quietFrom: 'መጀመሪያ',
  quietTo: 'መጨረሻ',
  timeZone: 'የሰዓት ሰቅ',
};
