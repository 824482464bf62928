import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Romanian. */
export const strings: Language<'one' | 'few' | 'other'> = {
  notifications: 'Notificări',
  markAllAsRead: 'Marchează toate ca citite',
  poweredBy: 'Oferit de',
  settings: 'Setări',
  removeMessage: 'Elimină mesajul',
  markAsRead: 'Marchează ca citit',
  markAsUnRead: 'Marchează ca necitit',
  noNewNotification: 'Încă nu este nimic nou aici',

  noNewNotificationHint: 'Te anunțăm când se întâmplă ceva.',
  close: 'Închide',
  loading: 'Se încarcă notificările',
  loadMore: 'Arată notificările mai vechi',
  loadMoreFailed: 'Notificările mai vechi nu au putut fi încărcate.',
  loadFailed: 'Notificările nu au putut fi încărcate',
  serverAnswered: 'Serverul a răspuns cu {status}. Mesajele tale sunt în siguranță.',
  serverUnreachable: 'Serverul nu răspunde. Mesajele tale sunt în siguranță.',
  identityUnknown: 'Aplicația nu ți-a putut confirma identitatea. Mesajele tale sunt în siguranță.',
  sessionRefused: 'Notificările nu au putut fi deschise pentru tine. Mesajele tale sunt în siguranță.',
  tryAgain: 'Încearcă din nou',
  stillTrying: 'Încă se încearcă…',
  offline: 'Ești offline',
  offlineHint: 'Notificările se încarcă singure când revine conexiunea.',
  waitsForNetwork: 'Se trimit când revine conexiunea.',
  stale: 'Nu s-a putut actualiza. Se afișează ce era aici înainte.',
  reconnecting: 'Se reconectează…',
  livePaused: 'Actualizările live sunt întrerupte. Se încearcă din nou…',
  rateLimited: 'Prea multe cereri. Așteaptă un moment.',
  signedOut: 'Te-ai deconectat',
  signedOutHint: 'Conectează-te din nou ca să vezi notificările.',
  unread: 'Necitit',
  untitled: 'Notificare',
  feedKeys: 'Tastele Page Down și Page Up trec de la o notificare la alta.',
  showMore: 'Arată mai mult',
  showLess: 'Arată mai puțin',
  actionFailed: 'Nu s-a putut salva. Încearcă din nou.',
  actionRefused: 'Nu a fost acceptat.',
  dismiss: 'Ascunde',
  opensNewTab: '(se deschide într-o filă nouă)',

  unreadOnly: 'Doar necitite',
  noUnread: 'Ai citit tot',
  showAll: 'Arată toate',
  sinceLastVisit: 'Noutăți de la ultima vizită',
  moreActions: 'Mai multe acțiuni',
  select: 'Selectează',
  selectAll: 'Selectează toate',
  cancel: 'Anulează',
  remove: 'Elimină',
  removeAll: 'Elimină toate',
  markedAsRead: 'Marcat ca citit',
  markedAsUnRead: 'Marcat ca necitit',
  manyMarkedAsRead: '{count} marcate ca citite',
  manyMarkedAsUnRead: '{count} marcate ca necitite',
  undo: 'Anulează acțiunea',

  back: 'Înapoi',
  allNotifications: 'Toate notificările',
  required: 'Obligatoriu',
  requiredReason: 'Aceste mesaje sunt importante și nu pot fi dezactivate.',
  search: 'Caută',
  clearSearch: 'Șterge căutarea',
  noMatches: 'Nu s-a găsit nimic',
  sort: 'Sortează',
  sortSuggested: 'Ordine sugerată',
  sortByName: 'După nume',
  filter: 'Filtrează',
  allChannels: 'Toate canalele',
  otherGroup: 'Altele',
  noPreferences: 'Încă nu există setări',
  preferencesFailed: 'Setările nu au putut fi încărcate',
  loadingPreferences: 'Se încarcă setările',
  saved: 'Salvat',
  saveFailed: 'Nu s-a putut salva. Setarea anterioară a fost restabilită.',
  channel_in_app: 'În aplicație',
  channel_email: 'E-mail',
  channel_sms: 'SMS',
  channel_chat: 'Chat',
  channel_push: 'Push',

  unreadCount: { one: '{count} necitită', few: '{count} necitite', other: '{count} necitite' },
  unreadCountAtLeast: {
    one: 'peste {count} necitită',
    few: 'peste {count} necitite',
    other: 'peste {count} necitite',
  },
  newMessages: {
    one: '{count} notificare nouă',
    few: '{count} notificări noi',
    other: '{count} de notificări noi',
  },
  newMessagesAtLeast: {
    one: 'peste {count} notificare nouă',
    few: 'peste {count} notificări noi',
    other: 'peste {count} de notificări noi',
  },
  selectedCount: { one: '{count} selectată', few: '{count} selectate', other: '{count} selectate' },
  removedMessages: {
    one: '{count} notificare eliminată',
    few: '{count} notificări eliminate',
    other: '{count} de notificări eliminate',
  },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms', 'channel_chat', 'channel_push'];

export const attention: AttentionLanguage<'one' | 'few' | 'other'> = {
  arrived: 'Mesaj nou: {title}',
  unreadElsewhere: 'Necitite în alte spații de lucru',
  manyNewMessages: { one: '{count} mesaj nou', few: '{count} mesaje noi', other: '{count} de mesaje noi' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'De ce primesc asta?',
  fewerLikeThis: 'Mai puține de acest fel',
  offForAnHour: 'Dezactivează timp de o oră',
  offForToday: 'Dezactivează pentru azi',
  alwaysOff: 'Dezactivează definitiv',
  turnedOff: 'Dezactivat: {workflow}',
  turnedOffUntil: 'Dezactivat până la {time}: {workflow}',
  muteThread: 'Treci conversația pe silențios',
  unmuteThread: 'Scoate conversația de pe silențios',
  muted: 'Pe silențios în acest browser',
  unmuted: 'Nu mai este pe silențios',
  newKind: 'Tip nou de notificare: {workflow}',
  keep: 'Păstrează',
  turnOff: 'Dezactivează',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Comenzi rapide de la tastatură',
  goTo: 'Mergi la',
  nextMessage: 'Mesajul următor',
  previousMessage: 'Mesajul anterior',
  openFocused: 'Deschide',
  tabByNumber: 'Fila după număr',
  selectRange: 'Selectează un interval',
  letterKeys: 'Taste cu o singură literă',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'few' | 'other'> = {
  openCount: { one: '{count} te așteaptă', few: '{count} te așteaptă', other: '{count} te așteaptă' },
  openCountAtLeast: {
    one: '{count} sau mai multe te așteaptă',
    few: '{count} sau mai multe te așteaptă',
    other: '{count} sau mai multe te așteaptă',
  },
  moreInGroup: { one: 'încă {count}', few: 'încă {count}', other: 'încă {count}' },
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

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Răspunsuri date: {count}',
  timeIsOver: 'Nu se mai poate răspunde.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Arhivează',
  unarchive: 'Mută în mesajele primite',
  archivedTab: 'Arhivate',
  archived: 'Arhivat',
  manyArchived: '{count} arhivate',
  backInInbox: 'Din nou în mesajele primite',
  snooze: 'Amână',
  inAnHour: 'Peste o oră',
  thisEvening: 'Diseară',
  tomorrow: 'Mâine',
  nextWeek: 'Săptămâna viitoare',
  chooseTime: 'Alege data și ora…',
  snoozeUntil: 'Amână până la',
  unsnooze: 'Încheie amânarea',
  snoozedTab: 'Amânate',
  snoozedUntil: 'Amânat până la {time}',
  manySnoozed: '{count} amânate',
  cameBack: 'Revenit după amânare',
  backByActivity: 'Revenit, fiindcă e ceva nou',
  onlyInThisBrowser: 'Doar în acest browser',
  noArchived: 'Nimic arhivat',
  noSnoozed: 'Nimic amânat',
  severityHigh: 'Prioritate ridicată',
  severityMedium: 'Prioritate medie',
};

export const quiet: QuietLanguage<'one' | 'few' | 'other'> = {
  pauseNotifications: 'Pune notificările pe pauză',
  forAnHour: 'Timp de o oră',
  untilTomorrow: 'Până mâine',
  untilResumed: 'Până le pornesc eu',
  resumeNotifications: 'Reia notificările',
  paused: 'pe pauză',
  pausedUntil: 'pe pauză până la {time}',
  newWhilePaused: {
    one: '{count} mesaj nou în timpul pauzei',
    few: '{count} mesaje noi în timpul pauzei',
    other: '{count} de mesaje noi în timpul pauzei',
  },

  quietHours: 'Ore de liniște',
  quietHoursHint: 'Atunci îți atrag atenția doar mesajele critice.',
  addQuietHours: 'Adaugă ore de liniște',
  quietDays: 'Zile',
  quietFrom: 'De la',
  quietTo: 'Până la',
  timeZone: 'Fus orar',
};
