import type { ListLanguage } from '../listStrings.ts';

/** Bulgarian. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} чака отговор от вас', other: '{count} чакат отговор от вас' },
  openCountAtLeast: {
    one: '{count} или повече чакат отговор от вас',
    other: '{count} или повече чакат отговор от вас',
  },
  moreInGroup: { one: 'и още {count}', other: 'и още {count}' },
  moreFrom: { one: 'и още {count} от {names}', other: 'и още {count} от {names}' },
  earlierStates: { one: '{count} по-ранно състояние', other: '{count} по-ранни състояния' },
  otherPeople: { one: 'още {count} човек', other: 'още {count} души' },
  groupSize: { one: '{count} съобщение', other: '{count} съобщения' },
  foundCount: { one: '{count} намерено', other: '{count} намерени' },
  loadedCount: { one: '{count} заредено', other: '{count} заредени' },
  needsYouTab: 'Чакат отговор',
  nothingNeedsYou: 'Нищо не чака отговор от вас',
  answered: 'Отговорено: {label}',
  manyAnswered: 'Отговорено: {count}',
  timeIsOver: 'На това вече не може да се отговори.',
  searchMessages: 'Търсене в съобщенията',
  searchOlder: 'Търсене в по-старите',
  nothingFound: 'Нищо не е намерено за „{words}“',
  nothingMatches: 'Няма съобщения, отговарящи на филтрите',
  filters: 'Филтри',
  filterUnread: 'Непрочетени',
  filteredBy: 'Показват се само: {filters}',
  chooseMessage: 'Изберете съобщение',
  messageIsGone: 'Това съобщение вече не е тук',
  openMessage: 'Съобщение',
  backToList: 'Назад към списъка',
  goToPage: 'Отваряне',
};
