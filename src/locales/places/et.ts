import type { PlaceStrings } from '../placeStrings.ts';

/** Estonian. */
export const strings: PlaceStrings = {
  archive: 'Arhiivi',
  unarchive: 'Teisalda postkasti',
  archivedTab: 'Arhiivitud',
  archived: 'Arhiivitud',
  manyArchived: '{count} arhiivitud',
  backInInbox: 'Tagasi postkastis',
  snooze: 'Lükka edasi',
  inAnHour: 'Tunni pärast',
  thisEvening: 'Täna õhtul',
  tomorrow: 'Homme',
  nextWeek: 'Järgmisel nädalal',
  chooseTime: 'Vali aeg…',
  snoozeUntil: 'Lükka edasi kuni',
  unsnooze: 'Lõpeta edasilükkamine',
  snoozedTab: 'Edasi lükatud',
  snoozedUntil: 'Edasi lükatud kuni {time}',
  manySnoozed: '{count} edasi lükatud',
  cameBack: 'Tagasi pärast edasilükkamist',
  noArchived: 'Midagi pole arhiivitud',
  noSnoozed: 'Midagi pole edasi lükatud',
  severityHigh: 'Kõrge prioriteet',
  severityMedium: 'Keskmine prioriteet',
  severityLow: 'Madal prioriteet',
};
