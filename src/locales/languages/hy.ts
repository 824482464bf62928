import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Armenian. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'Ծանուցումներ',
  markAllAsRead: 'Նշել բոլորը որպես կարդացված',
  poweredBy: 'Տրամադրող՝',
  settings: 'Կարգավորումներ',
  removeMessage: 'Հեռացնել հաղորդագրությունը',
  markAsRead: 'Նշել որպես կարդացված',
  markAsUnRead: 'Նշել որպես չկարդացված',
  noNewNotification: 'Այստեղ դեռ նոր բան չկա',

  noNewNotificationHint: 'Կտեղեկացնենք, երբ ինչ-որ բան տեղի ունենա։',
  close: 'Փակել',
  loading: 'Ծանուցումները բեռնվում են',
  loadMore: 'Ցույց տալ ավելի հները',
  loadMoreFailed: 'Ավելի հին ծանուցումները չհաջողվեց բեռնել։',
  loadFailed: 'Ծանուցումները չհաջողվեց բեռնել',
  serverAnswered: 'Սերվերը պատասխանեց {status} կոդով։ Ձեր հաղորդագրություններն ապահով են։',
  serverUnreachable: 'Սերվերը հասանելի չէ։ Ձեր հաղորդագրություններն ապահով են։',
  identityUnknown: 'Հավելվածը չկարողացավ հաստատել ձեր ինքնությունը։ Ձեր հաղորդագրություններն ապահով են։',
  sessionRefused: 'Ձեր ծանուցումները չհաջողվեց բացել։ Ձեր հաղորդագրություններն ապահով են։',
  tryAgain: 'Փորձել նորից',
  stillTrying: 'Փորձը շարունակվում է…',
  offline: 'Դուք անցանց եք',
  offlineHint: 'Ծանուցումներն ինքնուրույն կբեռնվեն, երբ կապը վերականգնվի։',
  waitsForNetwork: 'Կուղարկվեն, երբ կապը վերականգնվի։',
  stale: 'Չհաջողվեց թարմացնել։ Ցուցադրվում է նախկին բովանդակությունը։',
  reconnecting: 'Կապը վերականգնվում է…',
  livePaused: 'Ուղիղ թարմացումները ժամանակավորապես դադարեցված են։ Նոր փորձ…',
  rateLimited: 'Չափազանց շատ հարցումներ։ Մի փոքր սպասեք։',
  signedOut: 'Դուք դուրս եք եկել հաշվից',
  signedOutHint: 'Նորից մուտք գործեք՝ ծանուցումները տեսնելու համար։',
  unread: 'Չկարդացված',
  untitled: 'Ծանուցում',
  feedKeys: '«Էջ ներքև» և «Էջ վերև» ստեղներով անցնում եք մի ծանուցումից մյուսը։',
  showMore: 'Ցույց տալ ավելին',
  showLess: 'Ցույց տալ ավելի քիչ',
  actionFailed: 'Չհաջողվեց պահպանել։ Փորձեք նորից։',
  actionRefused: 'Դա չընդունվեց։',
  dismiss: 'Թաքցնել',
  opensNewTab: '(բացվում է նոր ներդիրում)',

  unreadOnly: 'Միայն չկարդացվածները',
  noUnread: 'Ամեն ինչ կարդացված է',
  showAll: 'Ցույց տալ բոլորը',
  sinceLastVisit: 'Նոր՝ ձեր վերջին այցից հետո',
  moreActions: 'Այլ գործողություններ',
  select: 'Ընտրել',
  selectAll: 'Ընտրել բոլորը',
  cancel: 'Չեղարկել',
  remove: 'Հեռացնել',
  removeAll: 'Հեռացնել բոլորը',
  markedAsRead: 'Նշվեց որպես կարդացված',
  markedAsUnRead: 'Նշվեց որպես չկարդացված',
  manyMarkedAsRead: 'Նշվեց որպես կարդացված: {count}',
  manyMarkedAsUnRead: 'Նշվեց որպես չկարդացված: {count}',
  undo: 'Հետարկել',

  back: 'Հետ',
  allNotifications: 'Բոլոր ծանուցումները',
  required: 'Պարտադիր',
  requiredReason: 'Այս հաղորդագրությունները կարևոր են և չեն կարող անջատվել։',
  search: 'Որոնել',
  clearSearch: 'Մաքրել որոնումը',
  noMatches: 'Ոչինչ չի գտնվել',
  sort: 'Դասավորել',
  sortSuggested: 'Առաջարկվող հերթականություն',
  sortByName: 'Ըստ անվան',
  filter: 'Զտել',
  allChannels: 'Բոլոր ալիքները',
  otherGroup: 'Այլ',
  noPreferences: 'Կարգավորումներ դեռ չկան',
  preferencesFailed: 'Կարգավորումները չհաջողվեց բեռնել',
  loadingPreferences: 'Կարգավորումները բեռնվում են',
  saved: 'Պահպանված է',
  saveFailed: 'Չհաջողվեց պահպանել։ Նախկին կարգավորումը վերադարձվեց։',
  channel_in_app: 'Հավելվածում',
  channel_email: 'Էլ. փոստ',
  channel_sms: 'SMS',
  channel_chat: 'Զրույց',
  channel_push: 'Push ծանուցում',

  unreadCount: { one: '{count} չկարդացված', other: '{count} չկարդացված' },
  unreadCountAtLeast: { one: '{count}-ից ավելի չկարդացված', other: '{count}-ից ավելի չկարդացված' },
  newMessages: { one: '{count} նոր ծանուցում', other: '{count} նոր ծանուցում' },
  newMessagesAtLeast: { one: '{count}-ից ավելի նոր ծանուցում', other: '{count}-ից ավելի նոր ծանուցում' },
  selectedCount: { one: 'Ընտրված է {count}', other: 'Ընտրված է {count}' },
  removedMessages: { one: '{count} ծանուցում հեռացվեց', other: '{count} ծանուցում հեռացվեց' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = ['feedKeys'];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Նոր: {title}',
  unreadElsewhere: 'Չկարդացված այլ աշխատատարածքներում',
  manyNewMessages: { one: '{count} նոր հաղորդագրություն', other: '{count} նոր հաղորդագրություն' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Ինչո՞ւ եմ սա ստանում',
  fewerLikeThis: 'Ավելի քիչ նմանատիպեր',
  offForAnHour: 'Անջատել մեկ ժամով',
  offForToday: 'Անջատել այսօրվա համար',
  alwaysOff: 'Անջատել ընդմիշտ',
  turnedOff: 'Անջատվեց: {workflow}',
  turnedOffUntil: 'Անջատվեց մինչև {time}: {workflow}',
  muteThread: 'Լռեցնել այս զրույցը',
  unmuteThread: 'Այլևս չլռեցնել այս զրույցը',
  muted: 'Լռեցված է այս դիտարկիչում',
  unmuted: 'Այլևս լռեցված չէ',
  newKind: 'Նոր տեսակի ծանուցում: {workflow}',
  keep: 'Թողնել',
  turnOff: 'Անջատել',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Ստեղնային դյուրանցումներ',
  goTo: 'Անցնել',
  nextMessage: 'Հաջորդ հաղորդագրությունը',
  previousMessage: 'Նախորդ հաղորդագրությունը',
  openFocused: 'Բացել',
  tabByNumber: 'Ներդիր ըստ համարի',
  selectRange: 'Ընտրել միջակայք',
  letterKeys: 'Մեկ տառով ստեղներ',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} սպասում է ձեր պատասխանին', other: '{count} սպասում է ձեր պատասխանին' },
  openCountAtLeast: {
    one: '{count} կամ ավելին սպասում է ձեր պատասխանին',
    other: '{count} կամ ավելին սպասում է ձեր պատասխանին',
  },
  moreInGroup: { one: 'ևս {count}', other: 'ևս {count}' },
  earlierStates: { one: '{count} նախորդ վիճակ', other: '{count} նախորդ վիճակ' },
  otherPeople: { one: 'ևս {count} հոգի', other: 'ևս {count} հոգի' },
  groupSize: { one: '{count} հաղորդագրություն', other: '{count} հաղորդագրություն' },
  foundCount: { one: 'Գտնվել է {count}', other: 'Գտնվել է {count}' },
  loadedCount: { one: 'Բեռնված է {count}', other: 'Բեռնված է {count}' },
  needsYouTab: 'Պատասխանի սպասող',
  nothingNeedsYou: 'Ձեր պատասխանին սպասող բան չկա',
  searchMessages: 'Որոնել հաղորդագրություններում',
  searchOlder: 'Որոնել ավելի հներում',
  nothingFound: '«{words}» հարցմամբ ոչինչ չի գտնվել',
  nothingMatches: 'Զտիչներին համապատասխանող հաղորդագրություն չկա',
  filters: 'Զտիչներ',
  filterUnread: 'Չկարդացված',
  filteredBy: 'Ցուցադրվում են միայն: {filters}',
  chooseMessage: 'Ընտրեք հաղորդագրություն',
  messageIsGone: 'Այս հաղորդագրությունն այլևս այստեղ չէ',
  openMessage: 'Հաղորդագրություն',
  backToList: 'Վերադառնալ ցանկին',
  goToPage: 'Բացել',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Պատասխանված է: {count}',
  timeIsOver: 'Սրան այլևս հնարավոր չէ պատասխանել։',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Արխիվացնել',
  unarchive: 'Տեղափոխել մուտքի արկղ',
  archivedTab: 'Արխիվացված',
  archived: 'Արխիվացվեց',
  manyArchived: 'Արխիվացվեց: {count}',
  backInInbox: 'Կրկին մուտքի արկղում',
  snooze: 'Հետաձգել',
  inAnHour: 'Մեկ ժամից',
  thisEvening: 'Այսօր երեկոյան',
  tomorrow: 'Վաղը',
  nextWeek: 'Հաջորդ շաբաթ',
  chooseTime: 'Ընտրել ժամանակը…',
  snoozeUntil: 'Հետաձգել մինչև',
  unsnooze: 'Դադարեցնել հետաձգումը',
  snoozedTab: 'Հետաձգված',
  snoozedUntil: 'Հետաձգվեց մինչև {time}',
  manySnoozed: 'Հետաձգվեց: {count}',
  cameBack: 'Հետաձգման ժամկետը լրացել է',
  backByActivity: 'Վերադարձել է նորության պատճառով',
  onlyInThisBrowser: 'Պահվում է միայն այս դիտարկիչում',
  noArchived: 'Արխիվում ոչինչ չկա',
  noSnoozed: 'Հետաձգված ոչինչ չկա',
  severityHigh: 'Բարձր առաջնահերթություն',
  severityMedium: 'Միջին առաջնահերթություն',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Դադարեցնել ծանուցումները',
  forAnHour: 'Մեկ ժամով',
  untilTomorrow: 'Մինչև վաղը',
  untilResumed: 'Մինչև որ միացնեմ',
  resumeNotifications: 'Վերսկսել ծանուցումները',
  paused: 'դադարեցված են',
  pausedUntil: 'դադարեցված են մինչև {time}',
  newWhilePaused: {
    one: '{count} նոր հաղորդագրություն դադարի ընթացքում',
    other: '{count} նոր հաղորդագրություն դադարի ընթացքում',
  },

  quietHours: 'Հանգիստ ժամեր',
  quietHoursHint: 'Այդ ժամանակ ձեր ուշադրությունը գրավում են միայն կարևորագույն հաղորդագրությունները։',
  addQuietHours: 'Ավելացնել հանգիստ ժամեր',
  quietDays: 'Օրեր',
  quietFrom: 'Սկիզբ',
  quietTo: 'Ավարտ',
  timeZone: 'Ժամային գոտի',
};
