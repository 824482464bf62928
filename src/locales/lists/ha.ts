import type { ListLanguage } from '../listStrings.ts';

/** Hausa. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} yana jiran amsarka', other: '{count} suna jiran amsarka' },
  openCountAtLeast: {
    one: '{count} ko fiye suna jiran amsarka',
    other: '{count} ko fiye suna jiran amsarka',
  },
  moreInGroup: { one: 'da ƙarin {count}', other: 'da ƙarin {count}' },
  moreFrom: { one: 'da ƙarin {count} daga {names}', other: 'da ƙarin {count} daga {names}' },
  earlierStates: { one: 'Yanayi na baya {count}', other: 'Yanayi na baya {count}' },
  otherPeople: { one: 'wani {count}', other: 'wasu {count}' },
  groupSize: { one: 'Saƙo {count}', other: 'Saƙonni {count}' },
  foundCount: { one: 'An sami {count}', other: 'An sami {count}' },
  loadedCount: { one: 'An loda {count}', other: 'An loda {count}' },
  needsYouTab: 'Masu jiran amsarka',
  nothingNeedsYou: 'Babu abin da ke jiran amsarka',
  answered: 'An amsa: {label}',
  manyAnswered: 'An amsa: {count}',
  timeIsOver: 'Ba za a iya sake amsa wannan ba.',
  searchMessages: 'Bincika saƙonni',
  searchOlder: 'Bincika tsofaffi',
  nothingFound: 'Ba a sami komai game da “{words}” ba',
  nothingMatches: 'Babu saƙon da ya dace da tacewar',
  filters: 'Hanyoyin tacewa',
  filterUnread: 'Waɗanda ba a karanta ba',
  filteredBy: 'Ana nuna waɗannan kawai: {filters}',
  chooseMessage: 'Zaɓi saƙo',
  messageIsGone: 'Wannan saƙon ba ya nan yanzu',
  openMessage: 'Saƙo',
  backToList: 'Koma ga jerin',
  goToPage: 'Buɗe',
};
