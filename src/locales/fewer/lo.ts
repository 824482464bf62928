import type { FewerStrings } from '../fewerStrings.ts';

/** Lao. */
export const strings: FewerStrings = {
  whyThis: 'ເປັນຫຍັງຂ້ອຍຈຶ່ງໄດ້ຮັບອັນນີ້?',
  fewerLikeThis: 'ຫຼຸດຂໍ້ຄວາມແບບນີ້',
  offForAnHour: 'ປິດໜຶ່ງຊົ່ວໂມງ',
  offForToday: 'ປິດສຳລັບມື້ນີ້',
  alwaysOff: 'ປິດຕະຫຼອດ',
  turnedOff: 'ປິດແລ້ວ: {workflow}',
  turnedOffUntil: 'ປິດຈົນເຖິງ {time}: {workflow}',
  muteThread: 'ປິດສຽງການສົນທະນານີ້',
  unmuteThread: 'ເປີດສຽງການສົນທະນານີ້',
  muted: 'ປິດສຽງໃນບຣາວເຊີນີ້',
  unmuted: 'ເປີດສຽງຄືນແລ້ວ',
  newKind: 'ການແຈ້ງເຕືອນປະເພດໃໝ່: {workflow}',
  keep: 'ຮັບຕໍ່ໄປ',
  turnOff: 'ປິດ',
};
