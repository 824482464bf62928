import type { PlaceStrings } from '../placeStrings.ts';

/** Icelandic. */
export const strings: PlaceStrings = {
  archive: 'Setja í geymslu',
  unarchive: 'Færa í innhólf',
  archivedTab: 'Í geymslu',
  archived: 'Sett í geymslu',
  manyArchived: 'Sett í geymslu: {count}',
  backInInbox: 'Aftur í innhólfi',
  snooze: 'Fresta',
  inAnHour: 'Eftir klukkustund',
  thisEvening: 'Í kvöld',
  tomorrow: 'Á morgun',
  nextWeek: 'Í næstu viku',
  chooseTime: 'Velja tíma…',
  snoozeUntil: 'Fresta til',
  unsnooze: 'Hætta að fresta',
  snoozedTab: 'Frestað',
  snoozedUntil: 'Frestað til {time}',
  manySnoozed: 'Frestað: {count}',
  cameBack: 'Komið úr frestun',
  noArchived: 'Ekkert er í geymslu',
  noSnoozed: 'Engu er frestað',
  severityHigh: 'Mikill forgangur',
  severityMedium: 'Miðlungsforgangur',
  severityLow: 'Lítill forgangur',
};
