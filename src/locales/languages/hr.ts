import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Croatian. */
export const strings: Language<'one' | 'few' | 'other'> = {
  notifications: 'Obavijesti',
  markAllAsRead: 'Označi sve kao pročitano',
  poweredBy: 'Pokreće',
  settings: 'Postavke',
  removeMessage: 'Ukloni poruku',
  markAsRead: 'Označi kao pročitano',
  markAsUnRead: 'Označi kao nepročitano',
  noNewNotification: 'Ovdje još nema ničeg novog',

  noNewNotificationHint: 'Javit ćemo vam kada se nešto dogodi.',
  close: 'Zatvori',
  loading: 'Učitavanje obavijesti',
  loadMore: 'Prikaži starije obavijesti',
  loadMoreFailed: 'Starije obavijesti nije moguće učitati.',
  loadFailed: 'Obavijesti nije moguće učitati',
  serverAnswered: 'Poslužitelj je odgovorio kodom {status}. Vaše su poruke na sigurnom.',
  serverUnreachable: 'Poslužitelj nije dostupan. Vaše su poruke na sigurnom.',
  identityUnknown: 'Aplikacija nije mogla potvrditi vaš identitet. Vaše su poruke na sigurnom.',
  sessionRefused: 'Obavijesti nije moguće otvoriti za vas. Vaše su poruke na sigurnom.',
  tryAgain: 'Pokušaj ponovno',
  stillTrying: 'Pokušaj još traje…',
  offline: 'Niste na mreži',
  offlineHint: 'Obavijesti će se učitati čim se veza vrati.',
  waitsForNetwork: 'Poslat će se čim se veza vrati.',
  stale: 'Osvježavanje nije uspjelo. Prikazano je prethodno stanje.',
  reconnecting: 'Ponovno povezivanje…',
  livePaused: 'Ažuriranja uživo su pauzirana. Novi pokušaj…',
  rateLimited: 'Previše zahtjeva. Pričekajte trenutak.',
  signedOut: 'Odjavljeni ste',
  signedOutHint: 'Prijavite se ponovno da biste vidjeli obavijesti.',
  unread: 'Nepročitano',
  untitled: 'Obavijest',
  feedKeys: 'Tipkama Page Down i Page Up prelazite s jedne obavijesti na sljedeću.',
  showMore: 'Prikaži više',
  showLess: 'Prikaži manje',
  actionFailed: 'Spremanje nije uspjelo. Pokušajte ponovno.',
  actionRefused: 'To nije prihvaćeno.',
  dismiss: 'Sakrij',
  opensNewTab: '(otvara se u novoj kartici)',

  unreadOnly: 'Samo nepročitane',
  noUnread: 'Sve ste pročitali',
  showAll: 'Prikaži sve',
  sinceLastVisit: 'Novo od vašeg posljednjeg posjeta',
  moreActions: 'Više radnji',
  select: 'Odaberi',
  selectAll: 'Odaberi sve',
  cancel: 'Odustani',
  remove: 'Ukloni',
  removeAll: 'Ukloni sve',
  markedAsRead: 'Označeno kao pročitano',
  markedAsUnRead: 'Označeno kao nepročitano',
  manyMarkedAsRead: 'Označeno kao pročitano: {count}',
  manyMarkedAsUnRead: 'Označeno kao nepročitano: {count}',
  undo: 'Poništi',

  back: 'Natrag',
  allNotifications: 'Sve obavijesti',
  required: 'Obavezno',
  requiredReason: 'Ove su poruke važne i ne mogu se isključiti.',
  search: 'Pretraži',
  clearSearch: 'Očisti pretragu',
  noMatches: 'Ništa nije pronađeno',
  sort: 'Poredaj',
  sortSuggested: 'Predloženi redoslijed',
  sortByName: 'Po nazivu',
  filter: 'Filtriraj',
  allChannels: 'Svi kanali',
  otherGroup: 'Ostalo',
  noPreferences: 'Još nema postavki',
  preferencesFailed: 'Postavke nije moguće učitati',
  loadingPreferences: 'Učitavanje postavki',
  saved: 'Spremljeno',
  saveFailed: 'Spremanje nije uspjelo. Vraćena je prethodna postavka.',
  channel_in_app: 'U aplikaciji',
  channel_email: 'E-pošta',
  channel_sms: 'SMS',
  channel_chat: 'Chat',
  channel_push: 'Push',

  unreadCount: { one: '{count} nepročitana', few: '{count} nepročitane', other: '{count} nepročitanih' },
  unreadCountAtLeast: {
    one: 'više od {count} nepročitane',
    few: 'više od {count} nepročitane',
    other: 'više od {count} nepročitanih',
  },
  newMessages: {
    one: '{count} nova obavijest',
    few: '{count} nove obavijesti',
    other: '{count} novih obavijesti',
  },
  newMessagesAtLeast: {
    one: 'više od {count} nove obavijesti',
    few: 'više od {count} nove obavijesti',
    other: 'više od {count} novih obavijesti',
  },
  selectedCount: { one: 'Odabrano: {count}', few: 'Odabrano: {count}', other: 'Odabrano: {count}' },
  removedMessages: {
    one: 'Uklonjena {count} obavijest',
    few: 'Uklonjene {count} obavijesti',
    other: 'Uklonjeno {count} obavijesti',
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
  whyThis: 'Zašto ovo primam?',
  fewerLikeThis: 'Manje ovakvih',
  offForAnHour: 'Isključi na sat vremena',
  offForToday: 'Isključi za danas',
  alwaysOff: 'Isključi zauvijek',
  turnedOff: 'Isključeno: {workflow}',
  turnedOffUntil: 'Isključeno do {time}: {workflow}',
  muteThread: 'Utišaj ovaj razgovor',
  unmuteThread: 'Poništi utišavanje ovog razgovora',
  muted: 'Utišano u ovom pregledniku',
  unmuted: 'Više nije utišano',
  newKind: 'Nova vrsta obavijesti: {workflow}',
  keep: 'Zadrži',
  turnOff: 'Isključi',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Tipkovni prečaci',
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

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Odgovoreno: {count}',
  timeIsOver: 'Na ovo se više ne može odgovoriti.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Arhiviraj',
  unarchive: 'Premjesti u pristiglu poštu',
  archivedTab: 'Arhivirane',
  archived: 'Arhivirano',
  manyArchived: 'Arhivirano: {count}',
  backInInbox: 'Ponovno u pristigloj pošti',
  snooze: 'Odgodi',
  inAnHour: 'Za sat vremena',
  thisEvening: 'Večeras',
  tomorrow: 'Sutra',
  nextWeek: 'Sljedeći tjedan',
  chooseTime: 'Odaberi vrijeme…',
  snoozeUntil: 'Odgodi do',
  unsnooze: 'Prekini odgodu',
  snoozedTab: 'Odgođene',
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
  pauseNotifications: 'Pauziraj obavijesti',
  forAnHour: 'Na sat vremena',
  untilTomorrow: 'Do sutra',
  untilResumed: 'Dok ih ne uključim',
  resumeNotifications: 'Ponovno uključi obavijesti',
  paused: 'pauzirane',
  pausedUntil: 'pauzirane do {time}',
  newWhilePaused: {
    one: '{count} nova poruka tijekom pauze',
    few: '{count} nove poruke tijekom pauze',
    other: '{count} novih poruka tijekom pauze',
  },

  quietHours: 'Tihi sati',
  quietHoursHint: 'Tada vam pozornost privlače samo kritične poruke.',
  addQuietHours: 'Dodaj tihe sate',
  quietDays: 'Dani',
  quietFrom: 'Od',
  quietTo: 'Do',
  timeZone: 'Vremenska zona',
};
