import type { PlaceStrings } from '../placeStrings.ts';

/** Swedish. */
export const strings: PlaceStrings = {
  archive: 'Arkivera',
  unarchive: 'Flytta till inkorgen',
  archivedTab: 'Arkiverade',
  archived: 'Arkiverat',
  manyArchived: '{count} arkiverade',
  backInInbox: 'Tillbaka i inkorgen',
  snooze: 'Skjut upp',
  inAnHour: 'Om en timme',
  thisEvening: 'I kväll',
  tomorrow: 'I morgon',
  nextWeek: 'Nästa vecka',
  chooseTime: 'Välj tid…',
  snoozeUntil: 'Skjut upp till',
  unsnooze: 'Sluta skjuta upp',
  snoozedTab: 'Uppskjutna',
  snoozedUntil: 'Uppskjutet till {time}',
  manySnoozed: '{count} uppskjutna',
  cameBack: 'Tillbaka efter uppskjutning',
  noArchived: 'Inget är arkiverat',
  noSnoozed: 'Inget är uppskjutet',
  severityHigh: 'Hög prioritet',
  severityMedium: 'Medelhög prioritet',
  severityLow: 'Låg prioritet',
};
