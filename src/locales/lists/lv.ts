import type { ListLanguage } from '../listStrings.ts';

/** Latvian. */
export const strings: ListLanguage<'zero' | 'one' | 'other'> = {
  openCount: { zero: '{count} gaida atbildi', one: '{count} gaida atbildi', other: '{count} gaida atbildi' },
  openCountAtLeast: {
    zero: '{count} vai vairāk gaida atbildi',
    one: '{count} vai vairāk gaida atbildi',
    other: '{count} vai vairāk gaida atbildi',
  },
  moreInGroup: { zero: 'un vēl {count}', one: 'un vēl {count}', other: 'un vēl {count}' },
  moreFrom: {
    zero: 'un vēl {count} ({names})',
    one: 'un vēl {count} ({names})',
    other: 'un vēl {count} ({names})',
  },
  earlierStates: {
    zero: '{count} agrāku statusu',
    one: '{count} agrāks statuss',
    other: '{count} agrāki statusi',
  },
  otherPeople: { zero: '{count} citu', one: '{count} cits', other: '{count} citi' },
  groupSize: { zero: '{count} ziņojumu', one: '{count} ziņojums', other: '{count} ziņojumi' },
  foundCount: { zero: 'Atrasti: {count}', one: 'Atrasts: {count}', other: 'Atrasti: {count}' },
  loadedCount: { zero: 'Ielādēti: {count}', one: 'Ielādēts: {count}', other: 'Ielādēti: {count}' },
  needsYouTab: 'Gaida atbildi',
  nothingNeedsYou: 'Nekas negaida atbildi',
  answered: 'Atbildēts: {label}',
  manyAnswered: 'Atbildēts: {count}',
  timeIsOver: 'Uz to vairs nevar atbildēt.',
  searchMessages: 'Meklēt ziņojumos',
  searchOlder: 'Meklēt vecākos',
  nothingFound: 'Pēc „{words}” nekas nav atrasts',
  nothingMatches: 'Neviens ziņojums neatbilst filtriem',
  filters: 'Filtri',
  filterUnread: 'Neizlasītie',
  filteredBy: 'Tiek rādīti tikai: {filters}',
  chooseMessage: 'Izvēlieties ziņojumu',
  messageIsGone: 'Šī ziņojuma šeit vairs nav',
  openMessage: 'Ziņojums',
  backToList: 'Atpakaļ uz sarakstu',
  goToPage: 'Atvērt',
};
