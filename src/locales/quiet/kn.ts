import type { QuietLanguage } from '../quietStrings.ts';

/** Kannada. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'ಅಧಿಸೂಚನೆಗಳನ್ನು ವಿರಾಮಗೊಳಿಸಿ',
  forAnHour: 'ಒಂದು ಗಂಟೆಯವರೆಗೆ',
  untilTomorrow: 'ನಾಳೆಯವರೆಗೆ',
  untilResumed: 'ನಾನು ಆನ್ ಮಾಡುವವರೆಗೆ',
  resumeNotifications: 'ಅಧಿಸೂಚನೆಗಳನ್ನು ಪುನರಾರಂಭಿಸಿ',
  paused: 'ವಿರಾಮಗೊಳಿಸಲಾಗಿದೆ',
  pausedUntil: '{time} ವರೆಗೆ ವಿರಾಮಗೊಳಿಸಲಾಗಿದೆ',
  newWhilePaused: { one: 'ವಿರಾಮದ ಸಮಯದಲ್ಲಿ {count} ಹೊಸ ಸಂದೇಶ', other: 'ವಿರಾಮದ ಸಮಯದಲ್ಲಿ {count} ಹೊಸ ಸಂದೇಶಗಳು' },

  quietHours: 'ಶಾಂತ ಸಮಯ',
  quietHoursHint: 'ಆಗ ಅತಿ ಮುಖ್ಯ ಸಂದೇಶಗಳು ಮಾತ್ರ ನಿಮ್ಮ ಗಮನ ಸೆಳೆಯುತ್ತವೆ.',
  addQuietHours: 'ಶಾಂತ ಸಮಯ ಸೇರಿಸಿ',
  quietDays: 'ದಿನಗಳು',
  quietFrom: 'ಆರಂಭ',
  quietTo: 'ಅಂತ್ಯ',
  timeZone: 'ಸಮಯ ವಲಯ',
};
