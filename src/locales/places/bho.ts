import type { PlaceStrings } from '../placeStrings.ts';

/** Bhojpuri. */
export const strings: PlaceStrings = {
  archive: 'संग्रह में रखीं',
  unarchive: 'इनबॉक्स में ले जाईं',
  archivedTab: 'संग्रह में रखल',
  archived: 'संग्रह में रखल गइल',
  manyArchived: 'संग्रह में रखल गइल: {count}',
  backInInbox: 'फेर से इनबॉक्स में',
  snooze: 'बाद खातिर टालीं',
  inAnHour: 'एक घंटा बाद',
  thisEvening: 'आज साँझ',
  tomorrow: 'काल्ह',
  nextWeek: 'अगिला हफ्ता',
  chooseTime: 'समय चुनीं…',
  snoozeUntil: 'एह समय तक टालीं',
  unsnooze: 'टालल बंद करीं',
  snoozedTab: 'टालल',
  snoozedUntil: '{time} तक टालल',
  manySnoozed: 'टालल गइल: {count}',
  cameBack: 'टाले के समय पूरा भइल',
  noArchived: 'संग्रह में कुछ नइखे',
  noSnoozed: 'टालल कुछ नइखे',
  severityHigh: 'ऊँच प्राथमिकता',
  severityMedium: 'मध्यम प्राथमिकता',
  severityLow: 'कम प्राथमिकता',
};
