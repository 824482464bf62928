import type { PlaceStrings } from '../placeStrings.ts';

/** Russian. */
export const strings: PlaceStrings = {
  archive: 'Архивировать',
  unarchive: 'Переместить во входящие',
  archivedTab: 'В архиве',
  archived: 'Архивировано',
  manyArchived: 'Архивировано: {count}',
  backInInbox: 'Снова во входящих',
  snooze: 'Отложить',
  inAnHour: 'Через час',
  thisEvening: 'Сегодня вечером',
  tomorrow: 'Завтра',
  nextWeek: 'На следующей неделе',
  chooseTime: 'Выбрать время…',
  snoozeUntil: 'Отложить до',
  unsnooze: 'Больше не откладывать',
  snoozedTab: 'Отложенные',
  snoozedUntil: 'Отложено до {time}',
  manySnoozed: 'Отложено: {count}',
  cameBack: 'Возвращено из отложенных',
  noArchived: 'В архиве ничего нет',
  noSnoozed: 'Ничего не отложено',
  severityHigh: 'Высокий приоритет',
  severityMedium: 'Средний приоритет',
  severityLow: 'Низкий приоритет',
};
