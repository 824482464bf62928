import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Hausa. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'Sanarwa',
  markAllAsRead: 'Yi wa duka alamar an karanta',
  poweredBy: 'Mai ba da ƙarfi:',
  settings: 'Saituna',
  removeMessage: 'Cire saƙo',
  markAsRead: 'Yi alamar an karanta',
  markAsUnRead: 'Yi alamar ba a karanta ba',
  noNewNotification: 'Babu wani sabon abu a nan tukuna',

  noNewNotificationHint: 'Za mu sanar da kai idan wani abu ya faru.',
  close: 'Rufe',
  loading: 'Ana loda sanarwa',
  loadMore: 'Nuna tsofaffin sanarwa',
  loadMoreFailed: 'Ba a iya loda tsofaffin sanarwa ba.',
  loadFailed: 'Ba a iya loda sanarwa ba',
  serverAnswered: 'Uwar garken ta amsa {status}. Saƙonninka suna lafiya.',
  serverUnreachable: 'Ba a iya samun uwar garken ba. Saƙonninka suna lafiya.',
  identityUnknown: 'Manhajar ba ta iya tabbatar da ko kai wane ne ba. Saƙonninka suna lafiya.',
  sessionRefused: 'Ba a iya buɗe maka sanarwar ba. Saƙonninka suna lafiya.',
  tryAgain: 'Sake gwadawa',
  stillTrying: 'Ana ci gaba da gwadawa…',
  offline: 'Ba ka kan layi',
  offlineHint: 'Sanarwar za su loda da kansu idan haɗin ya dawo.',
  waitsForNetwork: 'Za a aika da su idan haɗin ya dawo.',
  stale: 'Ba a iya sabuntawa ba. Ana nuna abin da yake nan da.',
  reconnecting: 'Ana sake haɗawa…',
  livePaused: 'An dakatar da sabuntawa kai tsaye. Ana sake gwadawa…',
  rateLimited: 'Buƙatu sun yi yawa. Da fatan za a jira kaɗan.',
  signedOut: 'Ka fita daga asusu',
  signedOutHint: 'Sake shiga domin ganin sanarwarka.',
  unread: 'Ba a karanta ba',
  untitled: 'Sanarwa',
  feedKeys: 'Maɓallan Page Down da Page Up suna kai ka daga wannan sanarwa zuwa ta gaba.',
  showMore: 'Nuna ƙari',
  showLess: 'Nuna kaɗan',
  actionFailed: 'Ba a iya adanawa ba. Da fatan za a sake gwadawa.',
  actionRefused: 'Ba a karɓi wannan ba.',
  dismiss: 'Ɓoye',
  opensNewTab: '(yana buɗewa a sabon shafi)',

  unreadOnly: 'Waɗanda ba a karanta ba kawai',
  noUnread: 'Ka karanta duka',
  showAll: 'Nuna duka',
  sinceLastVisit: 'Sababbi tun ziyararka ta ƙarshe',
  moreActions: 'Ƙarin ayyuka',
  select: 'Zaɓi',
  selectAll: 'Zaɓi duka',
  cancel: 'Soke',
  remove: 'Cire',
  removeAll: 'Cire duka',
  markedAsRead: 'An yi alamar an karanta',
  markedAsUnRead: 'An yi alamar ba a karanta ba',
  manyMarkedAsRead: 'An yi alamar an karanta: {count}',
  manyMarkedAsUnRead: 'An yi alamar ba a karanta ba: {count}',
  undo: 'Mayar da baya',

  back: 'Koma baya',
  allNotifications: 'Duk sanarwa',
  required: 'Dole',
  requiredReason: 'Waɗannan saƙonni suna da muhimmanci, don haka ba za a iya kashe su ba.',
  search: 'Bincika',
  clearSearch: 'Share bincike',
  noMatches: 'Ba a sami komai ba',
  sort: 'Jera',
  sortSuggested: 'Jerin da aka ba da shawara',
  sortByName: 'Bisa suna',
  filter: 'Tace',
  allChannels: 'Duk tashoshi',
  otherGroup: 'Sauran',
  noPreferences: 'Babu saituna tukuna',
  preferencesFailed: 'Ba a iya loda saituna ba',
  loadingPreferences: 'Ana loda saituna',
  saved: 'An adana',
  saveFailed: 'Ba a iya adanawa ba. An mayar da saitinka na da.',
  channel_in_app: 'A cikin manhaja',
  channel_email: 'Imel',
  channel_sms: 'SMS',
  channel_chat: 'Taɗi',
  channel_push: 'Sanarwar turawa',

  unreadCount: { one: '{count} da ba a karanta ba', other: '{count} da ba a karanta ba' },
  unreadCountAtLeast: {
    one: 'fiye da {count} da ba a karanta ba',
    other: 'fiye da {count} da ba a karanta ba',
  },
  newMessages: { one: 'Sabuwar sanarwa {count}', other: 'Sababbin sanarwa {count}' },
  newMessagesAtLeast: { one: 'Sabuwar sanarwa fiye da {count}', other: 'Sababbin sanarwa fiye da {count}' },
  selectedCount: { one: 'An zaɓi {count}', other: 'An zaɓi {count}' },
  removedMessages: { one: 'An cire sanarwa {count}', other: 'An cire sanarwa {count}' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = [
  'poweredBy',
  'channel_push',
  'undo',
  'markAllAsRead',
  'feedKeys',
  'dismiss',
  'opensNewTab',
  'identityUnknown',
  'actionRefused',
];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Sabo: {title}',
  unreadElsewhere: 'Akwai waɗanda ba a karanta ba a sauran wuraren aiki',
  manyNewMessages: { one: 'Sabon saƙo {count}', other: 'Sababbin saƙonni {count}' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Me ya sa nake samun wannan?',
  fewerLikeThis: 'Rage irin wannan',
  offForAnHour: 'Kashe na awa ɗaya',
  offForToday: 'Kashe na yau',
  alwaysOff: 'Kashe koyaushe',
  turnedOff: 'An kashe: {workflow}',
  turnedOffUntil: 'An kashe har zuwa {time}: {workflow}',
  muteThread: 'Kashe sautin wannan tattaunawa',
  unmuteThread: 'Kunna sautin wannan tattaunawa',
  muted: 'An kashe sauti a wannan burauza',
  unmuted: 'An sake kunna sauti',
  newKind: 'Sabon irin sanarwa: {workflow}',
  keep: 'Bar shi',
  turnOff: 'Kashe',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Gajerun hanyoyin madannai',
  goTo: 'Je zuwa',
  nextMessage: 'Saƙo na gaba',
  previousMessage: 'Saƙon da ya gabata',
  openFocused: 'Buɗe',
  tabByNumber: 'Shafi bisa lamba',
  selectRange: 'Zaɓi saƙonni a jere',
  letterKeys: 'Maɓallan harafi ɗaya',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} yana jiran amsarka', other: '{count} suna jiran amsarka' },
  openCountAtLeast: {
    one: '{count} ko fiye suna jiran amsarka',
    other: '{count} ko fiye suna jiran amsarka',
  },
  moreInGroup: { one: 'ƙarin {count}', other: 'ƙarin {count}' },
  earlierStates: { one: 'Yanayi na baya {count}', other: 'Yanayi na baya {count}' },
  otherPeople: { one: 'wani {count}', other: 'wasu {count}' },
  groupSize: { one: 'Saƙo {count}', other: 'Saƙonni {count}' },
  foundCount: { one: 'An sami {count}', other: 'An sami {count}' },
  loadedCount: { one: 'An loda {count}', other: 'An loda {count}' },
  needsYouTab: 'Masu jiran amsarka',
  nothingNeedsYou: 'Babu abin da ke jiran amsarka',
  searchMessages: 'Bincika saƙonni',
  searchOlder: 'Bincika tsofaffi',
  nothingFound: 'Ba a sami komai game da “{words}” ba',
  nothingMatches: 'Babu saƙon da ya dace da tacewar',
  filters: 'Hanyoyin tacewa',
  filterUnread: 'Waɗanda ba a karanta ba',
  filteredBy: 'Ana nuna waɗannan kawai: {filters}',
  chooseMessage: 'Zaɓi saƙo',
  messageIsGone: 'Wannan saƙon ba ya nan yanzu',
  openMessage: 'Saƙo',
  backToList: 'Koma ga jerin',
  goToPage: 'Buɗe',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'An amsa: {count}',
  timeIsOver: 'Ba za a iya sake amsa wannan ba.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Saka a rumbun ajiya',
  unarchive: 'Mayar zuwa akwatin saƙo',
  archivedTab: 'A rumbun ajiya',
  archived: 'An saka a rumbun ajiya',
  manyArchived: 'An saka a rumbun ajiya: {count}',
  backInInbox: 'An mayar zuwa akwatin saƙo',
  snooze: 'Jinkirta',
  inAnHour: 'Nan da awa ɗaya',
  thisEvening: 'Yau da yamma',
  tomorrow: 'Gobe',
  nextWeek: 'Mako mai zuwa',
  chooseTime: 'Zaɓi lokaci…',
  snoozeUntil: 'Jinkirta har zuwa',
  unsnooze: 'Dakatar da jinkirtawa',
  snoozedTab: 'Waɗanda aka jinkirta',
  snoozedUntil: 'An jinkirta har zuwa {time}',
  manySnoozed: 'An jinkirta: {count}',
  cameBack: 'Ya dawo bayan jinkiri',
  backByActivity: 'Ya dawo saboda wani sabon abu',
  onlyInThisBrowser: 'An adana a wannan burauza kawai',
  noArchived: 'Babu abin da ke rumbun ajiya',
  noSnoozed: 'Babu abin da aka jinkirta',
  severityHigh: 'Babban muhimmanci',
  severityMedium: 'Matsakaicin muhimmanci',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Dakatar da sanarwa',
  forAnHour: 'Na awa ɗaya',
  untilTomorrow: 'Har zuwa gobe',
  untilResumed: 'Har sai na kunna su',
  resumeNotifications: 'Ci gaba da sanarwa',
  paused: 'an dakatar',
  pausedUntil: 'an dakatar har zuwa {time}',
  newWhilePaused: {
    one: 'Sabon saƙo {count} yayin dakatarwa',
    other: 'Sababbin saƙonni {count} yayin dakatarwa',
  },

  quietHours: 'Lokutan shiru',
  quietHoursHint: 'A lokacin, saƙonni masu matuƙar muhimmanci ne kawai za su ja hankalinka.',
  addQuietHours: 'Ƙara lokutan shiru',
  quietDays: 'Ranaku',
  quietFrom: 'Daga',
  quietTo: 'Zuwa',
  timeZone: 'Yankin lokaci',
};
