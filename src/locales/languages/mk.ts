import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Macedonian. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'Известувања',
  markAllAsRead: 'Означи ги сите како прочитани',
  poweredBy: 'Овозможено од',
  settings: 'Поставки',
  removeMessage: 'Отстрани ја пораката',
  markAsRead: 'Означи како прочитано',
  markAsUnRead: 'Означи како непрочитано',
  noNewNotification: 'Сѐ уште нема ништо ново овде',

  noNewNotificationHint: 'Ќе ве известиме кога ќе се случи нешто.',
  close: 'Затвори',
  loading: 'Се вчитуваат известувањата',
  loadMore: 'Прикажи постари известувања',
  loadMoreFailed: 'Постарите известувања не можеа да се вчитаат.',
  loadFailed: 'Известувањата не можеа да се вчитаат',
  serverAnswered: 'Серверот одговори со {status}. Вашите пораки се безбедни.',
  serverUnreachable: 'Серверот не е достапен. Вашите пораки се безбедни.',
  identityUnknown: 'Апликацијата не можеше да го потврди вашиот идентитет. Вашите пораки се безбедни.',
  sessionRefused: 'Известувањата не можеа да се отворат за вас. Вашите пораки се безбедни.',
  tryAgain: 'Обиди се повторно',
  stillTrying: 'Обидот сѐ уште трае…',
  offline: 'Не сте поврзани',
  offlineHint: 'Известувањата ќе се вчитаат сами кога врската ќе се врати.',
  waitsForNetwork: 'Ќе се испратат кога врската ќе се врати.',
  stale: 'Освежувањето не успеа. Се прикажува претходната состојба.',
  reconnecting: 'Повторно поврзување…',
  livePaused: 'Ажурирањата во живо се паузирани. Нов обид…',
  rateLimited: 'Премногу барања. Почекајте малку.',
  signedOut: 'Одјавени сте',
  signedOutHint: 'Најавете се повторно за да ги видите известувањата.',
  unread: 'Непрочитано',
  untitled: 'Известување',
  feedKeys: 'Копчињата „пејџ даун“ и „пејџ ап“ преминуваат од едно на друго известување.',
  showMore: 'Прикажи повеќе',
  showLess: 'Прикажи помалку',
  actionFailed: 'Не можеше да се зачува. Обидете се повторно.',
  actionRefused: 'Тоа не беше прифатено.',
  dismiss: 'Отфрли',
  opensNewTab: '(се отвора во ново јазиче)',

  unreadOnly: 'Само непрочитани',
  noUnread: 'Прочитавте сѐ',
  showAll: 'Прикажи ги сите',
  sinceLastVisit: 'Ново од вашата последна посета',
  moreActions: 'Повеќе дејства',
  select: 'Избери',
  selectAll: 'Избери ги сите',
  cancel: 'Откажи',
  remove: 'Отстрани',
  removeAll: 'Отстрани ги сите',
  markedAsRead: 'Означено како прочитано',
  markedAsUnRead: 'Означено како непрочитано',
  manyMarkedAsRead: 'Означено како прочитано: {count}',
  manyMarkedAsUnRead: 'Означено како непрочитано: {count}',
  undo: 'Врати',

  back: 'Назад',
  allNotifications: 'Сите известувања',
  required: 'Задолжително',
  requiredReason: 'Овие пораки се важни и не може да се исклучат.',
  search: 'Пребарај',
  clearSearch: 'Исчисти го пребарувањето',
  noMatches: 'Ништо не е најдено',
  sort: 'Подреди',
  sortSuggested: 'Предложен редослед',
  sortByName: 'По име',
  filter: 'Филтрирај',
  allChannels: 'Сите канали',
  otherGroup: 'Друго',
  noPreferences: 'Сѐ уште нема поставки',
  preferencesFailed: 'Поставките не можеа да се вчитаат',
  loadingPreferences: 'Се вчитуваат поставките',
  saved: 'Зачувано',
  saveFailed: 'Не можеше да се зачува. Вратена е претходната поставка.',
  channel_in_app: 'Во апликацијата',
  channel_email: 'Е-пошта',
  channel_sms: 'SMS',
  channel_chat: 'Разговор',
  channel_push: 'Пуш',

  unreadCount: { one: '{count} непрочитано', other: '{count} непрочитани' },
  unreadCountAtLeast: { one: 'повеќе од {count} непрочитано', other: 'повеќе од {count} непрочитани' },
  newMessages: { one: '{count} ново известување', other: '{count} нови известувања' },
  newMessagesAtLeast: {
    one: 'повеќе од {count} ново известување',
    other: 'повеќе од {count} нови известувања',
  },
  selectedCount: { one: '{count} избрано', other: '{count} избрани' },
  removedMessages: { one: 'Отстрането е {count} известување', other: 'Отстранети се {count} известувања' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Ново: {title}',
  unreadElsewhere: 'Непрочитани во други работни простори',
  manyNewMessages: { one: '{count} нова порака', other: '{count} нови пораки' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Зошто го добивам ова?',
  fewerLikeThis: 'Помалку вакви',
  offForAnHour: 'Исклучи еден час',
  offForToday: 'Исклучи за денес',
  alwaysOff: 'Исклучи засекогаш',
  turnedOff: 'Исклучено: {workflow}',
  turnedOffUntil: 'Исклучено до {time}: {workflow}',
  muteThread: 'Стишај го овој разговор',
  unmuteThread: 'Прекини го стишувањето',
  muted: 'Стишано во овој прелистувач',
  unmuted: 'Повеќе не е стишано',
  newKind: 'Нов вид известување: {workflow}',
  keep: 'Задржи',
  turnOff: 'Исклучи',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Кратенки на тастатурата',
  goTo: 'Оди на',
  nextMessage: 'Следна порака',
  previousMessage: 'Претходна порака',
  openFocused: 'Отвори',
  tabByNumber: 'Јазиче по број',
  selectRange: 'Избери опсег',
  letterKeys: 'Копчиња со една буква',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} чека одговор од вас', other: '{count} чекаат одговор од вас' },
  openCountAtLeast: {
    one: '{count} или повеќе чекаат одговор од вас',
    other: '{count} или повеќе чекаат одговор од вас',
  },
  moreInGroup: { one: 'уште {count}', other: 'уште {count}' },
  earlierStates: { one: '{count} претходна состојба', other: '{count} претходни состојби' },
  otherPeople: { one: 'уште {count} лице', other: 'уште {count} лица' },
  groupSize: { one: '{count} порака', other: '{count} пораки' },
  foundCount: { one: '{count} најдено', other: '{count} најдени' },
  loadedCount: { one: '{count} вчитано', other: '{count} вчитани' },
  needsYouTab: 'Чекаат одговор',
  nothingNeedsYou: 'Ништо не чека одговор од вас',
  searchMessages: 'Пребарај пораки',
  searchOlder: 'Пребарај постари',
  nothingFound: 'Ништо не е најдено за „{words}“',
  nothingMatches: 'Ниедна порака не одговара на филтрите',
  filters: 'Филтри',
  filterUnread: 'Непрочитани',
  filteredBy: 'Прикажано е само: {filters}',
  chooseMessage: 'Изберете порака',
  messageIsGone: 'Оваа порака повеќе не е тука',
  openMessage: 'Порака',
  backToList: 'Назад кон списокот',
  goToPage: 'Отвори',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Одговорено: {count}',
  timeIsOver: 'На ова повеќе не може да се одговори.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Архивирај',
  unarchive: 'Премести во приемно сандаче',
  archivedTab: 'Архивирани',
  archived: 'Архивирано',
  manyArchived: 'Архивирано: {count}',
  backInInbox: 'Повторно во приемното сандаче',
  snooze: 'Одложи',
  inAnHour: 'За еден час',
  thisEvening: 'Вечерва',
  tomorrow: 'Утре',
  nextWeek: 'Следната седмица',
  chooseTime: 'Избери датум и час…',
  snoozeUntil: 'Одложи до',
  unsnooze: 'Прекини го одложувањето',
  snoozedTab: 'Одложени',
  snoozedUntil: 'Одложено до {time}',
  manySnoozed: 'Одложено: {count}',
  cameBack: 'Вратено по одложување',
  backByActivity: 'Вратено поради нешто ново',
  onlyInThisBrowser: 'Зачувано само во овој прелистувач',
  noArchived: 'Ништо не е архивирано',
  noSnoozed: 'Ништо не е одложено',
  severityHigh: 'Висок приоритет',
  severityMedium: 'Среден приоритет',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Паузирај ги известувањата',
  forAnHour: 'Еден час',
  untilTomorrow: 'До утре',
  untilResumed: 'Додека не ги вклучам',
  resumeNotifications: 'Продолжи ги известувањата',
  paused: 'паузирани',
  pausedUntil: 'паузирани до {time}',
  newWhilePaused: {
    one: '{count} нова порака за време на паузата',
    other: '{count} нови пораки за време на паузата',
  },

  quietHours: 'Тивки часови',
  quietHoursHint: 'Тогаш само критични пораки ви го привлекуваат вниманието.',
  addQuietHours: 'Додај тивки часови',
  quietDays: 'Денови',
  quietFrom: 'Од',
  quietTo: 'До',
  timeZone: 'Временска зона',
};
