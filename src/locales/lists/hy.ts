import type { ListLanguage } from '../listStrings.ts';

/** Armenian. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} սպասում է ձեր պատասխանին', other: '{count} սպասում է ձեր պատասխանին' },
  openCountAtLeast: {
    one: '{count} կամ ավելին սպասում է ձեր պատասխանին',
    other: '{count} կամ ավելին սպասում է ձեր պատասխանին',
  },
  moreInGroup: { one: 'և ևս {count}', other: 'և ևս {count}' },
  moreFrom: { one: 'և ևս {count}՝ {names}', other: 'և ևս {count}՝ {names}' },
  earlierStates: { one: '{count} նախորդ վիճակ', other: '{count} նախորդ վիճակ' },
  otherPeople: { one: 'ևս {count} հոգի', other: 'ևս {count} հոգի' },
  groupSize: { one: '{count} հաղորդագրություն', other: '{count} հաղորդագրություն' },
  foundCount: { one: 'Գտնվել է {count}', other: 'Գտնվել է {count}' },
  loadedCount: { one: 'Բեռնված է {count}', other: 'Բեռնված է {count}' },
  needsYouTab: 'Պատասխանի սպասող',
  nothingNeedsYou: 'Ձեր պատասխանին սպասող բան չկա',
  answered: 'Պատասխանված է: {label}',
  manyAnswered: 'Պատասխանված է: {count}',
  timeIsOver: 'Սրան այլևս հնարավոր չէ պատասխանել։',
  searchMessages: 'Որոնել հաղորդագրություններում',
  searchOlder: 'Որոնել ավելի հներում',
  nothingFound: '«{words}» հարցմամբ ոչինչ չի գտնվել',
  nothingMatches: 'Զտիչներին համապատասխանող հաղորդագրություն չկա',
  filters: 'Զտիչներ',
  filterUnread: 'Չկարդացված',
  filteredBy: 'Ցուցադրվում են միայն: {filters}',
  chooseMessage: 'Ընտրեք հաղորդագրություն',
  messageIsGone: 'Այս հաղորդագրությունն այլևս այստեղ չէ',
  openMessage: 'Հաղորդագրություն',
  backToList: 'Վերադառնալ ցանկին',
  goToPage: 'Բացել',
};
