import type { PlaceStrings } from '../placeStrings.ts';

/** Bulgarian. */
export const strings: PlaceStrings = {
  archive: 'Архивиране',
  unarchive: 'Преместване във входящите',
  archivedTab: 'Архивирани',
  archived: 'Архивирано',
  manyArchived: 'Архивирани: {count}',
  backInInbox: 'Отново във входящите',
  snooze: 'Отлагане',
  inAnHour: 'След един час',
  thisEvening: 'Тази вечер',
  tomorrow: 'Утре',
  nextWeek: 'Следващата седмица',
  chooseTime: 'Избиране на дата и час…',
  snoozeUntil: 'Отлагане до',
  unsnooze: 'Край на отлагането',
  snoozedTab: 'Отложени',
  snoozedUntil: 'Отложено до {time}',
  manySnoozed: 'Отложени: {count}',
  cameBack: 'Върнато след отлагане',
  noArchived: 'Няма нищо архивирано',
  noSnoozed: 'Няма нищо отложено',
  severityHigh: 'Висок приоритет',
  severityMedium: 'Среден приоритет',
  severityLow: 'Нисък приоритет',
};
