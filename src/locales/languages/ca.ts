import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Catalan. */
export const strings: Language<'one' | 'many' | 'other'> = {
  notifications: 'Notificacions',
  markAllAsRead: 'Marca-ho tot com a llegit',
  poweredBy: 'Amb la tecnologia de',
  settings: 'Configuració',
  removeMessage: 'Elimina el missatge',
  markAsRead: 'Marca com a llegit',
  markAsUnRead: 'Marca com a no llegit',
  noNewNotification: 'Encara no hi ha res de nou',

  noNewNotificationHint: "T'avisarem quan passi alguna cosa.",
  close: 'Tanca',
  loading: "S'estan carregant les notificacions",
  loadMore: 'Mostra notificacions anteriors',
  loadMoreFailed: "No s'han pogut carregar les notificacions anteriors.",
  loadFailed: "No s'han pogut carregar les notificacions",
  serverAnswered: 'El servidor ha respost amb {status}. Els teus missatges estan segurs.',
  serverUnreachable: "No s'ha pogut contactar amb el servidor. Els teus missatges estan segurs.",
  identityUnknown: "L'aplicació no ha pogut confirmar la teva identitat. Els teus missatges estan segurs.",
  sessionRefused: "No s'han pogut obrir les teves notificacions. Els teus missatges estan segurs.",
  tryAgain: 'Torna-ho a provar',
  stillTrying: "Encara s'està provant…",
  offline: 'No tens connexió',
  offlineHint: 'Les notificacions es carregaran soles quan torni la connexió.',
  waitsForNetwork: "S'enviaran quan torni la connexió.",
  stale: "No s'ha pogut actualitzar. Es mostra el contingut anterior.",
  reconnecting: "S'està tornant a connectar…",
  livePaused: "Les actualitzacions en directe estan en pausa. S'està tornant a provar…",
  rateLimited: 'Massa peticions. Espera un moment.',
  signedOut: 'Has tancat la sessió',
  signedOutHint: 'Torna a iniciar la sessió per veure les notificacions.',
  unread: 'No llegit',
  untitled: 'Notificació',
  feedKeys: "Les tecles Avança pàgina i Retrocedeix pàgina passen d'una notificació a la següent.",
  showMore: "Mostra'n més",
  showLess: "Mostra'n menys",
  actionFailed: "No s'ha pogut desar. Torna-ho a provar.",
  actionRefused: "No s'ha acceptat.",
  dismiss: 'Descarta',
  opensNewTab: "(s'obre en una pestanya nova)",

  unreadOnly: 'Només les no llegides',
  noUnread: 'Ho has llegit tot',
  showAll: 'Mostra-ho tot',
  sinceLastVisit: 'Novetats des de la teva última visita',
  moreActions: 'Més accions',
  select: 'Selecciona',
  selectAll: 'Selecciona-ho tot',
  cancel: 'Cancel·la',
  remove: 'Elimina',
  removeAll: 'Elimina-ho tot',
  markedAsRead: 'Marcat com a llegit',
  markedAsUnRead: 'Marcat com a no llegit',
  manyMarkedAsRead: '{count} marcades com a llegides',
  manyMarkedAsUnRead: '{count} marcades com a no llegides',
  undo: 'Desfés',

  back: 'Enrere',
  allNotifications: 'Totes les notificacions',
  required: 'Obligatori',
  requiredReason: 'Aquests missatges són importants i no es poden desactivar.',
  search: 'Cerca',
  clearSearch: 'Esborra la cerca',
  noMatches: "No s'ha trobat res",
  sort: 'Ordena',
  sortSuggested: 'Ordre suggerit',
  sortByName: 'Per nom',
  filter: 'Filtra',
  allChannels: 'Tots els canals',
  otherGroup: 'Altres',
  noPreferences: 'Encara no hi ha configuració',
  preferencesFailed: "No s'ha pogut carregar la configuració",
  loadingPreferences: "S'està carregant la configuració",
  saved: 'Desat',
  saveFailed: "No s'ha pogut desar. S'ha recuperat la configuració anterior.",
  channel_in_app: "A l'aplicació",
  channel_email: 'Correu electrònic',
  channel_sms: 'SMS',
  channel_chat: 'Xat',
  channel_push: 'Push',

  unreadCount: { one: '{count} no llegida', many: '{count} de no llegides', other: '{count} no llegides' },
  unreadCountAtLeast: {
    one: 'més de {count} no llegida',
    many: 'més de {count} de no llegides',
    other: 'més de {count} no llegides',
  },
  newMessages: {
    one: '{count} notificació nova',
    many: '{count} de notificacions noves',
    other: '{count} notificacions noves',
  },
  newMessagesAtLeast: {
    one: 'més de {count} notificació nova',
    many: 'més de {count} de notificacions noves',
    other: 'més de {count} notificacions noves',
  },
  selectedCount: {
    one: '{count} seleccionada',
    many: '{count} de seleccionades',
    other: '{count} seleccionades',
  },
  removedMessages: {
    one: '{count} notificació eliminada',
    many: '{count} de notificacions eliminades',
    other: '{count} notificacions eliminades',
  },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms', 'channel_push'];

export const attention: AttentionLanguage<'one' | 'many' | 'other'> = {
  arrived: 'Novetat: {title}',
  unreadElsewhere: 'Sense llegir en altres espais de treball',
  manyNewMessages: {
    one: '{count} missatge nou',
    many: '{count} de missatges nous',
    other: '{count} missatges nous',
  },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Per què rebo això?',
  fewerLikeThis: 'Menys com aquest',
  offForAnHour: 'Desactiva durant una hora',
  offForToday: 'Desactiva per avui',
  alwaysOff: 'Desactiva sempre',
  turnedOff: "S'ha desactivat: {workflow}",
  turnedOffUntil: "S'ha desactivat fins a {time}: {workflow}",
  muteThread: 'Silencia aquest fil',
  unmuteThread: 'Deixa de silenciar aquest fil',
  muted: 'Silenciat en aquest navegador',
  unmuted: 'Ja no està silenciat',
  newKind: 'Tipus nou de notificació: {workflow}',
  keep: 'Mantén',
  turnOff: 'Desactiva',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Dreceres de teclat',
  goTo: 'Ves a',
  nextMessage: 'Missatge següent',
  previousMessage: 'Missatge anterior',
  openFocused: 'Obre',
  tabByNumber: 'Pestanya per número',
  selectRange: 'Selecciona un interval',
  letterKeys: "Tecles d'una sola lletra",
  enterKey: 'Retorn',
  shiftKey: 'Maj',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'many' | 'other'> = {
  openCount: { one: '{count} per respondre', many: '{count} per respondre', other: '{count} per respondre' },
  openCountAtLeast: {
    one: '{count} o més per respondre',
    many: '{count} o més per respondre',
    other: '{count} o més per respondre',
  },
  moreInGroup: { one: '{count} més', many: '{count} més', other: '{count} més' },
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

export const questions: Partial<QuestionStrings> = {
  manyAnswered: '{count} respostes',
  timeIsOver: 'Ja no es pot respondre.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Arxiva',
  unarchive: "Mou a la safata d'entrada",
  archivedTab: 'Arxivades',
  archived: 'Arxivat',
  manyArchived: '{count} arxivades',
  backInInbox: "De nou a la safata d'entrada",
  snooze: 'Posposa',
  inAnHour: "D'aquí a una hora",
  thisEvening: 'Aquest vespre',
  tomorrow: 'Demà',
  nextWeek: 'La setmana que ve',
  chooseTime: 'Tria una data i una hora…',
  snoozeUntil: 'Posposa fins a',
  unsnooze: 'Deixa de posposar',
  snoozedTab: 'Posposades',
  snoozedUntil: 'Posposat fins al {time}',
  manySnoozed: '{count} posposades',
  cameBack: 'Torna després de posposar-se',
  backByActivity: 'Torna perquè hi ha novetats',
  onlyInThisBrowser: 'Només en aquest navegador',
  noArchived: 'No hi ha res arxivat',
  noSnoozed: 'No hi ha res posposat',
  severityHigh: 'Prioritat alta',
  severityMedium: 'Prioritat mitjana',
};

export const quiet: QuietLanguage<'one' | 'many' | 'other'> = {
  pauseNotifications: 'Posa en pausa les notificacions',
  forAnHour: 'Durant una hora',
  untilTomorrow: 'Fins demà',
  untilResumed: 'Fins que les activi',
  resumeNotifications: 'Reprèn les notificacions',
  paused: 'en pausa',
  pausedUntil: 'en pausa fins a {time}',
  newWhilePaused: {
    one: '{count} missatge nou durant la pausa',
    many: '{count} de missatges nous durant la pausa',
    other: '{count} missatges nous durant la pausa',
  },

  quietHours: 'Hores de silenci',
  quietHoursHint: 'Aleshores només els missatges crítics criden la teva atenció.',
  addQuietHours: 'Afegeix hores de silenci',
  quietDays: 'Dies',
  quietFrom: 'Des de',
  quietTo: 'Fins a',
  timeZone: 'Fus horari',
};
