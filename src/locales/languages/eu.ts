import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Basque. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'Jakinarazpenak',
  markAllAsRead: 'Markatu guztiak irakurrita gisa',
  poweredBy: 'Honen eskutik:',
  settings: 'Ezarpenak',
  removeMessage: 'Kendu mezua',
  markAsRead: 'Markatu irakurrita gisa',
  markAsUnRead: 'Markatu irakurri gabeko gisa',
  noNewNotification: 'Oraindik ez dago ezer berririk hemen',

  noNewNotificationHint: 'Zerbait gertatzean jakinaraziko dizugu.',
  close: 'Itxi',
  loading: 'Jakinarazpenak kargatzen',
  loadMore: 'Erakutsi jakinarazpen zaharragoak',
  loadMoreFailed: 'Ezin izan dira jakinarazpen zaharragoak kargatu.',
  loadFailed: 'Ezin izan dira jakinarazpenak kargatu',
  serverAnswered: 'Zerbitzariak {status} erantzun du. Zure mezuak seguru daude.',
  serverUnreachable: 'Ezin izan da zerbitzarira iritsi. Zure mezuak seguru daude.',
  identityUnknown: 'Aplikazioak ezin izan du zure identitatea egiaztatu. Zure mezuak seguru daude.',
  sessionRefused: 'Ezin izan dira zure jakinarazpenak ireki. Zure mezuak seguru daude.',
  tryAgain: 'Saiatu berriro',
  stillTrying: 'Oraindik saiatzen…',
  offline: 'Lineaz kanpo zaude',
  offlineHint: 'Jakinarazpenak berez kargatuko dira konexioa itzultzean.',
  waitsForNetwork: 'Konexioa itzultzean bidaliko dira.',
  stale: 'Ezin izan da freskatu. Lehengo edukia erakusten da.',
  reconnecting: 'Berriro konektatzen…',
  livePaused: 'Zuzeneko eguneratzeak etenda daude. Berriro saiatzen…',
  rateLimited: 'Eskaera gehiegi. Itxaron une batez.',
  signedOut: 'Saioa amaitu duzu',
  signedOutHint: 'Hasi saioa berriro zure jakinarazpenak ikusteko.',
  unread: 'Irakurri gabe',
  untitled: 'Jakinarazpena',
  feedKeys: 'Page Down eta Page Up teklek jakinarazpen batetik hurrengora eramaten zaituzte.',
  showMore: 'Erakutsi gehiago',
  showLess: 'Erakutsi gutxiago',
  actionFailed: 'Ezin izan da gorde. Saiatu berriro.',
  actionRefused: 'Ez da onartu.',
  dismiss: 'Baztertu',
  opensNewTab: '(fitxa berri batean irekitzen da)',

  unreadOnly: 'Irakurri gabeak bakarrik',
  noUnread: 'Dena irakurri duzu',
  showAll: 'Erakutsi guztiak',
  sinceLastVisit: 'Berriak zure azken bisitatik',
  moreActions: 'Ekintza gehiago',
  select: 'Hautatu',
  selectAll: 'Hautatu guztiak',
  cancel: 'Utzi',
  remove: 'Kendu',
  removeAll: 'Kendu guztiak',
  markedAsRead: 'Irakurrita gisa markatuta',
  markedAsUnRead: 'Irakurri gabeko gisa markatuta',
  manyMarkedAsRead: 'Irakurrita gisa markatuta: {count}',
  manyMarkedAsUnRead: 'Irakurri gabeko gisa markatuta: {count}',
  undo: 'Desegin',

  back: 'Atzera',
  allNotifications: 'Jakinarazpen guztiak',
  required: 'Nahitaezkoa',
  requiredReason: 'Mezu hauek garrantzitsuak dira eta ezin dira desaktibatu.',
  search: 'Bilatu',
  clearSearch: 'Garbitu bilaketa',
  noMatches: 'Ez da ezer aurkitu',
  sort: 'Ordenatu',
  sortSuggested: 'Iradokitako ordena',
  sortByName: 'Izenaren arabera',
  filter: 'Iragazi',
  allChannels: 'Kanal guztiak',
  otherGroup: 'Besteak',
  noPreferences: 'Oraindik ez dago ezarpenik',
  preferencesFailed: 'Ezin izan dira ezarpenak kargatu',
  loadingPreferences: 'Ezarpenak kargatzen',
  saved: 'Gordeta',
  saveFailed: 'Ezin izan da gorde. Aurreko ezarpena berrezarri da.',
  channel_in_app: 'Aplikazioan',
  channel_email: 'Posta elektronikoa',
  channel_sms: 'SMS',
  channel_chat: 'Txata',
  channel_push: 'Push',

  unreadCount: { one: '{count} irakurri gabe', other: '{count} irakurri gabe' },
  unreadCountAtLeast: {
    one: '{count} baino gehiago irakurri gabe',
    other: '{count} baino gehiago irakurri gabe',
  },
  newMessages: { one: 'Jakinarazpen berri {count}', other: '{count} jakinarazpen berri' },
  newMessagesAtLeast: {
    one: 'Jakinarazpen berri {count} baino gehiago',
    other: '{count} jakinarazpen berri baino gehiago',
  },
  selectedCount: { one: '{count} hautatuta', other: '{count} hautatuta' },
  removedMessages: { one: 'Jakinarazpen {count} kendu da', other: '{count} jakinarazpen kendu dira' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms', 'channel_push'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = ['feedKeys'];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Berria: {title}',
  unreadElsewhere: 'Irakurri gabeak beste lan-eremu batzuetan',
  manyNewMessages: { one: 'Mezu berri {count}', other: '{count} mezu berri' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Zergatik jasotzen dut hau?',
  fewerLikeThis: 'Horrelako gutxiago',
  offForAnHour: 'Desaktibatu ordubetez',
  offForToday: 'Desaktibatu gaurko',
  alwaysOff: 'Desaktibatu betiko',
  turnedOff: 'Desaktibatuta: {workflow}',
  turnedOffUntil: '{time} arte desaktibatuta: {workflow}',
  muteThread: 'Isilarazi hari hau',
  unmuteThread: 'Utzi hari hau isilarazteari',
  muted: 'Nabigatzaile honetan isilarazita',
  unmuted: 'Jada ez dago isilarazita',
  newKind: 'Jakinarazpen mota berria: {workflow}',
  keep: 'Mantendu',
  turnOff: 'Desaktibatu',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Laster-teklak',
  goTo: 'Joan hona',
  nextMessage: 'Hurrengo mezua',
  previousMessage: 'Aurreko mezua',
  openFocused: 'Ireki',
  tabByNumber: 'Fitxa zenbakiaren arabera',
  selectRange: 'Hautatu tarte bat',
  letterKeys: 'Letra bakarreko teklak',
  enterKey: 'Sartu',
  shiftKey: 'Maius',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} zure zain', other: '{count} zure zain' },
  openCountAtLeast: { one: '{count} edo gehiago zure zain', other: '{count} edo gehiago zure zain' },
  moreInGroup: { one: '{count} gehiago', other: '{count} gehiago' },
  earlierStates: { one: 'Aurreko egoera {count}', other: 'Aurreko {count} egoera' },
  otherPeople: { one: 'beste {count} pertsona', other: 'beste {count} pertsona' },
  groupSize: { one: 'Mezu {count}', other: '{count} mezu' },
  foundCount: { one: '{count} aurkituta', other: '{count} aurkituta' },
  loadedCount: { one: '{count} kargatuta', other: '{count} kargatuta' },
  needsYouTab: 'Zure zain',
  nothingNeedsYou: 'Ez dago ezer zure zain',
  searchMessages: 'Bilatu mezuak',
  searchOlder: 'Bilatu zaharragoetan',
  nothingFound: 'Ez da «{words}» aurkitu',
  nothingMatches: 'Ez dago iragazkiekin bat datorren mezurik',
  filters: 'Iragazkiak',
  filterUnread: 'Irakurri gabeak',
  filteredBy: 'Hauek bakarrik: {filters}',
  chooseMessage: 'Hautatu mezu bat',
  messageIsGone: 'Mezu hau jada ez dago hemen',
  openMessage: 'Mezua',
  backToList: 'Itzuli zerrendara',
  goToPage: 'Ireki',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Erantzunda: {count}',
  timeIsOver: 'Jada ezin zaio honi erantzun.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Artxibatu',
  unarchive: 'Eraman sarrera-ontzira',
  archivedTab: 'Artxibatuak',
  archived: 'Artxibatuta',
  manyArchived: 'Artxibatuta: {count}',
  backInInbox: 'Berriro sarrera-ontzian',
  snooze: 'Atzeratu',
  inAnHour: 'Ordubete barru',
  thisEvening: 'Gaur arratsaldean',
  tomorrow: 'Bihar',
  nextWeek: 'Datorren astean',
  chooseTime: 'Aukeratu unea…',
  snoozeUntil: 'Noiz arte atzeratu',
  unsnooze: 'Amaitu atzerapena',
  snoozedTab: 'Atzeratuak',
  snoozedUntil: '{time} arte atzeratuta',
  manySnoozed: 'Atzeratuta: {count}',
  cameBack: 'Atzerapena amaituta',
  backByActivity: 'Itzuli da, zerbait berria dagoelako',
  onlyInThisBrowser: 'Nabigatzaile honetan bakarrik',
  noArchived: 'Ez dago ezer artxibatuta',
  noSnoozed: 'Ez dago ezer atzeratuta',
  severityHigh: 'Lehentasun handia',
  severityMedium: 'Lehentasun ertaina',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Eten jakinarazpenak',
  forAnHour: 'Ordubetez',
  untilTomorrow: 'Bihar arte',
  untilResumed: 'Nik aktibatu arte',
  resumeNotifications: 'Berrekin jakinarazpenei',
  paused: 'etenda',
  pausedUntil: '{time} arte etenda',
  newWhilePaused: { one: 'Mezu berri {count} etenaldian', other: '{count} mezu berri etenaldian' },

  quietHours: 'Isiltasun-orduak',
  quietHoursHint: 'Orduan, mezu kritikoek soilik erakartzen dute zure arreta.',
  addQuietHours: 'Gehitu isiltasun-orduak',
  quietDays: 'Egunak',
  quietFrom: 'Hasiera',
  quietTo: 'Amaiera',
  timeZone: 'Ordu-zona',
};
