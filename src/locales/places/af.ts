import type { PlaceStrings } from '../placeStrings.ts';

/** Afrikaans. */
export const strings: PlaceStrings = {
  archive: 'Argiveer',
  unarchive: 'Skuif na inkassie',
  archivedTab: 'Geargiveer',
  archived: 'Geargiveer',
  manyArchived: '{count} geargiveer',
  backInInbox: 'Terug in die inkassie',
  snooze: 'Stel uit',
  inAnHour: "Oor 'n uur",
  thisEvening: 'Vanaand',
  tomorrow: 'Môre',
  nextWeek: 'Volgende week',
  chooseTime: "Kies 'n tyd…",
  snoozeUntil: 'Stel uit tot',
  unsnooze: 'Beëindig uitstel',
  snoozedTab: 'Uitgestel',
  snoozedUntil: 'Uitgestel tot {time}',
  manySnoozed: '{count} uitgestel',
  cameBack: 'Terug ná uitstel',
  noArchived: 'Niks is geargiveer nie',
  noSnoozed: 'Niks is uitgestel nie',
  severityHigh: 'Hoë prioriteit',
  severityMedium: 'Gemiddelde prioriteit',
  severityLow: 'Lae prioriteit',
};
