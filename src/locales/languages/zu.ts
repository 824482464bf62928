import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Zulu. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'Izaziso',
  markAllAsRead: 'Maka konke njengokufundiwe',
  poweredBy: 'Isekelwa ngu',
  settings: 'Izilungiselelo',
  removeMessage: 'Susa umlayezo',
  markAsRead: 'Maka njengofundiwe',
  markAsUnRead: 'Maka njengongafundiwe',
  noNewNotification: 'Akukho okusha lapha okwamanje',

  noNewNotificationHint: 'Sizokwazisa uma kukhona okwenzekayo.',
  close: 'Vala',
  loading: 'Kulayishwa izaziso',
  loadMore: 'Bonisa izaziso ezindala',
  loadMoreFailed: 'Izaziso ezindala azikwazanga ukulayishwa.',
  loadFailed: 'Izaziso azikwazanga ukulayishwa',
  serverAnswered: 'Iseva iphendule ngo-{status}. Imilayezo yakho iphephile.',
  serverUnreachable: 'Iseva ayifinyeleleki. Imilayezo yakho iphephile.',
  identityUnknown: 'Uhlelo lokusebenza alukwazanga ukuqinisekisa ukuthi ungubani. Imilayezo yakho iphephile.',
  sessionRefused: 'Izaziso zakho azikwazanga ukuvulwa. Imilayezo yakho iphephile.',
  tryAgain: 'Zama futhi',
  stillTrying: 'Kusazanywa…',
  offline: 'Awukho ku-inthanethi',
  offlineHint: 'Izaziso zizozilayisha uma uxhumano selubuyile.',
  waitsForNetwork: 'Kuzothunyelwa uma uxhumano selubuyile.',
  stale: 'Akukwazanga ukuvuselelwa. Kuboniswa obekukhona ngaphambili.',
  reconnecting: 'Kuyaxhunywa futhi…',
  livePaused: 'Izibuyekezo ezibukhoma zimile. Kuzanywa futhi…',
  rateLimited: 'Izicelo ziningi kakhulu. Sicela ulinde kancane.',
  signedOut: 'Uphumile ku-akhawunti',
  signedOutHint: 'Ngena futhi ukuze ubone izaziso zakho.',
  unread: 'Akufundiwe',
  untitled: 'Isaziso',
  feedKeys: 'Sebenzisa u-Page Down no-Page Up ukusuka kwesinye isaziso uye kwesinye.',
  showMore: 'Bonisa okuningi',
  showLess: 'Bonisa okuncane',
  actionFailed: 'Akukwazanga ukulondolozwa. Sicela uzame futhi.',
  actionRefused: 'Lokho akwamukelwanga.',
  dismiss: 'Cashisa',
  opensNewTab: '(kuvuleka kuthebhu entsha)',

  unreadOnly: 'Okungafundiwe kuphela',
  noUnread: 'Usufunde konke',
  showAll: 'Bonisa konke',
  sinceLastVisit: 'Okusha kusukela wagcina ukuvakasha',
  moreActions: 'Ezinye izenzo',
  select: 'Khetha',
  selectAll: 'Khetha konke',
  cancel: 'Khansela',
  remove: 'Susa',
  removeAll: 'Susa konke',
  markedAsRead: 'Kumakwe njengokufundiwe',
  markedAsUnRead: 'Kumakwe njengokungafundiwe',
  manyMarkedAsRead: 'Kumakwe njengokufundiwe: {count}',
  manyMarkedAsUnRead: 'Kumakwe njengokungafundiwe: {count}',
  undo: 'Hlehlisa',

  back: 'Emuva',
  allNotifications: 'Zonke izaziso',
  required: 'Kuyadingeka',
  requiredReason: 'Le milayezo ibalulekile, ngakho ayikwazi ukuvalwa.',
  search: 'Sesha',
  clearSearch: 'Sula usesho',
  noMatches: 'Akutholakalanga lutho',
  sort: 'Hlunga ngokulandelana',
  sortSuggested: 'Ukulandelana okuphakanyisiwe',
  sortByName: 'Ngegama',
  filter: 'Hlunga',
  allChannels: 'Zonke iziteshi',
  otherGroup: 'Okunye',
  noPreferences: 'Azikho izilungiselelo okwamanje',
  preferencesFailed: 'Izilungiselelo azikwazanga ukulayishwa',
  loadingPreferences: 'Kulayishwa izilungiselelo',
  saved: 'Kulondoloziwe',
  saveFailed: 'Akukwazanga ukulondolozwa. Isilungiselelo sakho sangaphambili sibuyile.',
  channel_in_app: 'Kuhlelo lokusebenza',
  channel_email: 'I-imeyili',
  channel_sms: 'SMS',
  channel_chat: 'Ingxoxo',
  channel_push: 'Isaziso se-push',

  unreadCount: { one: '{count} okungafundiwe', other: '{count} okungafundiwe' },
  unreadCountAtLeast: {
    one: 'ngaphezu kuka-{count} okungafundiwe',
    other: 'ngaphezu kuka-{count} okungafundiwe',
  },
  newMessages: { one: 'Isaziso esisha esingu-{count}', other: 'Izaziso ezintsha ezingu-{count}' },
  newMessagesAtLeast: {
    one: 'Izaziso ezintsha ezingaphezu kuka-{count}',
    other: 'Izaziso ezintsha ezingaphezu kuka-{count}',
  },
  selectedCount: { one: '{count} okukhethiwe', other: '{count} okukhethiwe' },
  removedMessages: { one: 'Isaziso esingu-{count} sisusiwe', other: 'Izaziso ezingu-{count} zisusiwe' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = ['poweredBy', 'sort', 'feedKeys'];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Okusha: {title}',
  unreadElsewhere: 'Okungafundiwe kwezinye izindawo zokusebenza',
  manyNewMessages: { one: 'Umlayezo omusha ongu-{count}', other: 'Imilayezo emisha engu-{count}' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Kungani ngithola lokhu?',
  fewerLikeThis: 'Nciphisa okufana nalokhu',
  offForAnHour: 'Vala okwehora',
  offForToday: 'Vala okwanamuhla',
  alwaysOff: 'Vala njalo',
  turnedOff: 'Kuvaliwe: {workflow}',
  turnedOffUntil: 'Kuvaliwe kuze kube ngu-{time}: {workflow}',
  muteThread: 'Thulisa le ngxoxo',
  unmuteThread: 'Yeka ukuthulisa le ngxoxo',
  muted: 'Ithulisiwe kule bhrawuza',
  unmuted: 'Ayisathulisiwe',
  newKind: 'Uhlobo olusha lwesaziso: {workflow}',
  keep: 'Gcina',
  turnOff: 'Vala',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Izinqamuleli zekhibhodi',
  goTo: 'Iya ku',
  nextMessage: 'Umlayezo olandelayo',
  previousMessage: 'Umlayezo odlule',
  openFocused: 'Vula',
  tabByNumber: 'Ithebhu ngenombolo',
  selectRange: 'Khetha imilayezo elandelanayo',
  letterKeys: 'Okhiye bohlamvu olulodwa',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} okulinde wena', other: '{count} okulinde wena' },
  openCountAtLeast: {
    one: '{count} noma ngaphezulu okulinde wena',
    other: '{count} noma ngaphezulu okulinde wena',
  },
  moreInGroup: { one: 'okunye okungu-{count}', other: 'okunye okungu-{count}' },
  earlierStates: { one: 'Isimo sangaphambili esingu-{count}', other: 'Izimo zangaphambili ezingu-{count}' },
  otherPeople: { one: 'omunye ongu-{count}', other: 'abanye abangu-{count}' },
  groupSize: { one: 'Umlayezo ongu-{count}', other: 'Imilayezo engu-{count}' },
  foundCount: { one: 'Kutholakale okungu-{count}', other: 'Kutholakale okungu-{count}' },
  loadedCount: { one: 'Kulayishwe okungu-{count}', other: 'Kulayishwe okungu-{count}' },
  needsYouTab: 'Okulinde wena',
  nothingNeedsYou: 'Akukho okulinde wena',
  searchMessages: 'Sesha imilayezo',
  searchOlder: 'Sesha okudala',
  nothingFound: 'Akutholakalanga lutho nge-“{words}”',
  nothingMatches: 'Awukho umlayezo ohambisana nezihlungi',
  filters: 'Izihlungi',
  filterUnread: 'Okungafundiwe',
  filteredBy: 'Kuboniswa kuphela: {filters}',
  chooseMessage: 'Khetha umlayezo',
  messageIsGone: 'Lo mlayezo awusekho lapha',
  openMessage: 'Umlayezo',
  backToList: 'Buyela ohlwini',
  goToPage: 'Vula',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Kuphendulwe: {count}',
  timeIsOver: 'Lokhu akusakwazi ukuphendulwa.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Faka kungobo yomlando',
  unarchive: 'Hambisa kubhokisi lokungenayo',
  archivedTab: 'Okufakwe kungobo yomlando',
  archived: 'Kufakwe kungobo yomlando',
  manyArchived: 'Kufakwe kungobo yomlando: {count}',
  backInInbox: 'Kubuyele kubhokisi lokungenayo',
  snooze: 'Khumbuza kamuva',
  inAnHour: 'Ngemva kwehora',
  thisEvening: 'Namuhla kusihlwa',
  tomorrow: 'Kusasa',
  nextWeek: 'Ngesonto elizayo',
  chooseTime: 'Khetha isikhathi…',
  snoozeUntil: 'Isikhathi sokukhumbuza',
  unsnooze: 'Yeka ukukhumbuza',
  snoozedTab: 'Okuzokhunjuzwa',
  snoozedUntil: 'Kuzokhunjuzwa ngo-{time}',
  manySnoozed: 'Kuzokhunjuzwa kamuva: {count}',
  cameBack: 'Isikhathi sokukhumbuza sifikile',
  backByActivity: 'Kubuyile ngenxa yokuthile okusha',
  onlyInThisBrowser: 'Kulondolozwe kule bhrawuza kuphela',
  noArchived: 'Akukho okufakwe kungobo yomlando',
  noSnoozed: 'Akukho okuzokhunjuzwa',
  severityHigh: 'Okubaluleke kakhulu',
  severityMedium: 'Okubaluleke ngokumaphakathi',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Misa izaziso okwesikhashana',
  forAnHour: 'Okwehora',
  untilTomorrow: 'Kuze kube kusasa',
  untilResumed: 'Ngize ngizivule',
  resumeNotifications: 'Qhubeka nezaziso',
  paused: 'zimisiwe',
  pausedUntil: 'zimisiwe kuze kube ngu-{time}',
  newWhilePaused: {
    one: 'Umlayezo omusha ongu-{count} ngenkathi zimisiwe',
    other: 'Imilayezo emisha engu-{count} ngenkathi zimisiwe',
  },

  quietHours: 'Amahora okuthula',
  quietHoursHint: 'Ngaleso sikhathi yimilayezo ebaluleke kakhulu kuphela edonsa ukunaka kwakho.',
  addQuietHours: 'Engeza amahora okuthula',
  quietDays: 'Izinsuku',
  quietFrom: 'Kusuka',
  quietTo: 'Kuze kube',
  timeZone: 'Izoni yesikhathi',
};
