import type { PlaceStrings } from '../placeStrings.ts';

/** Malay. */
export const strings: PlaceStrings = {
  archive: 'Arkibkan',
  unarchive: 'Alihkan ke peti masuk',
  archivedTab: 'Diarkibkan',
  archived: 'Diarkibkan',
  manyArchived: '{count} diarkibkan',
  backInInbox: 'Kembali dalam peti masuk',
  snooze: 'Tunda',
  inAnHour: 'Sejam lagi',
  thisEvening: 'Petang ini',
  tomorrow: 'Esok',
  nextWeek: 'Minggu depan',
  chooseTime: 'Pilih masa…',
  snoozeUntil: 'Tunda hingga',
  unsnooze: 'Tamatkan penundaan',
  snoozedTab: 'Ditunda',
  snoozedUntil: 'Ditunda hingga {time}',
  manySnoozed: '{count} ditunda',
  cameBack: 'Kembali selepas ditunda',
  noArchived: 'Tiada yang diarkibkan',
  noSnoozed: 'Tiada yang ditunda',
  severityHigh: 'Keutamaan tinggi',
  severityMedium: 'Keutamaan sederhana',
  severityLow: 'Keutamaan rendah',
};
