import type { PlaceStrings } from '../placeStrings.ts';

/** Indonesian. */
export const strings: PlaceStrings = {
  archive: 'Arsipkan',
  unarchive: 'Pindahkan ke kotak masuk',
  archivedTab: 'Diarsipkan',
  archived: 'Diarsipkan',
  manyArchived: '{count} diarsipkan',
  backInInbox: 'Kembali di kotak masuk',
  snooze: 'Tunda',
  inAnHour: 'Satu jam lagi',
  thisEvening: 'Malam ini',
  tomorrow: 'Besok',
  nextWeek: 'Minggu depan',
  chooseTime: 'Pilih waktu…',
  snoozeUntil: 'Tunda hingga',
  unsnooze: 'Akhiri penundaan',
  snoozedTab: 'Ditunda',
  snoozedUntil: 'Ditunda hingga {time}',
  manySnoozed: '{count} ditunda',
  cameBack: 'Kembali setelah ditunda',
  noArchived: 'Tidak ada yang diarsipkan',
  noSnoozed: 'Tidak ada yang ditunda',
  severityHigh: 'Prioritas tinggi',
  severityMedium: 'Prioritas sedang',
  severityLow: 'Prioritas rendah',
};
