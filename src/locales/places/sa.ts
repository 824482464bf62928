import type { PlaceStrings } from '../placeStrings.ts';

/** Sanskrit. */
export const strings: PlaceStrings = {
  archive: 'सङ्ग्रहे स्थापयतु',
  unarchive: 'आगतपेटिकायां स्थापयतु',
  archivedTab: 'सङ्ग्रहे स्थापितानि',
  archived: 'सङ्ग्रहे स्थापितम्',
  manyArchived: 'सङ्ग्रहे स्थापितम्: {count}',
  backInInbox: 'पुनः आगतपेटिकायाम्',
  snooze: 'विलम्बयतु',
  inAnHour: 'एकघण्टानन्तरम्',
  thisEvening: 'अद्य सायम्',
  tomorrow: 'श्वः',
  nextWeek: 'आगामिसप्ताहे',
  chooseTime: 'समयं चिनोतु…',
  snoozeUntil: 'विलम्बस्य अवधिः',
  unsnooze: 'विलम्बं समापयतु',
  snoozedTab: 'विलम्बितानि',
  snoozedUntil: '{time} पर्यन्तं विलम्बितम्',
  manySnoozed: 'विलम्बितम्: {count}',
  cameBack: 'विलम्बानन्तरं प्रत्यागतम्',
  noArchived: 'सङ्ग्रहे किमपि नास्ति',
  noSnoozed: 'विलम्बितं किमपि नास्ति',
  severityHigh: 'उच्चा प्राथमिकता',
  severityMedium: 'मध्यमा प्राथमिकता',
  severityLow: 'न्यूना प्राथमिकता',
};
