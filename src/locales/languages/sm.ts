import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Samoan. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'Fa‘asilasilaga',
  markAllAsRead: 'Fa‘ailoga uma ua faitauina',
  poweredBy: 'Fa‘amalosia e',
  settings: 'Fa‘atonuga',
  removeMessage: 'Aveese le fe‘au',
  markAsRead: 'Fa‘ailoga ua faitauina',
  markAsUnRead: 'Fa‘ailoga e le‘i faitauina',
  noNewNotification: 'E leai se mea fou iinei',

  noNewNotificationHint: 'O le a matou ta‘u atu pe a iai se mea e tupu.',
  close: 'Tapuni',
  loading: 'O lo‘o utaina fa‘asilasilaga',
  loadMore: 'Fa‘aali fa‘asilasilaga tuai',
  loadMoreFailed: 'E le‘i mafai ona uta fa‘asilasilaga tuai.',
  loadFailed: 'E le‘i mafai ona uta fa‘asilasilaga',
  serverAnswered: 'Na tali le server {status}. O lo‘o saogalemu au fe‘au.',
  serverUnreachable: 'E le‘i mafai ona fa‘afeso‘ota‘i le server. O lo‘o saogalemu au fe‘au.',
  identityUnknown: 'E le‘i mafai e le app ona fa‘amaonia po o ai oe. O lo‘o saogalemu au fe‘au.',
  sessionRefused: 'E le‘i mafai ona tatala au fa‘asilasilaga. O lo‘o saogalemu au fe‘au.',
  tryAgain: 'Toe taumafai',
  stillTrying: 'O lo‘o taumafai pea…',
  offline: 'E te le o i luga o le initaneti',
  offlineHint: 'O le a uta lava fa‘asilasilaga pe a toe iai le feso‘ota‘iga.',
  waitsForNetwork: 'O le a lafoina pe a toe iai le feso‘ota‘iga.',
  stale: 'E le‘i mafai ona fa‘afou. O lo‘o fa‘aali le mea na muamua.',
  reconnecting: 'O lo‘o toe feso‘ota‘i…',
  livePaused: 'Ua taofi fa‘afouga tuusa‘o. O lo‘o toe taumafai…',
  rateLimited: 'Ua tele naua talosaga. Fa‘amolemole fa‘atali teisi.',
  signedOut: 'Ua e alu ese',
  signedOutHint: 'Toe ulufale e va‘ai au fa‘asilasilaga.',
  unread: 'E le‘i faitauina',
  untitled: 'Fa‘asilasilaga',
  feedKeys: 'Fa‘aaoga le Page Down ma le Page Up e alu ai mai le tasi fa‘asilasilaga i le isi.',
  showMore: 'Fa‘aali atili',
  showLess: 'Fa‘aitiiti',
  actionFailed: 'E le‘i mafai ona sefe. Fa‘amolemole toe taumafai.',
  actionRefused: 'E le‘i taliaina lea mea.',
  dismiss: 'Tapuni',
  opensNewTab: '(e tatala i se itulau fou)',

  unreadOnly: 'Na‘o mea e le‘i faitauina',
  noUnread: 'Ua e faitauina mea uma',
  showAll: 'Fa‘aali uma',
  sinceLastVisit: 'Mea fou talu lau asiasiga mulimuli',
  moreActions: 'Isi gaioiga',
  select: 'Filifili',
  selectAll: 'Filifili uma',
  cancel: 'Fa‘aleaoga',
  remove: 'Aveese',
  removeAll: 'Aveese uma',
  markedAsRead: 'Ua fa‘ailogaina ua faitauina',
  markedAsUnRead: 'Ua fa‘ailogaina e le‘i faitauina',
  manyMarkedAsRead: 'Ua fa‘ailogaina ua faitauina: {count}',
  manyMarkedAsUnRead: 'Ua fa‘ailogaina e le‘i faitauina: {count}',
  undo: 'Toe fa‘afo‘i',

  back: 'I tua',
  allNotifications: 'Fa‘asilasilaga uma',
  required: 'Mana‘omia',
  requiredReason: 'E taua nei fe‘au, e le mafai ona tape.',
  search: 'Su‘e',
  clearSearch: 'Fa‘amama le su‘esu‘ega',
  noMatches: 'E leai se mea na maua',
  sort: 'Fa‘avasega',
  sortSuggested: 'Fa‘asologa fautuaina',
  sortByName: 'I le igoa',
  filter: 'Fa‘amama',
  allChannels: 'Alalaupapa uma',
  otherGroup: 'Isi',
  noPreferences: 'E leai ni fa‘atonuga',
  preferencesFailed: 'E le‘i mafai ona uta fa‘atonuga',
  loadingPreferences: 'O lo‘o utaina fa‘atonuga',
  saved: 'Ua sefe',
  saveFailed: 'E le‘i mafai ona sefe. Ua toe fo‘i le fa‘atonuga muamua.',
  channel_in_app: 'I le app',
  channel_email: 'Imeli',
  channel_sms: 'SMS',
  channel_chat: 'Talanoaga',
  channel_push: 'Fa‘asilasilaga tulei',

  unreadCount: { one: '{count} e le‘i faitauina', other: '{count} e le‘i faitauina' },
  unreadCountAtLeast: {
    one: 'sili atu i le {count} e le‘i faitauina',
    other: 'sili atu i le {count} e le‘i faitauina',
  },
  newMessages: { one: '{count} fa‘asilasilaga fou', other: '{count} fa‘asilasilaga fou' },
  newMessagesAtLeast: {
    one: 'sili atu i le {count} fa‘asilasilaga fou',
    other: 'sili atu i le {count} fa‘asilasilaga fou',
  },
  selectedCount: { one: '{count} ua filifilia', other: '{count} ua filifilia' },
  removedMessages: { one: '{count} fa‘asilasilaga ua aveese', other: '{count} fa‘asilasilaga ua aveese' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = [
  'poweredBy',
  'filter',
  'channel_push',
  'sort',
  'sinceLastVisit',
  'undo',
  'feedKeys',
  'dismiss',
  'opensNewTab',
  'identityUnknown',
  'actionRefused',
];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Fou: {title}',
  unreadElsewhere: 'E le‘i faitauina i isi vaega faigaluega',
  manyNewMessages: { one: '{count} fe‘au fou', other: '{count} fe‘au fou' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Aisea ua ou maua ai lenei mea?',
  fewerLikeThis: 'Fa‘aitiiti mea fa‘apenei',
  offForAnHour: 'Tape mo le itula e tasi',
  offForToday: 'Tape mo le aso',
  alwaysOff: 'Tape i taimi uma',
  turnedOff: 'Ua tape: {workflow}',
  turnedOffUntil: 'Ua tape se‘ia o‘o i le {time}: {workflow}',
  muteThread: 'Fa‘afilemu lenei talanoaga',
  unmuteThread: 'Aua le toe fa‘afilemu lenei talanoaga',
  muted: 'Ua fa‘afilemu i lenei browser',
  unmuted: 'Ua le toe fa‘afilemu',
  newKind: 'Ituaiga fa‘asilasilaga fou: {workflow}',
  keep: 'Tu‘u pea',
  turnOff: 'Tape',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Ala pupuu o le keyboard',
  goTo: 'Alu i',
  nextMessage: 'Fe‘au e sosoo ai',
  previousMessage: 'Fe‘au na muamua',
  openFocused: 'Tatala',
  tabByNumber: 'Itulau i lona numera',
  selectRange: 'Filifili se vaega',
  letterKeys: 'Ki mata‘itusi e tasi',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} o lo‘o fa‘atali i lau tali', other: '{count} o lo‘o fa‘atali i lau tali' },
  openCountAtLeast: {
    one: '{count} pe sili atu o lo‘o fa‘atali i lau tali',
    other: '{count} pe sili atu o lo‘o fa‘atali i lau tali',
  },
  moreInGroup: { one: 'isi e {count}', other: 'isi e {count}' },
  earlierStates: { one: '{count} tulaga muamua', other: '{count} tulaga muamua' },
  otherPeople: { one: 'isi tagata e {count}', other: 'isi tagata e {count}' },
  groupSize: { one: '{count} fe‘au', other: '{count} fe‘au' },
  foundCount: { one: '{count} ua maua', other: '{count} ua maua' },
  loadedCount: { one: '{count} ua utaina', other: '{count} ua utaina' },
  needsYouTab: 'Fa‘atali i lau tali',
  nothingNeedsYou: 'E leai se mea o fa‘atali i lau tali',
  searchMessages: 'Su‘e fe‘au',
  searchOlder: 'Su‘e mea tuai',
  nothingFound: 'E leai se mea na maua mo “{words}”',
  nothingMatches: 'E leai se fe‘au e fetaui ma le fa‘amama',
  filters: 'Fa‘amama',
  filterUnread: 'E le‘i faitauina',
  filteredBy: 'Na‘o mea e fa‘aali: {filters}',
  chooseMessage: 'Filifili se fe‘au',
  messageIsGone: 'Ua leai lenei fe‘au iinei',
  openMessage: 'Fe‘au',
  backToList: 'Toe fo‘i i le lisi',
  goToPage: 'Tatala',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Ua tali: {count}',
  timeIsOver: 'Ua le toe mafai ona tali i lenei fe‘au.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Teu i fa‘amaumauga',
  unarchive: 'Toe ave i le pusa fe‘au',
  archivedTab: 'Ua teuina',
  archived: 'Ua teuina',
  manyArchived: 'Ua teuina: {count}',
  backInInbox: 'Ua toe fo‘i i le pusa fe‘au',
  snooze: 'Tolopo',
  inAnHour: 'I se itula mai nei',
  thisEvening: 'Le afiafi nei',
  tomorrow: 'Taeao',
  nextWeek: 'Le vaiaso a sau',
  chooseTime: 'Filifili se taimi…',
  snoozeUntil: 'Tolopo se‘ia o‘o i',
  unsnooze: 'Taofi le tolopoina',
  snoozedTab: 'Ua tolopoina',
  snoozedUntil: 'Ua tolopoina se‘ia o‘o i le {time}',
  manySnoozed: 'Ua tolopoina: {count}',
  cameBack: 'Ua mae‘a le tolopoina',
  backByActivity: 'Ua toe fo‘i ona o se mea fou',
  onlyInThisBrowser: 'Ua sefe na‘o i lenei browser',
  noArchived: 'E leai se mea ua teuina',
  noSnoozed: 'E leai se mea ua tolopoina',
  severityHigh: 'Fa‘amuamua maualuga',
  severityMedium: 'Fa‘amuamua feololo',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Taofi fa‘asilasilaga',
  forAnHour: 'Mo le itula e tasi',
  untilTomorrow: 'Se‘ia o‘o taeao',
  untilResumed: 'Se‘ia ou toe ki',
  resumeNotifications: 'Toe amata fa‘asilasilaga',
  paused: 'ua taofi',
  pausedUntil: 'ua taofi se‘ia o‘o i le {time}',
  newWhilePaused: { one: '{count} fe‘au fou a‘o taofi', other: '{count} fe‘au fou a‘o taofi' },

  quietHours: 'Itula filemu',
  quietHoursHint: 'Na‘o fe‘au e sili ona taua e logoina ai oe i lea taimi.',
  addQuietHours: 'Fa‘aopopo itula filemu',
  quietDays: 'Aso',
  quietFrom: 'Mai le',
  quietTo: 'E o‘o i le',
  timeZone: 'Sone o taimi',
};
