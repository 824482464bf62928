import type { PlaceStrings } from '../placeStrings.ts';

/** Lao. */
export const strings: PlaceStrings = {
  archive: 'ເກັບເຂົ້າຄັງ',
  unarchive: 'ຍ້າຍໄປກ່ອງຂາເຂົ້າ',
  archivedTab: 'ທີ່ເກັບເຂົ້າຄັງ',
  archived: 'ເກັບເຂົ້າຄັງແລ້ວ',
  manyArchived: 'ເກັບເຂົ້າຄັງແລ້ວ {count} ລາຍການ',
  backInInbox: 'ກັບມາໃນກ່ອງຂາເຂົ້າແລ້ວ',
  snooze: 'ເລື່ອນໄວ້ກ່ອນ',
  inAnHour: 'ໃນອີກໜຶ່ງຊົ່ວໂມງ',
  thisEvening: 'ແລງນີ້',
  tomorrow: 'ມື້ອື່ນ',
  nextWeek: 'ອາທິດໜ້າ',
  chooseTime: 'ເລືອກເວລາ…',
  snoozeUntil: 'ເລື່ອນໄປຈົນເຖິງ',
  unsnooze: 'ຢຸດການເລື່ອນ',
  snoozedTab: 'ທີ່ເລື່ອນໄວ້',
  snoozedUntil: 'ເລື່ອນໄປຈົນເຖິງ {time}',
  manySnoozed: 'ເລື່ອນແລ້ວ {count} ລາຍການ',
  cameBack: 'ກັບມາຫຼັງຈາກເລື່ອນໄວ້',
  noArchived: 'ບໍ່ມີລາຍການທີ່ເກັບເຂົ້າຄັງ',
  noSnoozed: 'ບໍ່ມີລາຍການທີ່ເລື່ອນໄວ້',
  severityHigh: 'ຄວາມສຳຄັນສູງ',
  severityMedium: 'ຄວາມສຳຄັນປານກາງ',
  severityLow: 'ຄວາມສຳຄັນຕ່ຳ',
};
