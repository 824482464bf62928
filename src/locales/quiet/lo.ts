import type { QuietLanguage } from '../quietStrings.ts';

/** Lao. */
export const strings: QuietLanguage<'other'> = {
  pauseNotifications: 'ຢຸດການແຈ້ງເຕືອນຊົ່ວຄາວ',
  forAnHour: 'ເປັນເວລາໜຶ່ງຊົ່ວໂມງ',
  untilTomorrow: 'ຈົນຮອດມື້ອື່ນ',
  untilResumed: 'ຈົນກວ່າຂ້ອຍຈະເປີດ',
  resumeNotifications: 'ເປີດການແຈ້ງເຕືອນຄືນ',
  paused: 'ຢຸດຊົ່ວຄາວ',
  pausedUntil: 'ຢຸດຊົ່ວຄາວຈົນເຖິງ {time}',
  newWhilePaused: { other: '{count} ຂໍ້ຄວາມໃໝ່ໃນຊ່ວງທີ່ຢຸດຊົ່ວຄາວ' },

  quietHours: 'ຊ່ວງເວລາງຽບ',
  quietHoursHint: 'ໃນຊ່ວງນັ້ນ ມີແຕ່ຂໍ້ຄວາມສຳຄັນທີ່ສຸດທີ່ຈະດຶງຄວາມສົນໃຈຂອງທ່ານ.',
  addQuietHours: 'ເພີ່ມຊ່ວງເວລາງຽບ',
  quietDays: 'ວັນ',
  quietFrom: 'ຈາກ',
  quietTo: 'ຈົນເຖິງ',
  timeZone: 'ເຂດເວລາ',
};
