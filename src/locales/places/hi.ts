import type { PlaceStrings } from '../placeStrings.ts';

/** Hindi. */
export const strings: PlaceStrings = {
  archive: 'संग्रहित करें',
  unarchive: 'इनबॉक्स में ले जाएँ',
  archivedTab: 'संग्रहित',
  archived: 'संग्रहित किया गया',
  manyArchived: 'संग्रहित किया गया: {count}',
  backInInbox: 'फिर से इनबॉक्स में',
  snooze: 'स्नूज़ करें',
  inAnHour: 'एक घंटे बाद',
  thisEvening: 'आज शाम',
  tomorrow: 'कल',
  nextWeek: 'अगले हफ़्ते',
  chooseTime: 'समय चुनें…',
  snoozeUntil: 'इस समय तक स्नूज़ करें',
  unsnooze: 'स्नूज़ बंद करें',
  snoozedTab: 'स्नूज़ किए गए',
  snoozedUntil: '{time} तक स्नूज़ किया गया',
  manySnoozed: 'स्नूज़ किया गया: {count}',
  cameBack: 'स्नूज़ पूरा हुआ',
  noArchived: 'कुछ भी संग्रहित नहीं है',
  noSnoozed: 'कुछ भी स्नूज़ नहीं है',
  severityHigh: 'उच्च प्राथमिकता',
  severityMedium: 'मध्यम प्राथमिकता',
  severityLow: 'निम्न प्राथमिकता',
};
