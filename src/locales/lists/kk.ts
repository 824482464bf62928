import type { ListLanguage } from '../listStrings.ts';

/** Kazakh. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} хабар жауабыңызды күтуде', other: '{count} хабар жауабыңызды күтуде' },
  openCountAtLeast: {
    one: '{count} және одан көп хабар жауабыңызды күтуде',
    other: '{count} және одан көп хабар жауабыңызды күтуде',
  },
  moreInGroup: { one: 'және тағы {count}', other: 'және тағы {count}' },
  moreFrom: { one: 'және тағы {count}: {names}', other: 'және тағы {count}: {names}' },
  earlierStates: { one: '{count} бұрынғы күй', other: '{count} бұрынғы күй' },
  otherPeople: { one: 'тағы {count} адам', other: 'тағы {count} адам' },
  groupSize: { one: '{count} хабар', other: '{count} хабар' },
  foundCount: { one: '{count} табылды', other: '{count} табылды' },
  loadedCount: { one: '{count} жүктелді', other: '{count} жүктелді' },
  needsYouTab: 'Жауап күткендер',
  nothingNeedsYou: 'Жауабыңызды күткен ештеңе жоқ',
  answered: 'Жауап берілді: {label}',
  manyAnswered: 'Жауап берілді: {count}',
  timeIsOver: 'Бұған енді жауап беру мүмкін емес.',
  searchMessages: 'Хабарлардан іздеу',
  searchOlder: 'Ескілерінен іздеу',
  nothingFound: '«{words}» бойынша ештеңе табылмады',
  nothingMatches: 'Сүзгілерге сай хабар жоқ',
  filters: 'Сүзгілер',
  filterUnread: 'Оқылмағандар',
  filteredBy: 'Тек мыналар көрсетілуде: {filters}',
  chooseMessage: 'Хабарды таңдаңыз',
  messageIsGone: 'Бұл хабар енді мұнда жоқ',
  openMessage: 'Хабар',
  backToList: 'Тізімге оралу',
  goToPage: 'Ашу',
};
