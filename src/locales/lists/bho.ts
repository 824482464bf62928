import type { ListLanguage } from '../listStrings.ts';

/** Bhojpuri. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} राउर जवाब के इंतजार में', other: '{count} राउर जवाब के इंतजार में' },
  openCountAtLeast: {
    one: '{count} भा जादे राउर जवाब के इंतजार में',
    other: '{count} भा जादे राउर जवाब के इंतजार में',
  },
  moreInGroup: { one: 'आ {count} अउर', other: 'आ {count} अउर' },
  moreFrom: { one: 'आ {names} से {count} अउर', other: 'आ {names} से {count} अउर' },
  earlierStates: { one: '{count} पहिले के स्थिति', other: '{count} पहिले के स्थिति' },
  otherPeople: { one: '{count} अउर आदमी', other: '{count} अउर लोग' },
  groupSize: { one: '{count} संदेश', other: '{count} संदेश' },
  foundCount: { one: '{count} मिलल', other: '{count} मिलल' },
  loadedCount: { one: '{count} लोड भइल', other: '{count} लोड भइल' },
  needsYouTab: 'राउर जवाब के इंतजार में',
  nothingNeedsYou: 'राउर जवाब के इंतजार में कुछ नइखे',
  answered: 'जवाब दिहल गइल: {label}',
  manyAnswered: 'जवाब दिहल गइल: {count}',
  timeIsOver: 'अब एकर जवाब ना दिहल जा सके।',
  searchMessages: 'संदेश खोजीं',
  searchOlder: 'पुरान संदेश में खोजीं',
  nothingFound: '“{words}” खातिर कुछ ना मिलल',
  nothingMatches: 'फिल्टर से कवनो संदेश मेल ना खाला',
  filters: 'फिल्टर सभ',
  filterUnread: 'बिना पढ़ल',
  filteredBy: 'खाली ई देखावल जा रहल बा: {filters}',
  chooseMessage: 'एगो संदेश चुनीं',
  messageIsGone: 'ई संदेश अब एहिजा नइखे',
  openMessage: 'संदेश',
  backToList: 'सूची पर वापस जाईं',
  goToPage: 'खोलीं',
};
