import type { PlaceStrings } from '../placeStrings.ts';

/** Belarusian. */
export const strings: PlaceStrings = {
  archive: 'Архіваваць',
  unarchive: 'Перамясціць ва ўваходныя',
  archivedTab: 'У архіве',
  archived: 'Архівавана',
  manyArchived: 'Архівавана: {count}',
  backInInbox: 'Зноў ва ўваходных',
  snooze: 'Адкласці',
  inAnHour: 'Праз гадзіну',
  thisEvening: 'Сёння ўвечары',
  tomorrow: 'Заўтра',
  nextWeek: 'На наступным тыдні',
  chooseTime: 'Выбраць час…',
  snoozeUntil: 'Адкласці да',
  unsnooze: 'Больш не адкладаць',
  snoozedTab: 'Адкладзеныя',
  snoozedUntil: 'Адкладзена да {time}',
  manySnoozed: 'Адкладзена: {count}',
  cameBack: 'Вернута з адкладзеных',
  noArchived: 'У архіве нічога няма',
  noSnoozed: 'Нічога не адкладзена',
  severityHigh: 'Высокі прыярытэт',
  severityMedium: 'Сярэдні прыярытэт',
  severityLow: 'Нізкі прыярытэт',
};
