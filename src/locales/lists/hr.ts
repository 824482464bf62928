import type { ListLanguage } from '../listStrings.ts';

/** Croatian. */
export const strings: ListLanguage<'one' | 'few' | 'other'> = {
  openCount: {
    one: '{count} čeka vaš odgovor',
    few: '{count} čekaju vaš odgovor',
    other: '{count} čeka vaš odgovor',
  },
  openCountAtLeast: {
    one: '{count} ili više čeka vaš odgovor',
    few: '{count} ili više čeka vaš odgovor',
    other: '{count} ili više čeka vaš odgovor',
  },
  moreInGroup: { one: 'i još {count}', few: 'i još {count}', other: 'i još {count}' },
  moreFrom: { one: 'i još {count}: {names}', few: 'i još {count}: {names}', other: 'i još {count}: {names}' },
  earlierStates: {
    one: '{count} ranije stanje',
    few: '{count} ranija stanja',
    other: '{count} ranijih stanja',
  },
  otherPeople: { one: 'još {count} osoba', few: 'još {count} osobe', other: 'još {count} osoba' },
  groupSize: { one: '{count} poruka', few: '{count} poruke', other: '{count} poruka' },
  foundCount: { one: 'Pronađeno: {count}', few: 'Pronađeno: {count}', other: 'Pronađeno: {count}' },
  loadedCount: { one: 'Učitano: {count}', few: 'Učitano: {count}', other: 'Učitano: {count}' },
  needsYouTab: 'Čekaju odgovor',
  nothingNeedsYou: 'Ništa ne čeka vaš odgovor',
  answered: 'Odgovoreno: {label}',
  manyAnswered: 'Odgovoreno: {count}',
  timeIsOver: 'Na ovo se više ne može odgovoriti.',
  searchMessages: 'Pretraži poruke',
  searchOlder: 'Pretraži starije',
  nothingFound: 'Ništa nije pronađeno za „{words}”',
  nothingMatches: 'Nijedna poruka ne odgovara filtrima',
  filters: 'Filtri',
  filterUnread: 'Nepročitane',
  filteredBy: 'Prikazano je samo: {filters}',
  chooseMessage: 'Odaberite poruku',
  messageIsGone: 'Ova poruka više nije ovdje',
  openMessage: 'Poruka',
  backToList: 'Natrag na popis',
  goToPage: 'Otvori',
};
