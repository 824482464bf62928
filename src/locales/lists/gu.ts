import type { ListLanguage } from '../listStrings.ts';

/** Gujarati. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} સંદેશ તમારા જવાબની રાહમાં', other: '{count} સંદેશા તમારા જવાબની રાહમાં' },
  openCountAtLeast: {
    one: '{count} કે વધુ સંદેશા તમારા જવાબની રાહમાં',
    other: '{count} કે વધુ સંદેશા તમારા જવાબની રાહમાં',
  },
  moreInGroup: { one: 'અને બીજો {count}', other: 'અને બીજા {count}' },
  moreFrom: { one: 'અને {names} તરફથી બીજો {count}', other: 'અને {names} તરફથી બીજા {count}' },
  earlierStates: { one: '{count} પહેલાંની સ્થિતિ', other: '{count} પહેલાંની સ્થિતિઓ' },
  otherPeople: { one: 'અન્ય {count} વ્યક્તિ', other: 'અન્ય {count} વ્યક્તિ' },
  groupSize: { one: '{count} સંદેશ', other: '{count} સંદેશા' },
  foundCount: { one: '{count} મળ્યો', other: '{count} મળ્યા' },
  loadedCount: { one: '{count} લોડ થયો', other: '{count} લોડ થયા' },
  needsYouTab: 'જવાબની રાહમાં',
  nothingNeedsYou: 'તમારા જવાબની રાહમાં કંઈ નથી',
  answered: 'જવાબ આપ્યો: {label}',
  manyAnswered: 'જવાબ આપ્યા: {count}',
  timeIsOver: 'હવે આનો જવાબ આપી શકાશે નહીં.',
  searchMessages: 'સંદેશા શોધો',
  searchOlder: 'જૂના સંદેશા શોધો',
  nothingFound: '“{words}” માટે કંઈ મળ્યું નથી',
  nothingMatches: 'ફિલ્ટર સાથે મેળ ખાતો કોઈ સંદેશ નથી',
  filters: 'ફિલ્ટર',
  filterUnread: 'ન વાંચેલી',
  filteredBy: 'ફક્ત આ બતાવાઈ રહ્યું છે: {filters}',
  chooseMessage: 'સંદેશ પસંદ કરો',
  messageIsGone: 'આ સંદેશ હવે અહીં નથી',
  openMessage: 'સંદેશ',
  backToList: 'સૂચિ પર પાછા જાઓ',
  goToPage: 'ખોલો',
};
