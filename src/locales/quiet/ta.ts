import type { QuietLanguage } from '../quietStrings.ts';

/** Tamil. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'அறிவிப்புகளை இடைநிறுத்து',
  forAnHour: 'ஒரு மணிநேரத்திற்கு',
  untilTomorrow: 'நாளை வரை',
  untilResumed: 'நான் இயக்கும் வரை',
  resumeNotifications: 'அறிவிப்புகளை மீண்டும் தொடங்கு',
  paused: 'இடைநிறுத்தப்பட்டுள்ளன',
  pausedUntil: '{time} வரை இடைநிறுத்தப்பட்டுள்ளன',
  newWhilePaused: {
    one: 'இடைநிறுத்தத்தின்போது {count} புதிய செய்தி',
    other: 'இடைநிறுத்தத்தின்போது {count} புதிய செய்திகள்',
  },

  quietHours: 'அமைதி நேரம்',
  quietHoursHint: 'அப்போது மிக முக்கியமான செய்திகள் மட்டுமே உங்கள் கவனத்தை ஈர்க்கும்.',
  addQuietHours: 'அமைதி நேரத்தைச் சேர்',
  quietDays: 'நாட்கள்',
  quietFrom: 'தொடக்கம்',
  quietTo: 'முடிவு',
  timeZone: 'நேர மண்டலம்',
};
