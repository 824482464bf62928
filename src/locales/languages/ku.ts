import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Kurdish, Sorani. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'ئاگادارکردنەوەکان',
  markAllAsRead: 'هەموو وەک خوێندراوە نیشانە بکە',
  poweredBy: 'پشتگیری لەلایەن',
  settings: 'ڕێکخستنەکان',
  removeMessage: 'پەیام لاببە',
  markAsRead: 'وەک خوێندراوە نیشانە بکە',
  markAsUnRead: 'وەک نەخوێندراوە نیشانە بکە',
  noNewNotification: 'هێشتا هیچی نوێ لێرە نییە',

  noNewNotificationHint: 'کاتێک شتێک ڕوو بدات پێت دەڵێین.',
  close: 'داخستن',
  loading: 'ئاگادارکردنەوەکان بار دەکرێن',
  loadMore: 'ئاگادارکردنەوە کۆنترەکان پیشان بدە',
  loadMoreFailed: 'نەتوانرا ئاگادارکردنەوە کۆنترەکان بار بکرێن.',
  loadFailed: 'نەتوانرا ئاگادارکردنەوەکان بار بکرێن',
  serverAnswered: 'ڕاژەکار بە {status} وەڵامی دایەوە. پەیامەکانت پارێزراون.',
  serverUnreachable: 'نەتوانرا پەیوەندی بە ڕاژەکارەوە بکرێت. پەیامەکانت پارێزراون.',
  identityUnknown: 'ئەپەکە نەیتوانی ناسنامەت پشتڕاست بکاتەوە. پەیامەکانت پارێزراون.',
  sessionRefused: 'نەتوانرا ئاگادارکردنەوەکانت بکرێنەوە. پەیامەکانت پارێزراون.',
  tryAgain: 'دووبارە هەوڵ بدەوە',
  stillTrying: 'هێشتا هەوڵ دەدرێت…',
  offline: 'تۆ دەرهێڵیت',
  offlineHint: 'کاتێک پەیوەندی گەڕایەوە ئاگادارکردنەوەکان خۆیان بار دەبن.',
  waitsForNetwork: 'کاتێک پەیوەندی گەڕایەوە دەنێردرێن.',
  stale: 'نەتوانرا نوێ بکرێتەوە. ناوەڕۆکی پێشوو پیشان دەدرێت.',
  reconnecting: 'دووبارە پەیوەندی دەکرێتەوە…',
  livePaused: 'نوێکردنەوەی ڕاستەوخۆ وەستاوە. دووبارە هەوڵ دەدرێت…',
  rateLimited: 'داواکاری زۆرە. تکایە کەمێک چاوەڕێ بکە.',
  signedOut: 'لە هەژمارەکەت دەرچوویت',
  signedOutHint: 'بۆ بینینی ئاگادارکردنەوەکانت دووبارە بچۆ ژوورەوە.',
  unread: 'نەخوێندراوە',
  untitled: 'ئاگادارکردنەوە',
  feedKeys: 'پەیج داون و پەیج ئەپ لە ئاگادارکردنەوەیەکەوە بۆ ئەوی تر دەچن.',
  showMore: 'زیاتر پیشان بدە',
  showLess: 'کەمتر پیشان بدە',
  actionFailed: 'نەتوانرا پاشەکەوت بکرێت. دووبارە هەوڵ بدەوە.',
  actionRefused: 'ئەمە پەسەند نەکرا.',
  dismiss: 'شاردنەوە',
  opensNewTab: '(لە تابێکی نوێدا دەکرێتەوە)',

  unreadOnly: 'تەنها نەخوێندراوەکان',
  noUnread: 'هەمووت خوێندووەتەوە',
  showAll: 'هەموو پیشان بدە',
  sinceLastVisit: 'نوێ لە دوایین سەردانتەوە',
  moreActions: 'کردارەکانی تر',
  select: 'هەڵبژێرە',
  selectAll: 'هەموو هەڵبژێرە',
  cancel: 'هەڵوەشاندنەوە',
  remove: 'لاببە',
  removeAll: 'هەموو لاببە',
  markedAsRead: 'وەک خوێندراوە نیشانە کرا',
  markedAsUnRead: 'وەک نەخوێندراوە نیشانە کرا',
  manyMarkedAsRead: 'وەک خوێندراوە نیشانە کرا: {count}',
  manyMarkedAsUnRead: 'وەک نەخوێندراوە نیشانە کرا: {count}',
  undo: 'گەڕاندنەوە',

  back: 'دواوە',
  allNotifications: 'هەموو ئاگادارکردنەوەکان',
  required: 'پێویست',
  requiredReason: 'ئەم پەیامانە گرنگن، بۆیە ناتوانرێت بکوژێنرێنەوە.',
  search: 'گەڕان',
  clearSearch: 'گەڕان پاک بکەوە',
  noMatches: 'هیچ نەدۆزرایەوە',
  sort: 'ڕیزکردن',
  sortSuggested: 'ڕیزبەندی پێشنیارکراو',
  sortByName: 'بەپێی ناو',
  filter: 'پاڵاوتن',
  allChannels: 'هەموو کەناڵەکان',
  otherGroup: 'هی تر',
  noPreferences: 'هێشتا هیچ ڕێکخستنێک نییە',
  preferencesFailed: 'نەتوانرا ڕێکخستنەکان بار بکرێن',
  loadingPreferences: 'ڕێکخستنەکان بار دەکرێن',
  saved: 'پاشەکەوت کرا',
  saveFailed: 'نەتوانرا پاشەکەوت بکرێت. ڕێکخستنی پێشووت گەڕایەوە.',
  channel_in_app: 'لەناو ئەپ',
  channel_email: 'ئیمەیل',
  channel_sms: 'SMS',
  channel_chat: 'چات',
  channel_push: 'پوش',

  unreadCount: { one: '{count} نەخوێندراوە', other: '{count} نەخوێندراوە' },
  unreadCountAtLeast: { one: 'زیاتر لە {count} نەخوێندراوە', other: 'زیاتر لە {count} نەخوێندراوە' },
  newMessages: { one: '{count} ئاگادارکردنەوەی نوێ', other: '{count} ئاگادارکردنەوەی نوێ' },
  newMessagesAtLeast: {
    one: 'زیاتر لە {count} ئاگادارکردنەوەی نوێ',
    other: 'زیاتر لە {count} ئاگادارکردنەوەی نوێ',
  },
  selectedCount: { one: '{count} هەڵبژێردرا', other: '{count} هەڵبژێردران' },
  removedMessages: { one: '{count} ئاگادارکردنەوە لابرا', other: '{count} ئاگادارکردنەوە لابران' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = [
  'poweredBy',
  'required',
  'undo',
  'reconnecting',
  'feedKeys',
];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'نوێ: {title}',
  unreadElsewhere: 'نەخوێندراوە لە شوێنکارەکانی تردا',
  manyNewMessages: { one: '{count} پەیامی نوێ', other: '{count} پەیامی نوێ' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'بۆچی ئەمەم پێ دەگات؟',
  fewerLikeThis: 'کەمتر لەم جۆرە',
  offForAnHour: 'بۆ کاتژمێرێک بیکوژێنەوە',
  offForToday: 'بۆ ئەمڕۆ بیکوژێنەوە',
  alwaysOff: 'هەمیشە بیکوژێنەوە',
  turnedOff: 'کوژێنرایەوە: {workflow}',
  turnedOffUntil: 'کوژێنرایەوە تا {time}: {workflow}',
  muteThread: 'ئەم گفتوگۆیە بێدەنگ بکە',
  unmuteThread: 'بێدەنگی ئەم گفتوگۆیە لاببە',
  muted: 'لەم وێبگەڕەدا بێدەنگ کراوە',
  unmuted: 'ئیتر بێدەنگ نییە',
  newKind: 'جۆرێکی نوێی ئاگادارکردنەوە: {workflow}',
  keep: 'بیهێڵەوە',
  turnOff: 'بیکوژێنەوە',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'کورتەڕێکانی تەختەکلیل',
  goTo: 'بڕۆ بۆ',
  nextMessage: 'پەیامی دواتر',
  previousMessage: 'پەیامی پێشوو',
  openFocused: 'کردنەوە',
  tabByNumber: 'تاب بەپێی ژمارە',
  selectRange: 'مەودایەک هەڵبژێرە',
  letterKeys: 'کلیلەکانی تاکپیت',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} پەیام چاوەڕێی وەڵامتە', other: '{count} پەیام چاوەڕێی وەڵامتن' },
  openCountAtLeast: {
    one: '{count} پەیام یان زیاتر چاوەڕێی وەڵامتن',
    other: '{count} پەیام یان زیاتر چاوەڕێی وەڵامتن',
  },
  moreInGroup: { one: '{count} پەیامی تر', other: '{count} پەیامی تر' },
  earlierStates: { one: '{count} دۆخی پێشوو', other: '{count} دۆخی پێشوو' },
  otherPeople: { one: '{count} کەسی تر', other: '{count} کەسی تر' },
  groupSize: { one: '{count} پەیام', other: '{count} پەیام' },
  foundCount: { one: '{count} دۆزرایەوە', other: '{count} دۆزرانەوە' },
  loadedCount: { one: '{count} بار کرا', other: '{count} بار کران' },
  needsYouTab: 'چاوەڕێی وەڵام',
  nothingNeedsYou: 'هیچ چاوەڕێی وەڵامت نییە',
  searchMessages: 'گەڕان لە پەیامەکاندا',
  searchOlder: 'گەڕان لە کۆنترەکاندا',
  nothingFound: 'هیچ بۆ «{words}» نەدۆزرایەوە',
  nothingMatches: 'هیچ پەیامێک لەگەڵ پاڵاوتنەکان ناگونجێت',
  filters: 'پاڵاوتنەکان',
  filterUnread: 'نەخوێندراوەکان',
  filteredBy: 'تەنها ئەمانە پیشان دەدرێن: {filters}',
  chooseMessage: 'پەیامێک هەڵبژێرە',
  messageIsGone: 'ئەم پەیامە ئیتر لێرە نییە',
  openMessage: 'پەیام',
  backToList: 'گەڕانەوە بۆ لیستەکە',
  goToPage: 'کردنەوە',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'وەڵام درایەوە: {count}',
  timeIsOver: 'ئیتر ناتوانرێت وەڵامی ئەمە بدرێتەوە.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'ئەرشیڤ بکە',
  unarchive: 'بیگوازەوە بۆ سندوقی هاتوو',
  archivedTab: 'ئەرشیڤکراوەکان',
  archived: 'ئەرشیڤ کرا',
  manyArchived: 'ئەرشیڤ کرا: {count}',
  backInInbox: 'گەڕایەوە بۆ سندوقی هاتوو',
  snooze: 'دوای بخە',
  inAnHour: 'دوای کاتژمێرێک',
  thisEvening: 'ئەم ئێوارەیە',
  tomorrow: 'سبەینێ',
  nextWeek: 'هەفتەی داهاتوو',
  chooseTime: 'کات هەڵبژێرە…',
  snoozeUntil: 'دوای بخە تا',
  unsnooze: 'کۆتایی بە دواخستن بهێنە',
  snoozedTab: 'دواخراوەکان',
  snoozedUntil: 'دوا خرا تا {time}',
  manySnoozed: 'دوا خرا: {count}',
  cameBack: 'لە دواخستن گەڕایەوە',
  backByActivity: 'بەهۆی شتێکی نوێوە گەڕایەوە',
  onlyInThisBrowser: 'تەنها لەم وێبگەڕەدا پاشەکەوت کراوە',
  noArchived: 'هیچ ئەرشیڤ نەکراوە',
  noSnoozed: 'هیچ دوا نەخراوە',
  severityHigh: 'گرنگیی زۆر',
  severityMedium: 'گرنگیی مامناوەند',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'ئاگادارکردنەوەکان ڕابگرە',
  forAnHour: 'بۆ کاتژمێرێک',
  untilTomorrow: 'تا سبەینێ',
  untilResumed: 'تا خۆم دایاندەگیرسێنمەوە',
  resumeNotifications: 'ئاگادارکردنەوەکان دەست پێ بکەوە',
  paused: 'ڕاگیراون',
  pausedUntil: 'ڕاگیراون تا {time}',
  newWhilePaused: {
    one: '{count} پەیامی نوێ لە کاتی ڕاگرتندا',
    other: '{count} پەیامی نوێ لە کاتی ڕاگرتندا',
  },

  quietHours: 'کاتی بێدەنگی',
  quietHoursHint: 'لەو کاتەدا تەنها پەیامە زۆر گرنگەکان سەرنجت ڕادەکێشن.',
  addQuietHours: 'کاتی بێدەنگی زیاد بکە',
  quietDays: 'ڕۆژەکان',
  quietFrom: 'لە',
  quietTo: 'تا',
  timeZone: 'ناوچەی کات',
};
