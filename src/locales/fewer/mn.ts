import type { FewerStrings } from '../fewerStrings.ts';

/** Mongolian. */
export const strings: FewerStrings = {
  whyThis: 'Энэ надад яагаад ирсэн бэ?',
  fewerLikeThis: 'Ийм мессежийг цөөлөх',
  offForAnHour: 'Нэг цаг унтраах',
  offForToday: 'Өнөөдөртөө унтраах',
  alwaysOff: 'Бүрмөсөн унтраах',
  turnedOff: 'Унтраалаа: {workflow}',
  turnedOffUntil: '{time} хүртэл унтраалаа: {workflow}',
  muteThread: 'Энэ яриаг дуугүй болгох',
  unmuteThread: 'Энэ яриаг дуутай болгох',
  muted: 'Энэ хөтөч дээр дуугүй болгосон',
  unmuted: 'Буцааж дуутай болголоо',
  newKind: 'Шинэ төрлийн мэдэгдэл: {workflow}',
  keep: 'Үлдээх',
  turnOff: 'Унтраах',
};
