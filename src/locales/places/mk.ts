import type { PlaceStrings } from '../placeStrings.ts';

/** Macedonian. */
export const strings: PlaceStrings = {
  archive: 'Архивирај',
  unarchive: 'Премести во приемно сандаче',
  archivedTab: 'Архивирани',
  archived: 'Архивирано',
  manyArchived: 'Архивирано: {count}',
  backInInbox: 'Повторно во приемното сандаче',
  snooze: 'Одложи',
  inAnHour: 'За еден час',
  thisEvening: 'Вечерва',
  tomorrow: 'Утре',
  nextWeek: 'Следната седмица',
  chooseTime: 'Избери датум и час…',
  snoozeUntil: 'Одложи до',
  unsnooze: 'Прекини го одложувањето',
  snoozedTab: 'Одложени',
  snoozedUntil: 'Одложено до {time}',
  manySnoozed: 'Одложено: {count}',
  cameBack: 'Вратено по одложување',
  noArchived: 'Ништо не е архивирано',
  noSnoozed: 'Ништо не е одложено',
  severityHigh: 'Висок приоритет',
  severityMedium: 'Среден приоритет',
  severityLow: 'Низок приоритет',
};
