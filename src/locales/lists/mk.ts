import type { ListLanguage } from '../listStrings.ts';

/** Macedonian. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} чека одговор од вас', other: '{count} чекаат одговор од вас' },
  openCountAtLeast: {
    one: '{count} или повеќе чекаат одговор од вас',
    other: '{count} или повеќе чекаат одговор од вас',
  },
  moreInGroup: { one: 'и уште {count}', other: 'и уште {count}' },
  moreFrom: { one: 'и уште {count} од {names}', other: 'и уште {count} од {names}' },
  earlierStates: { one: '{count} претходна состојба', other: '{count} претходни состојби' },
  otherPeople: { one: 'уште {count} лице', other: 'уште {count} лица' },
  groupSize: { one: '{count} порака', other: '{count} пораки' },
  foundCount: { one: '{count} најдено', other: '{count} најдени' },
  loadedCount: { one: '{count} вчитано', other: '{count} вчитани' },
  needsYouTab: 'Чекаат одговор',
  nothingNeedsYou: 'Ништо не чека одговор од вас',
  answered: 'Одговорено: {label}',
  manyAnswered: 'Одговорено: {count}',
  timeIsOver: 'На ова повеќе не може да се одговори.',
  searchMessages: 'Пребарај пораки',
  searchOlder: 'Пребарај постари',
  nothingFound: 'Ништо не е најдено за „{words}“',
  nothingMatches: 'Ниедна порака не одговара на филтрите',
  filters: 'Филтри',
  filterUnread: 'Непрочитани',
  filteredBy: 'Прикажано е само: {filters}',
  chooseMessage: 'Изберете порака',
  messageIsGone: 'Оваа порака повеќе не е тука',
  openMessage: 'Порака',
  backToList: 'Назад кон списокот',
  goToPage: 'Отвори',
};
