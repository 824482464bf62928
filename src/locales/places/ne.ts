import type { PlaceStrings } from '../placeStrings.ts';

/** Nepali. */
export const strings: PlaceStrings = {
  archive: 'अभिलेखमा राख्नुहोस्',
  unarchive: 'इनबक्समा सार्नुहोस्',
  archivedTab: 'अभिलेखमा राखिएका',
  archived: 'अभिलेखमा राखियो',
  manyArchived: 'अभिलेखमा राखियो: {count}',
  backInInbox: 'फेरि इनबक्समा',
  snooze: 'पछि सार्नुहोस्',
  inAnHour: 'एक घण्टापछि',
  thisEvening: 'आज साँझ',
  tomorrow: 'भोलि',
  nextWeek: 'अर्को हप्ता',
  chooseTime: 'समय छान्नुहोस्…',
  snoozeUntil: 'यो समयसम्म पछि सार्नुहोस्',
  unsnooze: 'पछि सार्न बन्द गर्नुहोस्',
  snoozedTab: 'पछि सारिएका',
  snoozedUntil: '{time} सम्म पछि सारियो',
  manySnoozed: 'पछि सारियो: {count}',
  cameBack: 'पछि सारेको समय सकियो',
  noArchived: 'अभिलेखमा केही छैन',
  noSnoozed: 'पछि सारिएको केही छैन',
  severityHigh: 'उच्च प्राथमिकता',
  severityMedium: 'मध्यम प्राथमिकता',
  severityLow: 'न्यून प्राथमिकता',
};
