import type { PlaceStrings } from '../placeStrings.ts';

/** Ukrainian. */
export const strings: PlaceStrings = {
  archive: 'Архівувати',
  unarchive: 'Перемістити у вхідні',
  archivedTab: 'В архіві',
  archived: 'Архівовано',
  manyArchived: 'Архівовано: {count}',
  backInInbox: 'Знову у вхідних',
  snooze: 'Відкласти',
  inAnHour: 'Через годину',
  thisEvening: 'Сьогодні ввечері',
  tomorrow: 'Завтра',
  nextWeek: 'Наступного тижня',
  chooseTime: 'Вибрати час…',
  snoozeUntil: 'Відкласти до',
  unsnooze: 'Більше не відкладати',
  snoozedTab: 'Відкладені',
  snoozedUntil: 'Відкладено до {time}',
  manySnoozed: 'Відкладено: {count}',
  cameBack: 'Повернуто з відкладених',
  noArchived: 'В архіві нічого немає',
  noSnoozed: 'Нічого не відкладено',
  severityHigh: 'Високий пріоритет',
  severityMedium: 'Середній пріоритет',
  severityLow: 'Низький пріоритет',
};
