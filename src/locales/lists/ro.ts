import type { ListLanguage } from '../listStrings.ts';

/** Romanian. */
export const strings: ListLanguage<'one' | 'few' | 'other'> = {
  openCount: { one: '{count} te așteaptă', few: '{count} te așteaptă', other: '{count} te așteaptă' },
  openCountAtLeast: {
    one: '{count} sau mai multe te așteaptă',
    few: '{count} sau mai multe te așteaptă',
    other: '{count} sau mai multe te așteaptă',
  },
  moreInGroup: { one: 'și încă {count}', few: 'și încă {count}', other: 'și încă {count}' },
  moreFrom: {
    one: 'și încă {count} de la {names}',
    few: 'și încă {count} de la {names}',
    other: 'și încă {count} de la {names}',
  },
  earlierStates: {
    one: '{count} stare anterioară',
    few: '{count} stări anterioare',
    other: '{count} de stări anterioare',
  },
  otherPeople: {
    one: 'încă {count} persoană',
    few: 'încă {count} persoane',
    other: 'încă {count} de persoane',
  },
  groupSize: { one: '{count} mesaj', few: '{count} mesaje', other: '{count} de mesaje' },
  foundCount: { one: '{count} rezultat', few: '{count} rezultate', other: '{count} de rezultate' },
  loadedCount: {
    one: '{count} mesaj încărcat',
    few: '{count} mesaje încărcate',
    other: '{count} de mesaje încărcate',
  },
  needsYouTab: 'Te așteaptă',
  nothingNeedsYou: 'Niciun mesaj nu te așteaptă',
  answered: 'Ai răspuns: {label}',
  manyAnswered: 'Răspunsuri date: {count}',
  timeIsOver: 'Nu se mai poate răspunde.',
  searchMessages: 'Caută în mesaje',
  searchOlder: 'Caută în cele mai vechi',
  nothingFound: 'Nu s-a găsit nimic pentru „{words}”',
  nothingMatches: 'Niciun mesaj nu corespunde filtrelor',
  filters: 'Filtre',
  filterUnread: 'Necitite',
  filteredBy: 'Se afișează doar: {filters}',
  chooseMessage: 'Alege un mesaj',
  messageIsGone: 'Acest mesaj nu mai este aici',
  openMessage: 'Mesaj',
  backToList: 'Înapoi la listă',
  goToPage: 'Deschide',
};
