import type { ListLanguage } from '../listStrings.ts';

/** Mongolian. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} танаас хариу хүлээж байна', other: '{count} танаас хариу хүлээж байна' },
  openCountAtLeast: {
    one: '{count} ба түүнээс олон хариу хүлээж байна',
    other: '{count} ба түүнээс олон хариу хүлээж байна',
  },
  moreInGroup: { one: 'ба өөр {count}', other: 'ба өөр {count}' },
  moreFrom: { one: 'ба өөр {count}, илгээгч: {names}', other: 'ба өөр {count}, илгээгч: {names}' },
  earlierStates: { one: '{count} өмнөх төлөв', other: '{count} өмнөх төлөв' },
  otherPeople: { one: 'өөр {count} хүн', other: 'өөр {count} хүн' },
  groupSize: { one: '{count} мессеж', other: '{count} мессеж' },
  foundCount: { one: '{count} олдлоо', other: '{count} олдлоо' },
  loadedCount: { one: '{count} ачаалсан', other: '{count} ачаалсан' },
  needsYouTab: 'Хариу хүлээж буй',
  nothingNeedsYou: 'Танаас хариу хүлээж буй зүйл алга',
  answered: 'Хариуллаа: {label}',
  manyAnswered: 'Хариуллаа: {count}',
  timeIsOver: 'Үүнд хариулах боломжгүй болсон.',
  searchMessages: 'Мессеж хайх',
  searchOlder: 'Өмнөх мессежээс хайх',
  nothingFound: '«{words}» гэж хайхад юу ч олдсонгүй',
  nothingMatches: 'Шүүлтүүрт тохирох мессеж алга',
  filters: 'Шүүлтүүр',
  filterUnread: 'Уншаагүй',
  filteredBy: 'Зөвхөн харуулж буй: {filters}',
  chooseMessage: 'Мессеж сонгоно уу',
  messageIsGone: 'Энэ мессеж энд байхгүй болсон',
  openMessage: 'Мессеж',
  backToList: 'Жагсаалт руу буцах',
  goToPage: 'Нээх',
};
