import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Italian. */
export const strings: Language<'one' | 'many' | 'other'> = {
  notifications: 'Notifiche',
  markAllAsRead: 'Segna tutto come letto',
  poweredBy: 'Con la tecnologia di',
  settings: 'Impostazioni',
  removeMessage: 'Rimuovi messaggio',
  markAsRead: 'Segna come letto',
  markAsUnRead: 'Segna come non letto',
  noNewNotification: 'Ancora nessuna novità',

  noNewNotificationHint: 'Ti avviseremo quando succederà qualcosa.',
  close: 'Chiudi',
  loading: 'Caricamento delle notifiche',
  loadMore: 'Mostra notifiche meno recenti',
  loadMoreFailed: 'Impossibile caricare le notifiche meno recenti.',
  loadFailed: 'Impossibile caricare le notifiche',
  serverAnswered: 'Il server ha risposto con {status}. I tuoi messaggi sono al sicuro.',
  serverUnreachable: 'Impossibile raggiungere il server. I tuoi messaggi sono al sicuro.',
  identityUnknown: 'Questa app non è riuscita a confermare la tua identità. I tuoi messaggi sono al sicuro.',
  sessionRefused: 'Impossibile aprire questa casella. I tuoi messaggi sono al sicuro.',
  tryAgain: 'Riprova',
  stillTrying: 'Tentativo ancora in corso…',
  offline: 'Sei offline',
  offlineHint: 'Le notifiche si caricheranno da sole quando tornerai online.',
  waitsForNetwork: 'L’invio avverrà quando tornerai online.',
  stale: 'Aggiornamento non riuscito. Stai vedendo i contenuti precedenti.',
  reconnecting: 'Riconnessione in corso…',
  livePaused: 'Gli aggiornamenti in tempo reale sono in pausa. Nuovo tentativo…',
  rateLimited: 'Troppe richieste. Attendi un momento.',
  signedOut: 'Non hai effettuato l’accesso',
  signedOutHint: 'Accedi di nuovo per vedere le notifiche.',
  unread: 'Non letto',
  untitled: 'Notifica',
  feedKeys: 'I tasti Pagina giù e Pagina su passano da una notifica alla successiva.',
  showMore: 'Mostra altro',
  showLess: 'Mostra meno',
  actionFailed: 'Salvataggio non riuscito. Riprova.',
  actionRefused: 'Non è stato accettato.',
  dismiss: 'Ignora',
  opensNewTab: '(si apre in una nuova scheda)',

  unreadOnly: 'Solo non lette',
  noUnread: 'Hai letto tutto',
  showAll: 'Mostra tutto',
  sinceLastVisit: 'Novità dall’ultima visita',
  moreActions: 'Altre azioni',
  select: 'Seleziona',
  selectAll: 'Seleziona tutto',
  cancel: 'Annulla',
  remove: 'Rimuovi',
  removeAll: 'Rimuovi tutto',
  markedAsRead: 'Segnato come letto',
  markedAsUnRead: 'Segnato come non letto',
  manyMarkedAsRead: '{count} segnate come lette',
  manyMarkedAsUnRead: '{count} segnate come non lette',
  undo: 'Annulla',

  back: 'Indietro',
  allNotifications: 'Tutte le notifiche',
  required: 'Obbligatorio',
  requiredReason: 'Questi messaggi sono importanti e non si possono disattivare.',
  search: 'Cerca',
  clearSearch: 'Cancella ricerca',
  noMatches: 'Nessun risultato',
  sort: 'Ordina',
  sortSuggested: 'Ordine consigliato',
  sortByName: 'Per nome',
  filter: 'Filtra',
  allChannels: 'Tutti i canali',
  otherGroup: 'Altro',
  noPreferences: 'Non ci sono ancora impostazioni',
  preferencesFailed: 'Impossibile caricare le impostazioni',
  loadingPreferences: 'Caricamento delle impostazioni',
  saved: 'Salvato',
  saveFailed: 'Salvataggio non riuscito. È stata ripristinata l’impostazione precedente.',
  channel_in_app: 'Nell’app',
  channel_email: 'Email',
  channel_sms: 'SMS',
  channel_chat: 'Chat',
  channel_push: 'Push',

  unreadCount: { one: '{count} non letta', many: '{count} non lette', other: '{count} non lette' },
  unreadCountAtLeast: {
    one: 'più di {count} non letta',
    many: 'più di {count} non lette',
    other: 'più di {count} non lette',
  },
  newMessages: {
    one: '{count} nuova notifica',
    many: '{count} di nuove notifiche',
    other: '{count} nuove notifiche',
  },
  newMessagesAtLeast: {
    one: 'più di {count} nuova notifica',
    many: 'più di {count} di nuove notifiche',
    other: 'più di {count} nuove notifiche',
  },
  selectedCount: { one: '{count} selezionata', many: '{count} selezionate', other: '{count} selezionate' },
  removedMessages: {
    one: '{count} notifica rimossa',
    many: '{count} di notifiche rimosse',
    other: '{count} notifiche rimosse',
  },
};

/** Rightly the same words as in English. */
export const sameAsEnglish: readonly StringKey[] = [
  'channel_email',
  'channel_sms',
  'channel_chat',
  'channel_push',
];

export const attention: AttentionLanguage<'one' | 'many' | 'other'> = {
  arrived: 'Novità: {title}',
  unreadElsewhere: 'Non letti in altre aree di lavoro',
  manyNewMessages: {
    one: '{count} nuovo messaggio',
    many: '{count} di nuovi messaggi',
    other: '{count} nuovi messaggi',
  },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Perché ricevo questo messaggio?',
  whyOn: 'Ricevi questo perché {workflow} è attivo.',
  fewerLikeThis: 'Meno messaggi di questo tipo',
  offForAnHour: 'Disattiva per un’ora',
  offForToday: 'Disattiva per oggi',
  alwaysOff: 'Disattiva per sempre',
  turnedOff: 'Disattivato: {workflow}',
  turnedOffUntil: 'Disattivato fino a {time}: {workflow}',
  muteThread: 'Silenzia questa conversazione',
  unmuteThread: 'Non silenziare più la conversazione',
  muted: 'Silenziata in questo browser',
  unmuted: 'Non più silenziata',
  newKind: 'Nuovo tipo di notifica: {workflow}',
  keep: 'Mantieni',
  turnOff: 'Disattiva',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Scorciatoie da tastiera',
  goTo: 'Vai a',
  nextMessage: 'Messaggio successivo',
  previousMessage: 'Messaggio precedente',
  openFocused: 'Apri',
  tabByNumber: 'Scheda per numero',
  selectRange: 'Seleziona un intervallo',
  letterKeys: 'Tasti di una sola lettera',
  enterKey: 'Invio',
  shiftKey: 'Maiusc',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'many' | 'other'> = {
  openCount: { one: '{count} da gestire', many: '{count} da gestire', other: '{count} da gestire' },
  openCountAtLeast: {
    one: '{count} o più da gestire',
    many: '{count} o più da gestire',
    other: '{count} o più da gestire',
  },
  moreInGroup: { one: '{count} altro', many: 'altri {count}', other: 'altri {count}' },
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

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Risposte date: {count}',
  timeIsOver: 'Non è più possibile rispondere.',
};

export const places: PlaceStrings = {
  archive: 'Archivia',
  unarchive: 'Sposta nella posta in arrivo',
  archivedTab: 'Archiviate',
  archived: 'Archiviato',
  manyArchived: '{count} archiviate',
  backInInbox: 'Di nuovo nella posta in arrivo',
  snooze: 'Posticipa',
  inAnHour: 'Tra un’ora',
  thisEvening: 'Questa sera',
  tomorrow: 'Domani',
  nextWeek: 'La prossima settimana',
  chooseTime: 'Scegli data e ora…',
  snoozeUntil: 'Posticipa fino al',
  unsnooze: 'Termina posticipo',
  snoozedTab: 'Posticipate',
  snoozedUntil: 'Posticipato fino al {time}',
  manySnoozed: '{count} posticipate',
  cameBack: 'Posticipo terminato',
  backByActivity: 'Di nuovo qui perché ci sono novità',
  onlyInThisBrowser: 'Solo in questo browser',
  noArchived: 'Niente di archiviato',
  noSnoozed: 'Niente di posticipato',
  severityHigh: 'Priorità alta',
  severityMedium: 'Priorità media',
  severityLow: 'Priorità bassa',
};

export const quiet: QuietLanguage<'one' | 'many' | 'other'> = {
  pauseNotifications: 'Metti in pausa le notifiche',
  forAnHour: 'Per un’ora',
  untilTomorrow: 'Fino a domani',
  untilResumed: 'Finché non le riattivo',
  resumeNotifications: 'Riattiva le notifiche',
  paused: 'in pausa',
  pausedUntil: 'in pausa fino a {time}',
  newWhilePaused: {
    one: '{count} nuovo messaggio durante la pausa',
    many: '{count} di nuovi messaggi durante la pausa',
    other: '{count} nuovi messaggi durante la pausa',
  },

  quietHours: 'Ore di silenzio',
  quietHoursHint: 'In queste ore ti avvisano solo i messaggi critici.',
  addQuietHours: 'Aggiungi ore di silenzio',
  quietDays: 'Giorni',
  quietFrom: 'Dalle',
  quietTo: 'Alle',
  timeZone: 'Fuso orario',
};
