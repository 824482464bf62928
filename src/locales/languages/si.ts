import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Sinhala. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'දැනුම්දීම්',
  markAllAsRead: 'සියල්ල කියවූ බව සලකුණු කරන්න',
  poweredBy: 'බල ගන්වන්නේ',
  settings: 'සැකසීම්',
  removeMessage: 'පණිවිඩය ඉවත් කරන්න',
  markAsRead: 'කියවූ බව සලකුණු කරන්න',
  markAsUnRead: 'නොකියවූ බව සලකුණු කරන්න',
  noNewNotification: 'මෙහි තවම අලුත් දෙයක් නැත',

  noNewNotificationHint: 'යමක් සිදු වූ විට අපි ඔබට දන්වන්නෙමු.',
  close: 'වසන්න',
  loading: 'දැනුම්දීම් පූරණය වෙමින්',
  loadMore: 'පැරණි දැනුම්දීම් පෙන්වන්න',
  loadMoreFailed: 'පැරණි දැනුම්දීම් පූරණය කළ නොහැකි විය.',
  loadFailed: 'දැනුම්දීම් පූරණය කළ නොහැකි විය',
  serverAnswered: 'සේවාදායකය {status} ලෙස පිළිතුරු දුන්නේය. ඔබේ පණිවිඩ සුරක්ෂිතයි.',
  serverUnreachable: 'සේවාදායකය වෙත ළඟා විය නොහැකි විය. ඔබේ පණිවිඩ සුරක්ෂිතයි.',
  identityUnknown: 'යෙදුමට ඔබේ අනන්‍යතාව තහවුරු කළ නොහැකි විය. ඔබේ පණිවිඩ සුරක්ෂිතයි.',
  sessionRefused: 'ඔබේ දැනුම්දීම් විවෘත කළ නොහැකි විය. ඔබේ පණිවිඩ සුරක්ෂිතයි.',
  tryAgain: 'නැවත උත්සාහ කරන්න',
  stillTrying: 'තවමත් උත්සාහ කරමින්…',
  offline: 'ඔබ මාර්ගගත නොවේ',
  offlineHint: 'සබැඳිය යළි ලැබුණු විට දැනුම්දීම් ඉබේම පූරණය වේ.',
  waitsForNetwork: 'සබැඳිය යළි ලැබුණු විට යවනු ලැබේ.',
  stale: 'නැවුම් කළ නොහැකි විය. පෙර තිබූ දේ පෙන්වයි.',
  reconnecting: 'නැවත සම්බන්ධ වෙමින්…',
  livePaused: 'සජීවී යාවත්කාල විරාම කර ඇත. නැවත උත්සාහ කරමින්…',
  rateLimited: 'ඉල්ලීම් වැඩියි. මඳක් රැඳී සිටින්න.',
  signedOut: 'ඔබ ගිණුමෙන් ඉවත් වී ඇත',
  signedOutHint: 'දැනුම්දීම් බැලීමට නැවත පිවිසෙන්න.',
  unread: 'නොකියවූ',
  untitled: 'දැනුම්දීම',
  feedKeys: 'පේජ් ඩවුන් සහ පේජ් අප් යතුරු එක් දැනුම්දීමකින් ඊළඟ එකට ගෙන යයි.',
  showMore: 'තව පෙන්වන්න',
  showLess: 'අඩුවෙන් පෙන්වන්න',
  actionFailed: 'සුරැකිය නොහැකි විය. නැවත උත්සාහ කරන්න.',
  actionRefused: 'එය පිළිගනු ලැබුවේ නැත.',
  dismiss: 'සඟවන්න',
  opensNewTab: '(නව ටැබයක විවෘත වේ)',

  unreadOnly: 'නොකියවූ ඒවා පමණි',
  noUnread: 'ඔබ සියල්ල කියවා ඇත',
  showAll: 'සියල්ල පෙන්වන්න',
  sinceLastVisit: 'ඔබේ අවසන් පැමිණීමෙන් පසු අලුත්',
  moreActions: 'තවත් ක්‍රියා',
  select: 'තෝරන්න',
  selectAll: 'සියල්ල තෝරන්න',
  cancel: 'අවලංගු කරන්න',
  remove: 'ඉවත් කරන්න',
  removeAll: 'සියල්ල ඉවත් කරන්න',
  markedAsRead: 'කියවූ බව සලකුණු කළා',
  markedAsUnRead: 'නොකියවූ බව සලකුණු කළා',
  manyMarkedAsRead: 'කියවූ බව සලකුණු කළා: {count}',
  manyMarkedAsUnRead: 'නොකියවූ බව සලකුණු කළා: {count}',
  undo: 'පෙරසේ කරන්න',

  back: 'ආපසු',
  allNotifications: 'සියලු දැනුම්දීම්',
  required: 'අනිවාර්යයි',
  requiredReason: 'මෙම පණිවිඩ වැදගත් බැවින් අක්‍රිය කළ නොහැක.',
  search: 'සොයන්න',
  clearSearch: 'සෙවුම මකන්න',
  noMatches: 'කිසිවක් හමු නොවීය',
  sort: 'පෙළගස්වන්න',
  sortSuggested: 'යෝජිත අනුපිළිවෙළ',
  sortByName: 'නම අනුව',
  filter: 'පෙරන්න',
  allChannels: 'සියලු නාලිකා',
  otherGroup: 'වෙනත්',
  noPreferences: 'තවම සැකසීම් නැත',
  preferencesFailed: 'සැකසීම් පූරණය කළ නොහැකි විය',
  loadingPreferences: 'සැකසීම් පූරණය වෙමින්',
  saved: 'සුරැකිණි',
  saveFailed: 'සුරැකිය නොහැකි විය. ඔබේ පෙර සැකසීම යළි පැමිණ ඇත.',
  channel_in_app: 'යෙදුම තුළ',
  channel_email: 'ඊමේල්',
  channel_sms: 'SMS',
  channel_chat: 'කතාබස්',
  channel_push: 'පුෂ්',

  unreadCount: { one: 'නොකියවූ {count}', other: 'නොකියවූ {count}' },
  unreadCountAtLeast: { one: 'නොකියවූ {count} කට වැඩි', other: 'නොකියවූ {count} කට වැඩි' },
  newMessages: { one: 'නව දැනුම්දීම් {count}', other: 'නව දැනුම්දීම් {count}' },
  newMessagesAtLeast: { one: 'නව දැනුම්දීම් {count} කට වැඩි', other: 'නව දැනුම්දීම් {count} කට වැඩි' },
  selectedCount: { one: '{count} ක් තෝරා ඇත', other: '{count} ක් තෝරා ඇත' },
  removedMessages: { one: 'දැනුම්දීම් {count} ක් ඉවත් කළා', other: 'දැනුම්දීම් {count} ක් ඉවත් කළා' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = [
  'poweredBy',
  'undo',
  'unreadCountAtLeast',
  'feedKeys',
  'newMessagesAtLeast',
];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'නව: {title}',
  unreadElsewhere: 'වෙනත් වැඩබිම්වල නොකියවූ පණිවිඩ',
  manyNewMessages: { one: 'නව පණිවිඩ {count}', other: 'නව පණිවිඩ {count}' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'මට මෙය ලැබෙන්නේ ඇයි?',
  fewerLikeThis: 'මෙවැනි ඒවා අඩු කරන්න',
  offForAnHour: 'පැයකට අක්‍රියයි',
  offForToday: 'අදට අක්‍රියයි',
  alwaysOff: 'සැමවිටම අක්‍රියයි',
  turnedOff: 'අක්‍රිය කළා: {workflow}',
  turnedOffUntil: '{time} තෙක් අක්‍රිය කළා: {workflow}',
  muteThread: 'මෙම සංවාදය නිහඬ කරන්න',
  unmuteThread: 'මෙම සංවාදයේ නිහඬ බව ඉවත් කරන්න',
  muted: 'මෙම බ්‍රව්සරයේ නිහඬයි',
  unmuted: 'තවදුරටත් නිහඬ නැත',
  newKind: 'නව වර්ගයක දැනුම්දීම්: {workflow}',
  keep: 'තබා ගන්න',
  turnOff: 'අක්‍රිය කරන්න',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'යතුරුපුවරු කෙටිමං',
  goTo: 'වෙත යන්න',
  nextMessage: 'ඊළඟ පණිවිඩය',
  previousMessage: 'පෙර පණිවිඩය',
  openFocused: 'විවෘත කරන්න',
  tabByNumber: 'අංකය අනුව ටැබය',
  selectRange: 'පරාසයක් තෝරන්න',
  letterKeys: 'තනි අකුරු යතුරු',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: 'ඔබේ පිළිතුර අවශ්‍ය {count}', other: 'ඔබේ පිළිතුර අවශ්‍ය {count}' },
  openCountAtLeast: {
    one: 'ඔබේ පිළිතුර අවශ්‍ය {count} ක් හෝ වැඩි ගණනක්',
    other: 'ඔබේ පිළිතුර අවශ්‍ය {count} ක් හෝ වැඩි ගණනක්',
  },
  moreInGroup: { one: 'තවත් {count} ක්', other: 'තවත් {count} ක්' },
  earlierStates: { one: 'පෙර තත්ත්ව {count}', other: 'පෙර තත්ත්ව {count}' },
  otherPeople: { one: 'තවත් {count} අයෙක්', other: 'තවත් {count} දෙනෙක්' },
  groupSize: { one: 'පණිවිඩ {count}', other: 'පණිවිඩ {count}' },
  foundCount: { one: '{count} ක් හමු විය', other: '{count} ක් හමු විය' },
  loadedCount: { one: '{count} ක් පූරණය විය', other: '{count} ක් පූරණය විය' },
  needsYouTab: 'ඔබේ පිළිතුර අවශ්‍ය',
  nothingNeedsYou: 'ඔබේ පිළිතුර අවශ්‍ය කිසිවක් නැත',
  searchMessages: 'පණිවිඩ සොයන්න',
  searchOlder: 'පැරණි ඒවා සොයන්න',
  nothingFound: '“{words}” සඳහා කිසිවක් හමු නොවීය',
  nothingMatches: 'පෙරහන්වලට ගැළපෙන පණිවිඩයක් නැත',
  filters: 'පෙරහන්',
  filterUnread: 'නොකියවූ ඒවා',
  filteredBy: 'පෙන්වන්නේ මේවා පමණි: {filters}',
  chooseMessage: 'පණිවිඩයක් තෝරන්න',
  messageIsGone: 'මෙම පණිවිඩය තවදුරටත් මෙහි නැත',
  openMessage: 'පණිවිඩය',
  backToList: 'ලැයිස්තුවට ආපසු',
  goToPage: 'විවෘත කරන්න',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'පිළිතුරු දුන්නා: {count}',
  timeIsOver: 'මෙයට තවදුරටත් පිළිතුරු දිය නොහැක.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'සංරක්ෂණය කරන්න',
  unarchive: 'එන පණිවිඩ වෙත ගෙන යන්න',
  archivedTab: 'සංරක්ෂණය කළ ඒවා',
  archived: 'සංරක්ෂණය කළා',
  manyArchived: 'සංරක්ෂණය කළා: {count}',
  backInInbox: 'නැවත එන පණිවිඩ අතර',
  snooze: 'කල් දමන්න',
  inAnHour: 'පැයකින්',
  thisEvening: 'අද සවස',
  tomorrow: 'හෙට',
  nextWeek: 'ලබන සතියේ',
  chooseTime: 'වේලාවක් තෝරන්න…',
  snoozeUntil: 'කල් දමන වේලාව',
  unsnooze: 'කල් දැමීම නවත්වන්න',
  snoozedTab: 'කල් දැමූ ඒවා',
  snoozedUntil: '{time} තෙක් කල් දමා ඇත',
  manySnoozed: 'කල් දැමුවා: {count}',
  cameBack: 'කල් දැමූ කාලය අවසන්',
  backByActivity: 'අලුත් දෙයක් නිසා නැවත පැමිණියා',
  onlyInThisBrowser: 'මෙම බ්‍රව්සරයේ පමණක් තබා ඇත',
  noArchived: 'කිසිවක් සංරක්ෂණය කර නැත',
  noSnoozed: 'කිසිවක් කල් දමා නැත',
  severityHigh: 'ඉහළ ප්‍රමුඛතාව',
  severityMedium: 'මධ්‍යම ප්‍රමුඛතාව',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'දැනුම්දීම් විරාම කරන්න',
  forAnHour: 'පැයකට',
  untilTomorrow: 'හෙට තෙක්',
  untilResumed: 'මා සක්‍රිය කරන තෙක්',
  resumeNotifications: 'දැනුම්දීම් නැවත අරඹන්න',
  paused: 'විරාම කර ඇත',
  pausedUntil: '{time} තෙක් විරාම කර ඇත',
  newWhilePaused: { one: 'විරාමය අතරතුර නව පණිවිඩ {count}', other: 'විරාමය අතරතුර නව පණිවිඩ {count}' },

  quietHours: 'නිහඬ වේලාවන්',
  quietHoursHint: 'එවිට ඔබේ අවධානය ගන්නේ ඉතා වැදගත් පණිවිඩ පමණි.',
  addQuietHours: 'නිහඬ වේලාවක් එක් කරන්න',
  quietDays: 'දින',
  quietFrom: 'ආරම්භය',
  quietTo: 'අවසානය',
  timeZone: 'වේලා කලාපය',
};
