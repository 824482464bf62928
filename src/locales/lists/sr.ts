import type { ListLanguage } from '../listStrings.ts';

/** Serbian. */
export const strings: ListLanguage<'one' | 'few' | 'other'> = {
  openCount: {
    one: '{count} чека ваш одговор',
    few: '{count} чекају ваш одговор',
    other: '{count} чека ваш одговор',
  },
  openCountAtLeast: {
    one: '{count} или више чека ваш одговор',
    few: '{count} или више чека ваш одговор',
    other: '{count} или више чека ваш одговор',
  },
  moreInGroup: { one: 'и још {count}', few: 'и још {count}', other: 'и још {count}' },
  moreFrom: { one: 'и још {count}: {names}', few: 'и још {count}: {names}', other: 'и још {count}: {names}' },
  earlierStates: { one: '{count} раније стање', few: '{count} ранија стања', other: '{count} ранијих стања' },
  otherPeople: { one: 'још {count} особа', few: 'још {count} особе', other: 'још {count} особа' },
  groupSize: { one: '{count} порука', few: '{count} поруке', other: '{count} порука' },
  foundCount: { one: 'Пронађено: {count}', few: 'Пронађено: {count}', other: 'Пронађено: {count}' },
  loadedCount: { one: 'Учитано: {count}', few: 'Учитано: {count}', other: 'Учитано: {count}' },
  needsYouTab: 'Чекају одговор',
  nothingNeedsYou: 'Ништа не чека ваш одговор',
  answered: 'Одговорено: {label}',
  manyAnswered: 'Одговорено: {count}',
  timeIsOver: 'На ово се више не може одговорити.',
  searchMessages: 'Претражи поруке',
  searchOlder: 'Претражи старије',
  nothingFound: 'Ништа није пронађено за „{words}“',
  nothingMatches: 'Ниједна порука не одговара филтерима',
  filters: 'Филтери',
  filterUnread: 'Непрочитана',
  filteredBy: 'Приказано је само: {filters}',
  chooseMessage: 'Изаберите поруку',
  messageIsGone: 'Ова порука више није овде',
  openMessage: 'Порука',
  backToList: 'Назад на листу',
  goToPage: 'Отвори',
};
