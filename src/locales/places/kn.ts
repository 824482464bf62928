import type { PlaceStrings } from '../placeStrings.ts';

/** Kannada. */
export const strings: PlaceStrings = {
  archive: 'ಆರ್ಕೈವ್ ಮಾಡಿ',
  unarchive: 'ಇನ್‌ಬಾಕ್ಸ್‌ಗೆ ಸರಿಸಿ',
  archivedTab: 'ಆರ್ಕೈವ್ ಮಾಡಿದವು',
  archived: 'ಆರ್ಕೈವ್ ಮಾಡಲಾಗಿದೆ',
  manyArchived: 'ಆರ್ಕೈವ್ ಮಾಡಲಾಗಿದೆ: {count}',
  backInInbox: 'ಮತ್ತೆ ಇನ್‌ಬಾಕ್ಸ್‌ನಲ್ಲಿ',
  snooze: 'ಮುಂದೂಡಿ',
  inAnHour: 'ಒಂದು ಗಂಟೆಯ ನಂತರ',
  thisEvening: 'ಇಂದು ಸಂಜೆ',
  tomorrow: 'ನಾಳೆ',
  nextWeek: 'ಮುಂದಿನ ವಾರ',
  chooseTime: 'ಸಮಯ ಆಯ್ಕೆಮಾಡಿ…',
  snoozeUntil: 'ಈ ಸಮಯದವರೆಗೆ ಮುಂದೂಡಿ',
  unsnooze: 'ಮುಂದೂಡಿಕೆ ಕೊನೆಗೊಳಿಸಿ',
  snoozedTab: 'ಮುಂದೂಡಿದವು',
  snoozedUntil: '{time} ವರೆಗೆ ಮುಂದೂಡಲಾಗಿದೆ',
  manySnoozed: 'ಮುಂದೂಡಲಾಗಿದೆ: {count}',
  cameBack: 'ಮುಂದೂಡಿಕೆ ಮುಗಿದಿದೆ',
  noArchived: 'ಏನೂ ಆರ್ಕೈವ್ ಆಗಿಲ್ಲ',
  noSnoozed: 'ಏನೂ ಮುಂದೂಡಿಲ್ಲ',
  severityHigh: 'ಹೆಚ್ಚಿನ ಆದ್ಯತೆ',
  severityMedium: 'ಮಧ್ಯಮ ಆದ್ಯತೆ',
  severityLow: 'ಕಡಿಮೆ ಆದ್ಯತೆ',
};
