import type { PlaceStrings } from '../placeStrings.ts';

/** Romanian. */
export const strings: PlaceStrings = {
  archive: 'Arhivează',
  unarchive: 'Mută în mesajele primite',
  archivedTab: 'Arhivate',
  archived: 'Arhivat',
  manyArchived: '{count} arhivate',
  backInInbox: 'Din nou în mesajele primite',
  snooze: 'Amână',
  inAnHour: 'Peste o oră',
  thisEvening: 'Diseară',
  tomorrow: 'Mâine',
  nextWeek: 'Săptămâna viitoare',
  chooseTime: 'Alege data și ora…',
  snoozeUntil: 'Amână până la',
  unsnooze: 'Încheie amânarea',
  snoozedTab: 'Amânate',
  snoozedUntil: 'Amânat până la {time}',
  manySnoozed: '{count} amânate',
  cameBack: 'Revenit după amânare',
  noArchived: 'Nimic arhivat',
  noSnoozed: 'Nimic amânat',
  severityHigh: 'Prioritate ridicată',
  severityMedium: 'Prioritate medie',
  severityLow: 'Prioritate scăzută',
};
