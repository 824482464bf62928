import type { ListLanguage } from '../listStrings.ts';

/** Italian. */
export const strings: ListLanguage<'one' | 'many' | 'other'> = {
  openCount: { one: '{count} da gestire', many: '{count} da gestire', other: '{count} da gestire' },
  openCountAtLeast: {
    one: '{count} o più da gestire',
    many: '{count} o più da gestire',
    other: '{count} o più da gestire',
  },
  moreInGroup: { one: 'e {count} altro', many: 'e altri {count}', other: 'e altri {count}' },
  moreFrom: {
    one: 'e {count} altro da {names}',
    many: 'e altri {count} da {names}',
    other: 'e altri {count} da {names}',
  },
  earlierStates: {
    one: '{count} stato precedente',
    many: '{count} di stati precedenti',
    other: '{count} stati precedenti',
  },
  otherPeople: {
    one: '{count} altra persona',
    many: '{count} di altre persone',
    other: 'altre {count} persone',
  },
  groupSize: { one: '{count} messaggio', many: '{count} di messaggi', other: '{count} messaggi' },
  foundCount: { one: '{count} risultato', many: '{count} di risultati', other: '{count} risultati' },
  loadedCount: {
    one: '{count} messaggio caricato',
    many: '{count} di messaggi caricati',
    other: '{count} messaggi caricati',
  },
  needsYouTab: 'Da gestire',
  nothingNeedsYou: 'Niente da gestire',
  answered: 'Hai risposto: {label}',
  manyAnswered: 'Risposte date: {count}',
  timeIsOver: 'Non è più possibile rispondere.',
  searchMessages: 'Cerca messaggi',
  searchOlder: 'Cerca nei meno recenti',
  nothingFound: 'Nessun risultato per “{words}”',
  nothingMatches: 'Nessun messaggio corrisponde ai filtri',
  filters: 'Filtri',
  filterUnread: 'Non lette',
  filteredBy: 'Filtrato per: {filters}',
  chooseMessage: 'Seleziona un messaggio',
  messageIsGone: 'Questo messaggio non è più qui',
  openMessage: 'Messaggio',
  backToList: 'Torna all’elenco',
  goToPage: 'Apri',
};
