import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Bashkir. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'Белдереүҙәр',
  markAllAsRead: 'Барыһын да уҡылған тип билдәләргә',
  poweredBy: 'Эшләтеүсе:',
  settings: 'Көйләүҙәр',
  removeMessage: 'Хәбәрҙе юйырға',
  markAsRead: 'Уҡылған тип билдәләргә',
  markAsUnRead: 'Уҡылмаған тип билдәләргә',
  noNewNotification: 'Бында әлегә яңылыҡ юҡ',

  noNewNotificationHint: 'Берәй нәмә булһа, һеҙгә хәбәр итәбеҙ.',
  close: 'Ябырға',
  loading: 'Белдереүҙәр йөкләнә',
  loadMore: 'Элеккеләрен күрһәтергә',
  loadMoreFailed: 'Элекке белдереүҙәрҙе йөкләп булманы.',
  loadFailed: 'Белдереүҙәрҙе йөкләп булманы',
  serverAnswered: 'Сервер {status} тип яуап бирҙе. Хәбәрҙәрегеҙ һаҡланған.',
  serverUnreachable: 'Сервер менән бәйләнеш юҡ. Хәбәрҙәрегеҙ һаҡланған.',
  identityUnknown: 'Ҡушымта шәхесегеҙҙе раҫлай алманы. Хәбәрҙәрегеҙ һаҡланған.',
  sessionRefused: 'Белдереүҙәрегеҙҙе асып булманы. Хәбәрҙәрегеҙ һаҡланған.',
  tryAgain: 'Ҡабатларға',
  stillTrying: 'Һаман да тырыша…',
  offline: 'Селтәргә тоташмағанһығыҙ',
  offlineHint: 'Бәйләнеш тергеҙелгәс, белдереүҙәр үҙҙәре йөкләнә.',
  waitsForNetwork: 'Бәйләнеш тергеҙелгәс, ебәреләсәк.',
  stale: 'Яңыртып булманы. Элекке хәл күрһәтелә.',
  reconnecting: 'Яңынан тоташа…',
  livePaused: 'Тура яңыртыуҙар туҡтатылды. Яңынан тырыша…',
  rateLimited: 'Һорауҙар бик күп. Бер аҙ көтөгөҙ.',
  signedOut: 'Һеҙ иҫәп яҙмаһынан сыҡтығыҙ',
  signedOutHint: 'Белдереүҙәрҙе күреү өсөн яңынан инегеҙ.',
  unread: 'Уҡылмаған',
  untitled: 'Белдереү',
  feedKeys: '«Бит аҫҡа» һәм «Бит өҫкә» төймәләре бер белдереүҙән икенсеһенә күсерә.',
  showMore: 'Күберәк күрһәтергә',
  showLess: 'Әҙерәк күрһәтергә',
  actionFailed: 'Һаҡлап булманы. Яңынан тырышып ҡарағыҙ.',
  actionRefused: 'Был ҡабул ителмәне.',
  dismiss: 'Йәшерергә',
  opensNewTab: '(яңы вкладкала асыла)',

  unreadOnly: 'Уҡылмағандар ғына',
  noUnread: 'Барыһы ла уҡылған',
  showAll: 'Барыһын да күрһәтергә',
  sinceLastVisit: 'Һуңғы инеүегеҙҙән һуңғы яңылар',
  moreActions: 'Башҡа ғәмәлдәр',
  select: 'Һайларға',
  selectAll: 'Барыһын да һайларға',
  cancel: 'Кире алырға',
  remove: 'Юйырға',
  removeAll: 'Барыһын да юйырға',
  markedAsRead: 'Уҡылған тип билдәләнде',
  markedAsUnRead: 'Уҡылмаған тип билдәләнде',
  manyMarkedAsRead: 'Уҡылған тип билдәләнде: {count}',
  manyMarkedAsUnRead: 'Уҡылмаған тип билдәләнде: {count}',
  undo: 'Ҡайтарырға',

  back: 'Артҡа',
  allNotifications: 'Бөтә белдереүҙәр',
  required: 'Мотлаҡ',
  requiredReason: 'Был хәбәрҙәр мөһим, уларҙы һүндереп булмай.',
  search: 'Эҙләү',
  clearSearch: 'Эҙләүҙе таҙартырға',
  noMatches: 'Бер нәмә лә табылманы',
  sort: 'Тәртипкә килтереү',
  sortSuggested: 'Тәҡдим ителгән тәртип',
  sortByName: 'Исеме буйынса',
  filter: 'Һөҙгөс',
  allChannels: 'Бөтә каналдар',
  otherGroup: 'Башҡалар',
  noPreferences: 'Әлегә көйләүҙәр юҡ',
  preferencesFailed: 'Көйләүҙәрҙе йөкләп булманы',
  loadingPreferences: 'Көйләүҙәр йөкләнә',
  saved: 'Һаҡланды',
  saveFailed: 'Һаҡлап булманы. Элекке көйләү ҡайтарылды.',
  channel_in_app: 'Ҡушымтала',
  channel_email: 'Эл. почта',
  channel_sms: 'SMS',
  channel_chat: 'Чат',
  channel_push: 'Push-белдереү',

  unreadCount: { one: '{count} уҡылмаған', other: '{count} уҡылмаған' },
  unreadCountAtLeast: {
    one: '{count} һәм унан күберәк уҡылмаған',
    other: '{count} һәм унан күберәк уҡылмаған',
  },
  newMessages: { one: '{count} яңы белдереү', other: '{count} яңы белдереү' },
  newMessagesAtLeast: {
    one: '{count} һәм унан күберәк яңы белдереү',
    other: '{count} һәм унан күберәк яңы белдереү',
  },
  selectedCount: { one: '{count} һайланды', other: '{count} һайланды' },
  removedMessages: { one: '{count} белдереү юйылды', other: '{count} белдереү юйылды' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = [
  'poweredBy',
  'sort',
  'livePaused',
  'stale',
  'undo',
  'cancel',
  'stillTrying',
  'feedKeys',
  'dismiss',
  'opensNewTab',
  'identityUnknown',
  'actionRefused',
];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Яңы: {title}',
  unreadElsewhere: 'Башҡа эш арауыҡтарында уҡылмаған хәбәрҙәр бар',
  manyNewMessages: { one: '{count} яңы хәбәр', other: '{count} яңы хәбәр' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Ни өсөн был миңә килә?',
  fewerLikeThis: 'Бындайҙар аҙыраҡ булһын',
  offForAnHour: 'Бер сәғәткә һүндерергә',
  offForToday: 'Бөгөнгә һүндерергә',
  alwaysOff: 'Һәр саҡ һүндереп ҡуйырға',
  turnedOff: 'Һүндерелде: {workflow}',
  turnedOffUntil: 'Һүндерелде ({time} тиклем): {workflow}',
  muteThread: 'Был әңгәмәнең тауышын һүндерергә',
  unmuteThread: 'Был әңгәмәнең тауышын ҡабыҙырға',
  muted: 'Был браузерҙа тауышһыҙ',
  unmuted: 'Тауышы яңынан ҡабыҙылды',
  newKind: 'Белдереүҙәрҙең яңы төрө: {workflow}',
  keep: 'Ҡалдырырға',
  turnOff: 'Һүндерергә',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Тиҙ төймәләр',
  goTo: 'Күсергә',
  nextMessage: 'Киләһе хәбәр',
  previousMessage: 'Алдағы хәбәр',
  openFocused: 'Асырға',
  tabByNumber: 'Номеры буйынса вкладка',
  selectRange: 'Диапазон һайларға',
  letterKeys: 'Бер хәрефле төймәләр',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} хәбәр яуабығыҙҙы көтә', other: '{count} хәбәр яуабығыҙҙы көтә' },
  openCountAtLeast: {
    one: '{count} һәм унан күберәк хәбәр яуабығыҙҙы көтә',
    other: '{count} һәм унан күберәк хәбәр яуабығыҙҙы көтә',
  },
  moreInGroup: { one: 'тағы {count}', other: 'тағы {count}' },
  earlierStates: { one: '{count} элекке хәл', other: '{count} элекке хәл' },
  otherPeople: { one: 'тағы {count} кеше', other: 'тағы {count} кеше' },
  groupSize: { one: '{count} хәбәр', other: '{count} хәбәр' },
  foundCount: { one: '{count} табылды', other: '{count} табылды' },
  loadedCount: { one: '{count} йөкләнде', other: '{count} йөкләнде' },
  needsYouTab: 'Яуап көткәндәр',
  nothingNeedsYou: 'Яуабығыҙҙы көткән хәбәр юҡ',
  searchMessages: 'Хәбәрҙәрҙән эҙләү',
  searchOlder: 'Элеккеләрҙән эҙләү',
  nothingFound: '«{words}» буйынса бер нәмә лә табылманы',
  nothingMatches: 'Һөҙгөстәргә тура килгән хәбәр юҡ',
  filters: 'Һөҙгөстәр',
  filterUnread: 'Уҡылмағандар',
  filteredBy: 'Тик былар күрһәтелә: {filters}',
  chooseMessage: 'Хәбәр һайлағыҙ',
  messageIsGone: 'Был хәбәр бында юҡ инде',
  openMessage: 'Хәбәр',
  backToList: 'Исемлеккә ҡайтырға',
  goToPage: 'Асырға',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Яуап бирелде: {count}',
  timeIsOver: 'Быға инде яуап биреп булмай.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Архивларға',
  unarchive: 'Килгәндәргә күсерергә',
  archivedTab: 'Архивланғандар',
  archived: 'Архивланды',
  manyArchived: 'Архивланды: {count}',
  backInInbox: 'Яңынан килгәндәрҙә',
  snooze: 'Кисектерергә',
  inAnHour: 'Бер сәғәттән',
  thisEvening: 'Бөгөн кис',
  tomorrow: 'Иртәгә',
  nextWeek: 'Киләһе аҙнала',
  chooseTime: 'Ваҡыт һайларға…',
  snoozeUntil: 'Ҡасанға тиклем',
  unsnooze: 'Кисектереүҙе туҡтатырға',
  snoozedTab: 'Кисектерелгәндәр',
  snoozedUntil: 'Кисектерелде: {time} тиклем',
  manySnoozed: 'Кисектерелде: {count}',
  cameBack: 'Кисектереү ваҡыты бөттө',
  backByActivity: 'Яңылыҡ булғанға кире ҡайтты',
  onlyInThisBrowser: 'Тик ошо браузерҙа һаҡлана',
  noArchived: 'Архивта бер нәмә лә юҡ',
  noSnoozed: 'Кисектерелгән бер нәмә лә юҡ',
  severityHigh: 'Юғары өҫтөнлөк',
  severityMedium: 'Уртаса өҫтөнлөк',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Белдереүҙәрҙе туҡтатып торорға',
  forAnHour: 'Бер сәғәткә',
  untilTomorrow: 'Иртәгәгә тиклем',
  untilResumed: 'Үҙем ҡабыҙғанға тиклем',
  resumeNotifications: 'Белдереүҙәрҙе яңынан ҡабыҙырға',
  paused: 'ваҡытлыса туҡтатылған',
  pausedUntil: 'туҡтатылған: {time} тиклем',
  newWhilePaused: {
    one: 'Туҡтатып торған ваҡытта {count} яңы хәбәр',
    other: 'Туҡтатып торған ваҡытта {count} яңы хәбәр',
  },

  quietHours: 'Тыныс сәғәттәр',
  quietHoursHint: 'Был ваҡытта иғтибарығыҙҙы үтә мөһим хәбәрҙәр генә йәлеп итә.',
  addQuietHours: 'Тыныс сәғәттәр өҫтәргә',
  quietDays: 'Көндәр',
  quietFrom: 'Башланыуы',
  quietTo: 'Тамамланыуы',
  timeZone: 'Сәғәт бүлкәте',
};
