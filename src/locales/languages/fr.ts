import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** French. */
export const strings: Language<'one' | 'many' | 'other'> = {
  notifications: 'Notifications',
  markAllAsRead: 'Tout marquer comme lu',
  poweredBy: 'Propulsé par',
  settings: 'Paramètres',
  removeMessage: 'Supprimer le message',
  markAsRead: 'Marquer comme lu',
  markAsUnRead: 'Marquer comme non lu',
  noNewNotification: 'Rien de nouveau pour le moment',

  noNewNotificationHint: 'Nous vous préviendrons dès qu’il y aura du nouveau.',
  close: 'Fermer',
  loading: 'Chargement des notifications',
  loadMore: 'Afficher les notifications plus anciennes',
  loadMoreFailed: 'Impossible de charger les notifications plus anciennes.',
  loadFailed: 'Impossible de charger les notifications',
  serverAnswered: 'Le serveur a répondu {status}. Vos messages sont en sécurité.',
  serverUnreachable: 'Le serveur est injoignable. Vos messages sont en sécurité.',
  identityUnknown: 'Cette application n’a pas pu confirmer votre identité. Vos messages sont en sécurité.',
  sessionRefused: 'Impossible d’ouvrir cette boîte de réception. Vos messages sont en sécurité.',
  tryAgain: 'Réessayer',
  stillTrying: 'Tentative toujours en cours…',
  offline: 'Vous êtes hors ligne',
  offlineHint: 'Vos notifications se chargeront d’elles-mêmes dès votre retour en ligne.',
  waitsForNetwork: 'L’envoi se fera dès votre retour en ligne.',
  stale: 'Actualisation impossible. Affichage du contenu précédent.',
  reconnecting: 'Reconnexion…',
  livePaused: 'Les mises à jour en direct sont suspendues. Nouvelle tentative…',
  rateLimited: 'Trop de requêtes. Veuillez patienter un instant.',
  signedOut: 'Votre session est fermée',
  signedOutHint: 'Reconnectez-vous pour voir vos notifications.',
  unread: 'Non lu',
  untitled: 'Notification',
  feedKeys: 'Les touches Page suivante et Page précédente passent d’une notification à l’autre.',
  showMore: 'Afficher plus',
  showLess: 'Afficher moins',
  actionFailed: 'Enregistrement impossible. Veuillez réessayer.',
  actionRefused: 'Cela n’a pas été accepté.',
  dismiss: 'Ignorer',
  opensNewTab: '(s’ouvre dans un nouvel onglet)',

  unreadOnly: 'Non lues uniquement',
  noUnread: 'Vous êtes à jour',
  showAll: 'Tout afficher',
  sinceLastVisit: 'Nouveautés depuis votre dernière visite',
  moreActions: 'Autres actions',
  select: 'Sélectionner',
  selectAll: 'Tout sélectionner',
  cancel: 'Annuler',
  remove: 'Supprimer',
  removeAll: 'Tout supprimer',
  markedAsRead: 'Marqué comme lu',
  markedAsUnRead: 'Marqué comme non lu',
  manyMarkedAsRead: '{count} marquées comme lues',
  manyMarkedAsUnRead: '{count} marquées comme non lues',
  undo: 'Annuler',

  back: 'Retour',
  allNotifications: 'Toutes les notifications',
  required: 'Obligatoire',
  requiredReason: 'Ces messages sont importants et ne peuvent pas être désactivés.',
  search: 'Rechercher',
  clearSearch: 'Effacer la recherche',
  noMatches: 'Aucun résultat',
  sort: 'Trier',
  sortSuggested: 'Ordre suggéré',
  sortByName: 'Par nom',
  filter: 'Filtrer',
  allChannels: 'Tous les canaux',
  otherGroup: 'Autres',
  noPreferences: 'Aucun paramètre pour le moment',
  preferencesFailed: 'Impossible de charger les paramètres',
  loadingPreferences: 'Chargement des paramètres',
  saved: 'Enregistré',
  saveFailed: 'Enregistrement impossible. Votre réglage précédent est rétabli.',
  channel_in_app: 'Dans l’application',
  channel_email: 'E-mail',
  channel_sms: 'SMS',
  channel_chat: 'Chat',
  channel_push: 'Push',

  unreadCount: { one: '{count} non lue', many: '{count} non lues', other: '{count} non lues' },
  unreadCountAtLeast: {
    one: 'plus de {count} non lue',
    many: 'plus de {count} non lues',
    other: 'plus de {count} non lues',
  },
  newMessages: {
    one: '{count} nouvelle notification',
    many: '{count} de nouvelles notifications',
    other: '{count} nouvelles notifications',
  },
  newMessagesAtLeast: {
    one: 'plus de {count} nouvelle notification',
    many: 'plus de {count} de nouvelles notifications',
    other: 'plus de {count} nouvelles notifications',
  },
  selectedCount: {
    one: '{count} sélectionnée',
    many: '{count} sélectionnées',
    other: '{count} sélectionnées',
  },
  removedMessages: {
    one: '{count} notification supprimée',
    many: '{count} de notifications supprimées',
    other: '{count} notifications supprimées',
  },
};

/** Rightly the same words as in English. */
export const sameAsEnglish: readonly StringKey[] = [
  'notifications',
  'untitled',
  'channel_sms',
  'channel_chat',
  'channel_push',
];

export const attention: AttentionLanguage<'one' | 'many' | 'other'> = {
  arrived: 'Nouveau\u00a0: {title}',
  unreadElsewhere: 'Messages non lus dans d’autres espaces de travail',
  manyNewMessages: {
    one: '{count} nouveau message',
    many: '{count} de nouveaux messages',
    other: '{count} nouveaux messages',
  },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Pourquoi est-ce que je reçois ceci\u00a0?',
  whyOn: 'Vous recevez ceci, car {workflow} est activé.',
  fewerLikeThis: 'Moins de messages comme celui-ci',
  offForAnHour: 'Désactiver pendant une heure',
  offForToday: 'Désactiver pour aujourd’hui',
  alwaysOff: 'Toujours désactiver',
  turnedOff: 'Désactivé\u00a0: {workflow}',
  turnedOffUntil: 'Désactivé jusqu’à {time}\u00a0: {workflow}',
  muteThread: 'Mettre ce fil en sourdine',
  unmuteThread: 'Ne plus mettre ce fil en sourdine',
  muted: 'En sourdine dans ce navigateur',
  unmuted: 'Ce fil n’est plus en sourdine',
  newKind: 'Nouveau type de notification\u00a0: {workflow}',
  keep: 'Conserver',
  turnOff: 'Désactiver',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Raccourcis clavier',
  goTo: 'Aller à',
  nextMessage: 'Message suivant',
  previousMessage: 'Message précédent',
  openFocused: 'Ouvrir',
  tabByNumber: 'Onglet par numéro',
  selectRange: 'Sélectionner une plage',
  letterKeys: 'Touches à une seule lettre',
  enterKey: 'Entrée',
  shiftKey: 'Maj',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'many' | 'other'> = {
  openCount: { one: '{count} à traiter', many: '{count} à traiter', other: '{count} à traiter' },
  openCountAtLeast: {
    one: '{count} ou plus à traiter',
    many: '{count} ou plus à traiter',
    other: '{count} ou plus à traiter',
  },
  moreInGroup: { one: '{count} de plus', many: '{count} de plus', other: '{count} de plus' },
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

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Réponses données\u00a0: {count}',
  timeIsOver: 'Il n’est plus possible d’y répondre.',
};

export const places: PlaceStrings = {
  archive: 'Archiver',
  unarchive: 'Remettre en boîte de réception',
  archivedTab: 'Archivées',
  archived: 'Archivé',
  manyArchived: '{count} archivées',
  backInInbox: 'De retour dans la boîte de réception',
  snooze: 'Mettre en attente',
  inAnHour: 'Dans une heure',
  thisEvening: 'Ce soir',
  tomorrow: 'Demain',
  nextWeek: 'La semaine prochaine',
  chooseTime: 'Choisir la date et l’heure…',
  snoozeUntil: 'Mettre en attente jusqu’au',
  unsnooze: 'Ne plus mettre en attente',
  snoozedTab: 'En attente',
  snoozedUntil: 'En attente jusqu’au {time}',
  manySnoozed: '{count} mises en attente',
  cameBack: 'Fin de la mise en attente',
  backByActivity: 'De retour car il y a du nouveau',
  onlyInThisBrowser: 'Dans ce navigateur uniquement',
  noArchived: 'Rien n’est archivé',
  noSnoozed: 'Rien n’est en attente',
  severityHigh: 'Priorité élevée',
  severityMedium: 'Priorité moyenne',
  severityLow: 'Priorité faible',
};

export const quiet: QuietLanguage<'one' | 'many' | 'other'> = {
  pauseNotifications: 'Mettre les notifications en pause',
  forAnHour: 'Pendant une heure',
  untilTomorrow: 'Jusqu’à demain',
  untilResumed: 'Jusqu’à ce que je les réactive',
  resumeNotifications: 'Réactiver les notifications',
  paused: 'en pause',
  pausedUntil: 'en pause jusqu’à {time}',
  newWhilePaused: {
    one: '{count} nouveau message pendant la pause',
    many: '{count} de nouveaux messages pendant la pause',
    other: '{count} nouveaux messages pendant la pause',
  },

  quietHours: 'Heures calmes',
  quietHoursHint: 'Seuls les messages critiques attirent alors votre attention.',
  addQuietHours: 'Ajouter des heures calmes',
  quietDays: 'Jours',
  quietFrom: 'De',
  quietTo: 'À',
  timeZone: 'Fuseau horaire',
};
