import type { PlaceStrings } from '../placeStrings.ts';

/** Mongolian. */
export const strings: PlaceStrings = {
  archive: 'Архивлах',
  unarchive: 'Ирсэн хайрцагт зөөх',
  archivedTab: 'Архивласан',
  archived: 'Архивлалаа',
  manyArchived: 'Архивлалаа: {count}',
  backInInbox: 'Ирсэн хайрцагт буцаж ирлээ',
  snooze: 'Хойшлуулах',
  inAnHour: 'Нэг цагийн дараа',
  thisEvening: 'Өнөө орой',
  tomorrow: 'Маргааш',
  nextWeek: 'Ирэх долоо хоногт',
  chooseTime: 'Цаг сонгох…',
  snoozeUntil: 'Хэзээ хүртэл хойшлуулах',
  unsnooze: 'Хойшлуулахаа болих',
  snoozedTab: 'Хойшлуулсан',
  snoozedUntil: '{time} хүртэл хойшлуулсан',
  manySnoozed: 'Хойшлууллаа: {count}',
  cameBack: 'Хойшлуулсан хугацаа дууслаа',
  noArchived: 'Архивласан зүйл алга',
  noSnoozed: 'Хойшлуулсан зүйл алга',
  severityHigh: 'Өндөр ач холбогдол',
  severityMedium: 'Дунд ач холбогдол',
  severityLow: 'Бага ач холбогдол',
};
