import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Serbian. */
export const strings: Language<'one' | 'few' | 'other'> = {
  notifications: 'Обавештења',
  markAllAsRead: 'Означи све као прочитано',
  poweredBy: 'Покреће',
  settings: 'Подешавања',
  removeMessage: 'Уклони поруку',
  markAsRead: 'Означи као прочитано',
  markAsUnRead: 'Означи као непрочитано',
  noNewNotification: 'Овде још нема ничег новог',

  noNewNotificationHint: 'Јавићемо вам када се нешто деси.',
  close: 'Затвори',
  loading: 'Учитавање обавештења',
  loadMore: 'Прикажи старија обавештења',
  loadMoreFailed: 'Старија обавештења нису могла да се учитају.',
  loadFailed: 'Обавештења нису могла да се учитају',
  serverAnswered: 'Сервер је одговорио кодом {status}. Ваше поруке су безбедне.',
  serverUnreachable: 'Сервер није доступан. Ваше поруке су безбедне.',
  identityUnknown: 'Апликација није могла да потврди ваш идентитет. Ваше поруке су безбедне.',
  sessionRefused: 'Обавештења нису могла да се отворе за вас. Ваше поруке су безбедне.',
  tryAgain: 'Покушај поново',
  stillTrying: 'Покушај још траје…',
  offline: 'Ван мреже сте',
  offlineHint: 'Обавештења ће се сама учитати када се веза врати.',
  waitsForNetwork: 'Послаће се када се веза врати.',
  stale: 'Освежавање није успело. Приказано је претходно стање.',
  reconnecting: 'Поновно повезивање…',
  livePaused: 'Ажурирања уживо су паузирана. Нови покушај…',
  rateLimited: 'Превише захтева. Сачекајте тренутак.',
  signedOut: 'Одјављени сте',
  signedOutHint: 'Пријавите се поново да бисте видели обавештења.',
  unread: 'Непрочитано',
  untitled: 'Обавештење',
  feedKeys: 'Тастерима „пејџ даун“ и „пејџ ап“ прелазите с једног обавештења на друго.',
  showMore: 'Прикажи више',
  showLess: 'Прикажи мање',
  actionFailed: 'Чување није успело. Покушајте поново.',
  actionRefused: 'То није прихваћено.',
  dismiss: 'Одбаци',
  opensNewTab: '(отвара се на новој картици)',

  unreadOnly: 'Само непрочитана',
  noUnread: 'Све сте прочитали',
  showAll: 'Прикажи све',
  sinceLastVisit: 'Ново од ваше последње посете',
  moreActions: 'Још радњи',
  select: 'Изабери',
  selectAll: 'Изабери све',
  cancel: 'Откажи',
  remove: 'Уклони',
  removeAll: 'Уклони све',
  markedAsRead: 'Означено као прочитано',
  markedAsUnRead: 'Означено као непрочитано',
  manyMarkedAsRead: 'Означено као прочитано: {count}',
  manyMarkedAsUnRead: 'Означено као непрочитано: {count}',
  undo: 'Опозови',

  back: 'Назад',
  allNotifications: 'Сва обавештења',
  required: 'Обавезно',
  requiredReason: 'Ове поруке су важне и не могу се искључити.',
  search: 'Претражи',
  clearSearch: 'Обриши претрагу',
  noMatches: 'Ништа није пронађено',
  sort: 'Поређај',
  sortSuggested: 'Предложени редослед',
  sortByName: 'По називу',
  filter: 'Филтрирај',
  allChannels: 'Сви канали',
  otherGroup: 'Остало',
  noPreferences: 'Још нема подешавања',
  preferencesFailed: 'Подешавања нису могла да се учитају',
  loadingPreferences: 'Учитавање подешавања',
  saved: 'Сачувано',
  saveFailed: 'Чување није успело. Враћено је претходно подешавање.',
  channel_in_app: 'У апликацији',
  channel_email: 'Имејл',
  channel_sms: 'SMS',
  channel_chat: 'Ћаскање',
  channel_push: 'Пуш',

  unreadCount: { one: '{count} непрочитано', few: '{count} непрочитана', other: '{count} непрочитаних' },
  unreadCountAtLeast: {
    one: 'више од {count} непрочитаног',
    few: 'више од {count} непрочитана',
    other: 'више од {count} непрочитаних',
  },
  newMessages: {
    one: '{count} ново обавештење',
    few: '{count} нова обавештења',
    other: '{count} нових обавештења',
  },
  newMessagesAtLeast: {
    one: 'више од {count} новог обавештења',
    few: 'више од {count} нова обавештења',
    other: 'више од {count} нових обавештења',
  },
  selectedCount: { one: 'Изабрано: {count}', few: 'Изабрано: {count}', other: 'Изабрано: {count}' },
  removedMessages: {
    one: 'Уклоњено је {count} обавештење',
    few: 'Уклоњена су {count} обавештења',
    other: 'Уклоњено је {count} обавештења',
  },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

export const attention: AttentionLanguage<'one' | 'few' | 'other'> = {
  arrived: 'Ново: {title}',
  unreadElsewhere: 'Непрочитано у другим радним просторима',
  manyNewMessages: { one: '{count} нова порука', few: '{count} нове поруке', other: '{count} нових порука' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Зашто ово добијам?',
  fewerLikeThis: 'Мање оваквих',
  offForAnHour: 'Искључи на сат времена',
  offForToday: 'Искључи за данас',
  alwaysOff: 'Искључи заувек',
  turnedOff: 'Искључено: {workflow}',
  turnedOffUntil: 'Искључено до {time}: {workflow}',
  muteThread: 'Утишај ову преписку',
  unmuteThread: 'Поништи утишавање ове преписке',
  muted: 'Утишано у овом прегледачу',
  unmuted: 'Више није утишано',
  newKind: 'Нова врста обавештења: {workflow}',
  keep: 'Задржи',
  turnOff: 'Искључи',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Тастерске пречице',
  goTo: 'Иди на',
  nextMessage: 'Следећа порука',
  previousMessage: 'Претходна порука',
  openFocused: 'Отвори',
  tabByNumber: 'Картица по броју',
  selectRange: 'Изабери опсег',
  letterKeys: 'Тастери са једним словом',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'few' | 'other'> = {
  openCount: {
    one: '{count} чека ваш одговор',
    few: '{count} чекају ваш одговор',
    other: '{count} чека ваш одговор',
  },
  openCountAtLeast: {
    one: '{count} или више чека ваш одговор',
    few: '{count} или више чека ваш одговор',
    other: '{count} или више чека ваш одговор',
  },
  moreInGroup: { one: 'још {count}', few: 'још {count}', other: 'још {count}' },
  earlierStates: { one: '{count} раније стање', few: '{count} ранија стања', other: '{count} ранијих стања' },
  otherPeople: { one: 'још {count} особа', few: 'још {count} особе', other: 'још {count} особа' },
  groupSize: { one: '{count} порука', few: '{count} поруке', other: '{count} порука' },
  foundCount: { one: 'Пронађено: {count}', few: 'Пронађено: {count}', other: 'Пронађено: {count}' },
  loadedCount: { one: 'Учитано: {count}', few: 'Учитано: {count}', other: 'Учитано: {count}' },
  needsYouTab: 'Чекају одговор',
  nothingNeedsYou: 'Ништа не чека ваш одговор',
  searchMessages: 'Претражи поруке',
  searchOlder: 'Претражи старије',
  nothingFound: 'Ништа није пронађено за „{words}“',
  nothingMatches: 'Ниједна порука не одговара филтерима',
  filters: 'Филтери',
  filterUnread: 'Непрочитана',
  filteredBy: 'Приказано је само: {filters}',
  chooseMessage: 'Изаберите поруку',
  messageIsGone: 'Ова порука више није овде',
  openMessage: 'Порука',
  backToList: 'Назад на листу',
  goToPage: 'Отвори',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Одговорено: {count}',
  timeIsOver: 'На ово се више не може одговорити.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Архивирај',
  unarchive: 'Премести у пријемно сандуче',
  archivedTab: 'Архивирана',
  archived: 'Архивирано',
  manyArchived: 'Архивирано: {count}',
  backInInbox: 'Поново у пријемном сандучету',
  snooze: 'Одложи',
  inAnHour: 'За сат времена',
  thisEvening: 'Вечерас',
  tomorrow: 'Сутра',
  nextWeek: 'Следеће недеље',
  chooseTime: 'Изабери време…',
  snoozeUntil: 'Одложи до',
  unsnooze: 'Прекини одлагање',
  snoozedTab: 'Одложена',
  snoozedUntil: 'Одложено до {time}',
  manySnoozed: 'Одложено: {count}',
  cameBack: 'Враћено после одлагања',
  backByActivity: 'Враћено због нечег новог',
  onlyInThisBrowser: 'Сачувано само у овом прегледачу',
  noArchived: 'Ништа није архивирано',
  noSnoozed: 'Ништа није одложено',
  severityHigh: 'Висок приоритет',
  severityMedium: 'Средњи приоритет',
};

export const quiet: QuietLanguage<'one' | 'few' | 'other'> = {
  pauseNotifications: 'Паузирај обавештења',
  forAnHour: 'На сат времена',
  untilTomorrow: 'До сутра',
  untilResumed: 'Док их не укључим',
  resumeNotifications: 'Настави обавештења',
  paused: 'паузирана',
  pausedUntil: 'паузирана до {time}',
  newWhilePaused: {
    one: '{count} нова порука током паузе',
    few: '{count} нове поруке током паузе',
    other: '{count} нових порука током паузе',
  },

  quietHours: 'Тихи сати',
  quietHoursHint: 'Тада пажњу привлаче само критичне поруке.',
  addQuietHours: 'Додај тихе сате',
  quietDays: 'Дани',
  quietFrom: 'Од',
  quietTo: 'До',
  timeZone: 'Временска зона',
};
