import type { ListLanguage } from '../listStrings.ts';

/** Catalan. */
export const strings: ListLanguage<'one' | 'many' | 'other'> = {
  openCount: { one: '{count} per respondre', many: '{count} per respondre', other: '{count} per respondre' },
  openCountAtLeast: {
    one: '{count} o més per respondre',
    many: '{count} o més per respondre',
    other: '{count} o més per respondre',
  },
  moreInGroup: { one: 'i {count} més', many: 'i {count} més', other: 'i {count} més' },
  moreFrom: {
    one: 'i {count} més, enviada per {names}',
    many: 'i {count} més, enviades per {names}',
    other: 'i {count} més, enviades per {names}',
  },
  earlierStates: {
    one: '{count} estat anterior',
    many: "{count} d'estats anteriors",
    other: '{count} estats anteriors',
  },
  otherPeople: { one: '{count} persona més', many: '{count} de persones més', other: '{count} persones més' },
  groupSize: { one: '{count} missatge', many: '{count} de missatges', other: '{count} missatges' },
  foundCount: { one: '{count} resultat', many: '{count} de resultats', other: '{count} resultats' },
  loadedCount: {
    one: '{count} missatge carregat',
    many: '{count} de missatges carregats',
    other: '{count} missatges carregats',
  },
  needsYouTab: 'Per respondre',
  nothingNeedsYou: 'No tens res per respondre',
  answered: 'Has respost: {label}',
  manyAnswered: '{count} respostes',
  timeIsOver: 'Ja no es pot respondre.',
  searchMessages: 'Cerca missatges',
  searchOlder: 'Cerca en els anteriors',
  nothingFound: "No s'ha trobat res per a «{words}»",
  nothingMatches: 'Cap missatge coincideix amb els filtres',
  filters: 'Filtres',
  filterUnread: 'No llegides',
  filteredBy: 'Només es mostra: {filters}',
  chooseMessage: 'Selecciona un missatge',
  messageIsGone: 'Aquest missatge ja no és aquí',
  openMessage: 'Missatge',
  backToList: 'Torna a la llista',
  goToPage: 'Obre',
};
