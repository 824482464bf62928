import type { PlaceStrings } from '../placeStrings.ts';

/** Swahili. */
export const strings: PlaceStrings = {
  archive: 'Weka kwenye kumbukumbu',
  unarchive: 'Hamishia kwenye kikasha',
  archivedTab: 'Zilizo kwenye kumbukumbu',
  archived: 'Imewekwa kwenye kumbukumbu',
  manyArchived: 'Zimewekwa kwenye kumbukumbu: {count}',
  backInInbox: 'Imerudi kwenye kikasha',
  snooze: 'Ahirisha',
  inAnHour: 'Baada ya saa moja',
  thisEvening: 'Leo jioni',
  tomorrow: 'Kesho',
  nextWeek: 'Wiki ijayo',
  chooseTime: 'Chagua wakati…',
  snoozeUntil: 'Ahirisha hadi',
  unsnooze: 'Komesha kuahirisha',
  snoozedTab: 'Zilizoahirishwa',
  snoozedUntil: 'Imeahirishwa hadi {time}',
  manySnoozed: 'Zimeahirishwa: {count}',
  cameBack: 'Imerudi baada ya kuahirishwa',
  noArchived: 'Hakuna kilicho kwenye kumbukumbu',
  noSnoozed: 'Hakuna kilichoahirishwa',
  severityHigh: 'Kipaumbele cha juu',
  severityMedium: 'Kipaumbele cha wastani',
  severityLow: 'Kipaumbele cha chini',
};
