import type { PlaceStrings } from '../placeStrings.ts';

/** Marathi. */
export const strings: PlaceStrings = {
  archive: 'संग्रहित करा',
  unarchive: 'इनबॉक्समध्ये हलवा',
  archivedTab: 'संग्रहित केलेले',
  archived: 'संग्रहित केले',
  manyArchived: 'संग्रहित केले: {count}',
  backInInbox: 'पुन्हा इनबॉक्समध्ये',
  snooze: 'स्नूझ करा',
  inAnHour: 'एका तासाने',
  thisEvening: 'आज संध्याकाळी',
  tomorrow: 'उद्या',
  nextWeek: 'पुढील आठवड्यात',
  chooseTime: 'वेळ निवडा…',
  snoozeUntil: 'या वेळेपर्यंत स्नूझ करा',
  unsnooze: 'स्नूझ बंद करा',
  snoozedTab: 'स्नूझ केलेले',
  snoozedUntil: '{time} पर्यंत स्नूझ केले',
  manySnoozed: 'स्नूझ केले: {count}',
  cameBack: 'स्नूझ संपले',
  noArchived: 'काहीही संग्रहित केलेले नाही',
  noSnoozed: 'काहीही स्नूझ केलेले नाही',
  severityHigh: 'उच्च प्राधान्य',
  severityMedium: 'मध्यम प्राधान्य',
  severityLow: 'कमी प्राधान्य',
};
