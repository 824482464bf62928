import type { PlaceStrings } from '../placeStrings.ts';

/** Serbian. */
export const strings: PlaceStrings = {
  archive: 'Архивирај',
  unarchive: 'Премести у пријемно сандуче',
  archivedTab: 'Архивирана',
  archived: 'Архивирано',
  manyArchived: 'Архивирано: {count}',
  backInInbox: 'Поново у пријемном сандучету',
  snooze: 'Одложи',
  inAnHour: 'За сат времена',
  thisEvening: 'Вечерас',
  tomorrow: 'Сутра',
  nextWeek: 'Следеће недеље',
  chooseTime: 'Изабери време…',
  snoozeUntil: 'Одложи до',
  unsnooze: 'Прекини одлагање',
  snoozedTab: 'Одложена',
  snoozedUntil: 'Одложено до {time}',
  manySnoozed: 'Одложено: {count}',
  cameBack: 'Враћено после одлагања',
  noArchived: 'Ништа није архивирано',
  noSnoozed: 'Ништа није одложено',
  severityHigh: 'Висок приоритет',
  severityMedium: 'Средњи приоритет',
  severityLow: 'Низак приоритет',
};
