import type { ListLanguage } from '../listStrings.ts';

/** French. */
export const strings: ListLanguage<'one' | 'many' | 'other'> = {
  openCount: { one: '{count} à traiter', many: '{count} à traiter', other: '{count} à traiter' },
  openCountAtLeast: {
    one: '{count} ou plus à traiter',
    many: '{count} ou plus à traiter',
    other: '{count} ou plus à traiter',
  },
  moreInGroup: { one: 'et {count} de plus', many: 'et {count} de plus', other: 'et {count} de plus' },
  moreFrom: {
    one: 'et {count} de plus par {names}',
    many: 'et {count} de plus par {names}',
    other: 'et {count} de plus par {names}',
  },
  earlierStates: {
    one: '{count} état précédent',
    many: '{count} d’états précédents',
    other: '{count} états précédents',
  },
  otherPeople: { one: '{count} autre', many: '{count} d’autres', other: '{count} autres' },
  groupSize: { one: '{count} message', many: '{count} de messages', other: '{count} messages' },
  foundCount: { one: '{count} résultat', many: '{count} de résultats', other: '{count} résultats' },
  loadedCount: {
    one: '{count} message chargé',
    many: '{count} de messages chargés',
    other: '{count} messages chargés',
  },
  needsYouTab: 'À traiter',
  nothingNeedsYou: 'Rien à traiter',
  answered: 'Vous avez répondu\u00a0: {label}',
  manyAnswered: 'Réponses données\u00a0: {count}',
  timeIsOver: 'Il n’est plus possible d’y répondre.',
  searchMessages: 'Rechercher dans les messages',
  searchOlder: 'Inclure les plus anciens',
  nothingFound: 'Aucun résultat pour «\u00a0{words}\u00a0»',
  nothingMatches: 'Aucun message ne correspond aux filtres',
  filters: 'Filtres',
  filterUnread: 'Non lues',
  filteredBy: 'Filtré par\u00a0: {filters}',
  chooseMessage: 'Sélectionnez un message',
  messageIsGone: 'Ce message n’est plus là',
  openMessage: 'Message',
  backToList: 'Retour à la liste',
  goToPage: 'Ouvrir',
};
