import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Igbo. */
export const strings: Language<'other'> = {
  notifications: 'Ọkwa',
  markAllAsRead: 'Kaa ha niile akara dị ka agụrụ',
  poweredBy: 'Onye na-akwado:',
  settings: 'Ntọala',
  removeMessage: 'Wepụ ozi',
  markAsRead: 'Kaa ya akara dị ka agụrụ',
  markAsUnRead: 'Kaa ya akara dị ka agụbeghị',
  noNewNotification: 'Enwebeghị ihe ọhụrụ ebe a',

  noNewNotificationHint: 'Anyị ga-agwa gị mgbe ihe mere.',
  close: 'Mechie',
  loading: 'Ọkwa na-ebu',
  loadMore: 'Gosi ọkwa ndị ochie',
  loadMoreFailed: 'Enweghị ike ibu ọkwa ndị ochie.',
  loadFailed: 'Enweghị ike ibu ọkwa',
  serverAnswered: 'Sava zara {status}. Ozi gị dị nchebe.',
  serverUnreachable: 'Enweghị ike iru sava. Ozi gị dị nchebe.',
  identityUnknown: 'Ngwa a enweghị ike ịkwado onye ị bụ. Ozi gị dị nchebe.',
  sessionRefused: 'Enweghị ike imeghe ọkwa gị. Ozi gị dị nchebe.',
  tryAgain: 'Nwaa ọzọ',
  stillTrying: 'A ka na-anwa…',
  offline: "Ị nọghị n'ịntanetị",
  offlineHint: 'Ọkwa ga-ebu onwe ha mgbe njikọ laghachiri.',
  waitsForNetwork: 'A ga-ezipụ ha mgbe njikọ laghachiri.',
  stale: 'Enweghị ike ime ka ọ dị ọhụrụ. A na-egosi ihe dịbu.',
  reconnecting: 'Na-ejikọ ọzọ…',
  livePaused: 'Mmelite ozugbo akwụsịla. Na-anwa ọzọ…',
  rateLimited: 'Arịrịọ karịrị akarị. Biko chere ntakịrị.',
  signedOut: 'Ị pụọla na akaụntụ',
  signedOutHint: 'Banye ọzọ ka ị hụ ọkwa gị.',
  unread: 'Agụbeghị',
  untitled: 'Ọkwa',
  feedKeys: "Page Down na Page Up na-ebuga gị site n'otu ọkwa gaa na nke na-esote.",
  showMore: 'Gosikwuo',
  showLess: 'Gosi obere',
  actionFailed: 'Enweghị ike ichekwa. Biko nwaa ọzọ.',
  actionRefused: 'Anabataghị nke ahụ.',
  dismiss: 'Zoo',
  opensNewTab: '(na-emepe na taabụ ọhụrụ)',

  unreadOnly: 'Naanị ndị agụbeghị',
  noUnread: 'Ị gụchaala ha niile',
  showAll: 'Gosi ha niile',
  sinceLastVisit: 'Ihe ọhụrụ kemgbe ọbịbịa ikpeazụ gị',
  moreActions: 'Omume ndị ọzọ',
  select: 'Họrọ',
  selectAll: 'Họrọ ha niile',
  cancel: 'Kagbuo',
  remove: 'Wepụ',
  removeAll: 'Wepụ ha niile',
  markedAsRead: 'Akarala akara dị ka agụrụ',
  markedAsUnRead: 'Akarala akara dị ka agụbeghị',
  manyMarkedAsRead: 'Akarala akara dị ka agụrụ: {count}',
  manyMarkedAsUnRead: 'Akarala akara dị ka agụbeghị: {count}',
  undo: 'Weghachi',

  back: 'Azụ',
  allNotifications: 'Ọkwa niile',
  required: 'Achọrọ',
  requiredReason: 'Ozi ndị a dị mkpa, ya mere enweghị ike ịgbanyụ ha.',
  search: 'Chọọ',
  clearSearch: 'Hichapụ ọchụchọ',
  noMatches: 'Ahụghị ihe ọ bụla',
  sort: 'Hazie',
  sortSuggested: 'Usoro a tụrụ aro',
  sortByName: "Site n'aha",
  filter: 'Nyochaa',
  allChannels: 'Ọwa niile',
  otherGroup: 'Ndị ọzọ',
  noPreferences: 'Enwebeghị ntọala',
  preferencesFailed: 'Enweghị ike ibu ntọala',
  loadingPreferences: 'Ntọala na-ebu',
  saved: 'Echekwara',
  saveFailed: 'Enweghị ike ichekwa. Ntọala gị mbụ alaghachila.',
  channel_in_app: "N'ime ngwa",
  channel_email: 'Email',
  channel_sms: 'SMS',
  channel_chat: 'Nkata',
  channel_push: 'Ọkwa ntinye',

  unreadCount: { other: '{count} agụbeghị' },
  unreadCountAtLeast: { other: 'karịrị {count} agụbeghị' },
  newMessages: { other: 'Ọkwa ọhụrụ {count}' },
  newMessagesAtLeast: { other: 'Ọkwa ọhụrụ karịrị {count}' },
  selectedCount: { other: 'Ahọrọla {count}' },
  removedMessages: { other: 'Ewepụla ọkwa {count}' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_email', 'channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = [
  'poweredBy',
  'channel_push',
  'filter',
  'sort',
  'serverAnswered',
  'feedKeys',
  'dismiss',
  'newMessagesAtLeast',
  'identityUnknown',
  'actionRefused',
];

export const attention: AttentionLanguage<'other'> = {
  arrived: 'Ọhụrụ: {title}',
  unreadElsewhere: "Agụbeghị n'oghere ọrụ ndị ọzọ",
  manyNewMessages: { other: 'Ozi ọhụrụ {count}' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Gịnị mere m ji enweta nke a?',
  fewerLikeThis: 'Belata ndị dị ka nke a',
  offForAnHour: 'Gbanyụọ ruo otu awa',
  offForToday: 'Gbanyụọ maka taa',
  alwaysOff: 'Gbanyụọ mgbe niile',
  turnedOff: 'Agbanyụla: {workflow}',
  turnedOffUntil: 'Agbanyụla ruo {time}: {workflow}',
  muteThread: 'Mechie ụda mkparịta ụka a',
  unmuteThread: 'Meghee ụda mkparịta ụka a',
  muted: 'Emechiela ụda na ihe nchọgharị a',
  unmuted: 'Emegheela ụda ọzọ',
  newKind: 'Ụdị ọkwa ọhụrụ: {workflow}',
  keep: 'Hapụ ya',
  turnOff: 'Gbanyụọ',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Ụzọ mkpirisi ahụigodo',
  goTo: 'Gaa na',
  nextMessage: 'Ozi na-esote',
  previousMessage: 'Ozi gara aga',
  openFocused: 'Mepee',
  tabByNumber: 'Taabụ site na nọmba',
  selectRange: "Họrọ site n'otu ruo n'ọzọ",
  letterKeys: 'Igodo otu mkpụrụedemede',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'other'> = {
  openCount: { other: '{count} na-echere gị' },
  openCountAtLeast: { other: '{count} ma ọ bụ karịa na-echere gị' },
  moreInGroup: { other: '{count} ọzọ' },
  earlierStates: { other: 'Ọnọdụ gara aga {count}' },
  otherPeople: { other: 'mmadụ {count} ọzọ' },
  groupSize: { other: 'Ozi {count}' },
  foundCount: { other: 'Achọtala {count}' },
  loadedCount: { other: 'Ebuola {count}' },
  needsYouTab: 'Na-echere gị',
  nothingNeedsYou: 'Onweghị ihe na-echere gị',
  searchMessages: 'Chọọ ozi',
  searchOlder: 'Chọọ na ndị ochie',
  nothingFound: 'Ahụghị ihe ọ bụla maka “{words}”',
  nothingMatches: 'Onweghị ozi dabara na nzacha',
  filters: 'Nzacha',
  filterUnread: 'Ndị agụbeghị',
  filteredBy: 'A na-egosi naanị: {filters}',
  chooseMessage: 'Họrọ ozi',
  messageIsGone: 'Ozi a anọghịzi ebe a',
  openMessage: 'Ozi',
  backToList: 'Laghachi na ndepụta',
  goToPage: 'Mepee',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Azara: {count}',
  timeIsOver: 'Enweghịzi ike ịza nke a.',
};

export const places: Partial<PlaceStrings> = {
  archive: "Debe n'ebe nchekwa",
  unarchive: "Bugharịa n'igbe ozi",
  archivedTab: "N'ebe nchekwa",
  archived: "Edebela n'ebe nchekwa",
  manyArchived: "Edebela n'ebe nchekwa: {count}",
  backInInbox: "Eweghachila n'igbe ozi",
  snooze: 'Yigharịa',
  inAnHour: "N'ime otu awa",
  thisEvening: 'Mgbede a',
  tomorrow: 'Echi',
  nextWeek: 'Izu na-abịa',
  chooseTime: 'Họrọ oge…',
  snoozeUntil: 'Yigharịa ruo',
  unsnooze: 'Kwụsị iyigharị',
  snoozedTab: 'Ndị eyigharịrị',
  snoozedUntil: 'Eyigharịla ruo {time}',
  manySnoozed: 'Eyigharịla: {count}',
  cameBack: 'Oge iyigharị agwụla',
  backByActivity: "Ọ laghachiri n'ihi ihe ọhụrụ",
  onlyInThisBrowser: 'Echekwara naanị na ihe nchọgharị a',
  noArchived: "Onweghị ihe dị n'ebe nchekwa",
  noSnoozed: 'Onweghị ihe eyigharịrị',
  severityHigh: 'Mkpa dị elu',
  severityMedium: "Mkpa dị n'etiti",
};

export const quiet: QuietLanguage<'other'> = {
  pauseNotifications: 'Kwụsịtụ ọkwa',
  forAnHour: 'Ruo otu awa',
  untilTomorrow: 'Ruo echi',
  untilResumed: 'Ruo mgbe m gbanyere ha',
  resumeNotifications: 'Maliteghachi ọkwa',
  paused: 'akwụsịtụla',
  pausedUntil: 'akwụsịtụla ruo {time}',
  newWhilePaused: { other: "Ozi ọhụrụ {count} n'oge nkwụsịtụ" },

  quietHours: 'Oge jụụ',
  quietHoursHint: "N'oge ahụ, naanị ozi ndị kacha mkpa ga-adọta uche gị.",
  addQuietHours: 'Tinye oge jụụ',
  quietDays: 'Ụbọchị',
  quietFrom: 'Site na',
  quietTo: 'Ruo',
  timeZone: 'Mpaghara oge',
};
