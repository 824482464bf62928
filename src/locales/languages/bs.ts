import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Bosnian. */
export const strings: Language<'one' | 'few' | 'other'> = {
  notifications: 'Obavještenja',
  markAllAsRead: 'Označi sve kao pročitano',
  poweredBy: 'Pokreće',
  settings: 'Postavke',
  removeMessage: 'Ukloni poruku',
  markAsRead: 'Označi kao pročitano',
  markAsUnRead: 'Označi kao nepročitano',
  noNewNotification: 'Ovdje još nema ničeg novog',

  noNewNotificationHint: 'Javit ćemo vam kada se nešto desi.',
  close: 'Zatvori',
  loading: 'Učitavanje obavještenja',
  loadMore: 'Prikaži starija obavještenja',
  loadMoreFailed: 'Starija obavještenja se nisu mogla učitati.',
  loadFailed: 'Obavještenja se nisu mogla učitati',
  serverAnswered: 'Server je odgovorio kodom {status}. Vaše poruke su sigurne.',
  serverUnreachable: 'Server nije dostupan. Vaše poruke su sigurne.',
  identityUnknown: 'Aplikacija nije mogla potvrditi vaš identitet. Vaše poruke su sigurne.',
  sessionRefused: 'Obavještenja se nisu mogla otvoriti za vas. Vaše poruke su sigurne.',
  tryAgain: 'Pokušaj ponovo',
  stillTrying: 'Pokušaj još traje…',
  offline: 'Niste na mreži',
  offlineHint: 'Obavještenja će se sama učitati kada se veza vrati.',
  waitsForNetwork: 'Poslat će se kada se veza vrati.',
  stale: 'Osvježavanje nije uspjelo. Prikazano je prethodno stanje.',
  reconnecting: 'Ponovno povezivanje…',
  livePaused: 'Ažuriranja uživo su pauzirana. Novi pokušaj…',
  rateLimited: 'Previše zahtjeva. Sačekajte trenutak.',
  signedOut: 'Odjavljeni ste',
  signedOutHint: 'Prijavite se ponovo da vidite obavještenja.',
  unread: 'Nepročitano',
  untitled: 'Obavještenje',
  feedKeys: 'Tipkama Page Down i Page Up prelazite s jednog obavještenja na sljedeće.',
  showMore: 'Prikaži više',
  showLess: 'Prikaži manje',
  actionFailed: 'Spremanje nije uspjelo. Pokušajte ponovo.',
  actionRefused: 'To nije prihvaćeno.',
  dismiss: 'Sakrij',
  opensNewTab: '(otvara se u novoj kartici)',

  unreadOnly: 'Samo nepročitana',
  noUnread: 'Sve ste pročitali',
  showAll: 'Prikaži sve',
  sinceLastVisit: 'Novo od vaše posljednje posjete',
  moreActions: 'Više radnji',
  select: 'Odaberi',
  selectAll: 'Odaberi sve',
  cancel: 'Otkaži',
  remove: 'Ukloni',
  removeAll: 'Ukloni sve',
  markedAsRead: 'Označeno kao pročitano',
  markedAsUnRead: 'Označeno kao nepročitano',
  manyMarkedAsRead: 'Označeno kao pročitano: {count}',
  manyMarkedAsUnRead: 'Označeno kao nepročitano: {count}',
  undo: 'Poništi',

  back: 'Nazad',
  allNotifications: 'Sva obavještenja',
  required: 'Obavezno',
  requiredReason: 'Ove poruke su važne i ne mogu se isključiti.',
  search: 'Pretraži',
  clearSearch: 'Obriši pretragu',
  noMatches: 'Ništa nije pronađeno',
  sort: 'Poredaj',
  sortSuggested: 'Predloženi redoslijed',
  sortByName: 'Po nazivu',
  filter: 'Filtriraj',
  allChannels: 'Svi kanali',
  otherGroup: 'Ostalo',
  noPreferences: 'Još nema postavki',
  preferencesFailed: 'Postavke se nisu mogle učitati',
  loadingPreferences: 'Učitavanje postavki',
  saved: 'Spremljeno',
  saveFailed: 'Spremanje nije uspjelo. Vraćena je prethodna postavka.',
  channel_in_app: 'U aplikaciji',
  channel_email: 'E-pošta',
  channel_sms: 'SMS',
  channel_chat: 'Chat',
  channel_push: 'Push',

  unreadCount: { one: '{count} nepročitano', few: '{count} nepročitana', other: '{count} nepročitanih' },
  unreadCountAtLeast: {
    one: 'više od {count} nepročitanog',
    few: 'više od {count} nepročitana',
    other: 'više od {count} nepročitanih',
  },
  newMessages: {
    one: '{count} novo obavještenje',
    few: '{count} nova obavještenja',
    other: '{count} novih obavještenja',
  },
  newMessagesAtLeast: {
    one: 'više od {count} novog obavještenja',
    few: 'više od {count} nova obavještenja',
    other: 'više od {count} novih obavještenja',
  },
  selectedCount: { one: 'Odabrano: {count}', few: 'Odabrano: {count}', other: 'Odabrano: {count}' },
  removedMessages: {
    one: 'Uklonjeno je {count} obavještenje',
    few: 'Uklonjena su {count} obavještenja',
    other: 'Uklonjeno je {count} obavještenja',
  },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms', 'channel_chat', 'channel_push'];

export const attention: AttentionLanguage<'one' | 'few' | 'other'> = {
  arrived: 'Novo: {title}',
  unreadElsewhere: 'Nepročitano u drugim radnim prostorima',
  manyNewMessages: { one: '{count} nova poruka', few: '{count} nove poruke', other: '{count} novih poruka' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Zašto ovo dobijam?',
  fewerLikeThis: 'Manje ovakvih',
  offForAnHour: 'Isključi na sat vremena',
  offForToday: 'Isključi za danas',
  alwaysOff: 'Isključi trajno',
  turnedOff: 'Isključeno: {workflow}',
  turnedOffUntil: 'Isključeno do {time}: {workflow}',
  muteThread: 'Utišaj ovaj razgovor',
  unmuteThread: 'Ukloni utišavanje razgovora',
  muted: 'Utišano u ovom pregledniku',
  unmuted: 'Više nije utišano',
  newKind: 'Nova vrsta obavještenja: {workflow}',
  keep: 'Zadrži',
  turnOff: 'Isključi',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Prečice na tastaturi',
  goTo: 'Idi na',
  nextMessage: 'Sljedeća poruka',
  previousMessage: 'Prethodna poruka',
  openFocused: 'Otvori',
  tabByNumber: 'Kartica po broju',
  selectRange: 'Odaberi raspon',
  letterKeys: 'Tipke s jednim slovom',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'few' | 'other'> = {
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
  moreInGroup: { one: 'još {count}', few: 'još {count}', other: 'još {count}' },
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
  searchMessages: 'Pretraži poruke',
  searchOlder: 'Pretraži starije',
  nothingFound: 'Ništa nije pronađeno za „{words}”',
  nothingMatches: 'Nijedna poruka ne odgovara filterima',
  filters: 'Filteri',
  filterUnread: 'Nepročitana',
  filteredBy: 'Prikazano je samo: {filters}',
  chooseMessage: 'Odaberite poruku',
  messageIsGone: 'Ova poruka više nije ovdje',
  openMessage: 'Poruka',
  backToList: 'Nazad na listu',
  goToPage: 'Otvori',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Odgovoreno: {count}',
  timeIsOver: 'Na ovo se više ne može odgovoriti.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Arhiviraj',
  unarchive: 'Premjesti u prijemno sanduče',
  archivedTab: 'Arhivirana',
  archived: 'Arhivirano',
  manyArchived: 'Arhivirano: {count}',
  backInInbox: 'Ponovo u prijemnom sandučetu',
  snooze: 'Odgodi',
  inAnHour: 'Za sat vremena',
  thisEvening: 'Večeras',
  tomorrow: 'Sutra',
  nextWeek: 'Sljedeće sedmice',
  chooseTime: 'Odaberi vrijeme…',
  snoozeUntil: 'Odgodi do',
  unsnooze: 'Prekini odgodu',
  snoozedTab: 'Odgođena',
  snoozedUntil: 'Odgođeno do {time}',
  manySnoozed: 'Odgođeno: {count}',
  cameBack: 'Vraćeno nakon odgode',
  backByActivity: 'Vraćeno zbog nečeg novog',
  onlyInThisBrowser: 'Spremljeno samo u ovom pregledniku',
  noArchived: 'Ništa nije arhivirano',
  noSnoozed: 'Ništa nije odgođeno',
  severityHigh: 'Visok prioritet',
  severityMedium: 'Srednji prioritet',
};

export const quiet: QuietLanguage<'one' | 'few' | 'other'> = {
  pauseNotifications: 'Pauziraj obavještenja',
  forAnHour: 'Na sat vremena',
  untilTomorrow: 'Do sutra',
  untilResumed: 'Dok ih ne uključim',
  resumeNotifications: 'Nastavi s obavještenjima',
  paused: 'pauzirana',
  pausedUntil: 'pauzirana do {time}',
  newWhilePaused: {
    one: '{count} nova poruka tokom pauze',
    few: '{count} nove poruke tokom pauze',
    other: '{count} novih poruka tokom pauze',
  },

  quietHours: 'Tihi sati',
  quietHoursHint: 'Tada vam pažnju privlače samo kritične poruke.',
  addQuietHours: 'Dodaj tihe sate',
  quietDays: 'Dani',
  quietFrom: 'Od',
  quietTo: 'Do',
  timeZone: 'Vremenska zona',
};
