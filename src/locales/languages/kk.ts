import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Kazakh. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'Хабарландырулар',
  markAllAsRead: 'Барлығын оқылған деп белгілеу',
  poweredBy: 'Қолдау көрсететін:',
  settings: 'Параметрлер',
  removeMessage: 'Хабарды жою',
  markAsRead: 'Оқылған деп белгілеу',
  markAsUnRead: 'Оқылмаған деп белгілеу',
  noNewNotification: 'Мұнда әзірге жаңа ештеңе жоқ',

  noNewNotificationHint: 'Бірдеңе болғанда сізге хабарлаймыз.',
  close: 'Жабу',
  loading: 'Хабарландырулар жүктелуде',
  loadMore: 'Ескі хабарландыруларды көрсету',
  loadMoreFailed: 'Ескі хабарландыруларды жүктеу мүмкін болмады.',
  loadFailed: 'Хабарландыруларды жүктеу мүмкін болмады',
  serverAnswered: 'Сервер {status} деп жауап берді. Хабарларыңыз сақтаулы.',
  serverUnreachable: 'Серверге қосылу мүмкін болмады. Хабарларыңыз сақтаулы.',
  identityUnknown: 'Қолданба кім екеніңізді растай алмады. Хабарларыңыз сақтаулы.',
  sessionRefused: 'Хабарландыруларыңызды ашу мүмкін болмады. Хабарларыңыз сақтаулы.',
  tryAgain: 'Қайталап көру',
  stillTrying: 'Әлі де әрекеттенуде…',
  offline: 'Желіде емессіз',
  offlineHint: 'Байланыс қалпына келгенде хабарландырулар өзі жүктеледі.',
  waitsForNetwork: 'Байланыс қалпына келгенде жіберіледі.',
  stale: 'Жаңарту мүмкін болмады. Бұрынғы мазмұн көрсетілуде.',
  reconnecting: 'Қайта қосылуда…',
  livePaused: 'Тікелей жаңартулар кідіртілді. Қайта әрекеттенуде…',
  rateLimited: 'Сұраулар тым көп. Сәл күте тұрыңыз.',
  signedOut: 'Есептік жазбадан шықтыңыз',
  signedOutHint: 'Хабарландыруларды көру үшін қайта кіріңіз.',
  unread: 'Оқылмаған',
  untitled: 'Хабарландыру',
  feedKeys: '«Бет төмен» және «Бет жоғары» пернелері бір хабарландырудан келесісіне өткізеді.',
  showMore: 'Толығырақ көрсету',
  showLess: 'Азырақ көрсету',
  actionFailed: 'Сақтау мүмкін болмады. Қайталап көріңіз.',
  actionRefused: 'Бұл қабылданбады.',
  dismiss: 'Жасыру',
  opensNewTab: '(жаңа қойындыда ашылады)',

  unreadOnly: 'Тек оқылмағандар',
  noUnread: 'Барлығын оқып шықтыңыз',
  showAll: 'Барлығын көрсету',
  sinceLastVisit: 'Соңғы кіруіңізден бергі жаңалықтар',
  moreActions: 'Басқа әрекеттер',
  select: 'Таңдау',
  selectAll: 'Барлығын таңдау',
  cancel: 'Бас тарту',
  remove: 'Жою',
  removeAll: 'Барлығын жою',
  markedAsRead: 'Оқылған деп белгіленді',
  markedAsUnRead: 'Оқылмаған деп белгіленді',
  manyMarkedAsRead: 'Оқылған деп белгіленді: {count}',
  manyMarkedAsUnRead: 'Оқылмаған деп белгіленді: {count}',
  undo: 'Қайтару',

  back: 'Артқа',
  allNotifications: 'Барлық хабарландыру',
  required: 'Міндетті',
  requiredReason: 'Бұл хабарлар маңызды, сондықтан оларды өшіруге болмайды.',
  search: 'Іздеу',
  clearSearch: 'Іздеуді тазалау',
  noMatches: 'Ештеңе табылмады',
  sort: 'Сұрыптау',
  sortSuggested: 'Ұсынылған рет',
  sortByName: 'Атауы бойынша',
  filter: 'Сүзгі',
  allChannels: 'Барлық арна',
  otherGroup: 'Басқа',
  noPreferences: 'Әзірге параметрлер жоқ',
  preferencesFailed: 'Параметрлерді жүктеу мүмкін болмады',
  loadingPreferences: 'Параметрлер жүктелуде',
  saved: 'Сақталды',
  saveFailed: 'Сақтау мүмкін болмады. Бұрынғы параметр қайтарылды.',
  channel_in_app: 'Қолданбада',
  channel_email: 'Эл. пошта',
  channel_sms: 'SMS',
  channel_chat: 'Чат',
  channel_push: 'Push-хабарландыру',

  unreadCount: { one: '{count} оқылмаған', other: '{count} оқылмаған' },
  unreadCountAtLeast: { one: '{count} және одан көп оқылмаған', other: '{count} және одан көп оқылмаған' },
  newMessages: { one: '{count} жаңа хабарландыру', other: '{count} жаңа хабарландыру' },
  newMessagesAtLeast: {
    one: '{count} және одан көп жаңа хабарландыру',
    other: '{count} және одан көп жаңа хабарландыру',
  },
  selectedCount: { one: '{count} таңдалды', other: '{count} таңдалды' },
  removedMessages: { one: '{count} хабарландыру жойылды', other: '{count} хабарландыру жойылды' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = ['poweredBy', 'feedKeys'];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Жаңа: {title}',
  unreadElsewhere: 'Басқа жұмыс кеңістіктерінде оқылмағандар бар',
  manyNewMessages: { one: '{count} жаңа хабар', other: '{count} жаңа хабар' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Бұл маған неге келді?',
  fewerLikeThis: 'Мұндайларды азайту',
  offForAnHour: 'Бір сағатқа өшіру',
  offForToday: 'Бүгінге өшіру',
  alwaysOff: 'Біржола өшіру',
  turnedOff: 'Өшірілді: {workflow}',
  turnedOffUntil: '{time} уақытына дейін өшірілді: {workflow}',
  muteThread: 'Бұл талқылаудың дыбысын өшіру',
  unmuteThread: 'Бұл талқылаудың дыбысын қосу',
  muted: 'Осы браузерде дыбысы өшірілген',
  unmuted: 'Дыбысы қайта қосылды',
  newKind: 'Хабарландырудың жаңа түрі: {workflow}',
  keep: 'Қалдыру',
  turnOff: 'Өшіру',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Пернелер тіркесімдері',
  goTo: 'Өту',
  nextMessage: 'Келесі хабар',
  previousMessage: 'Алдыңғы хабар',
  openFocused: 'Ашу',
  tabByNumber: 'Нөмірі бойынша қойынды',
  selectRange: 'Аралықты таңдау',
  letterKeys: 'Бір әріпті пернелер',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} хабар жауабыңызды күтуде', other: '{count} хабар жауабыңызды күтуде' },
  openCountAtLeast: {
    one: '{count} және одан көп хабар жауабыңызды күтуде',
    other: '{count} және одан көп хабар жауабыңызды күтуде',
  },
  moreInGroup: { one: 'тағы {count}', other: 'тағы {count}' },
  earlierStates: { one: '{count} бұрынғы күй', other: '{count} бұрынғы күй' },
  otherPeople: { one: 'тағы {count} адам', other: 'тағы {count} адам' },
  groupSize: { one: '{count} хабар', other: '{count} хабар' },
  foundCount: { one: '{count} табылды', other: '{count} табылды' },
  loadedCount: { one: '{count} жүктелді', other: '{count} жүктелді' },
  needsYouTab: 'Жауап күткендер',
  nothingNeedsYou: 'Жауабыңызды күткен ештеңе жоқ',
  searchMessages: 'Хабарлардан іздеу',
  searchOlder: 'Ескілерінен іздеу',
  nothingFound: '«{words}» бойынша ештеңе табылмады',
  nothingMatches: 'Сүзгілерге сай хабар жоқ',
  filters: 'Сүзгілер',
  filterUnread: 'Оқылмағандар',
  filteredBy: 'Тек мыналар көрсетілуде: {filters}',
  chooseMessage: 'Хабарды таңдаңыз',
  messageIsGone: 'Бұл хабар енді мұнда жоқ',
  openMessage: 'Хабар',
  backToList: 'Тізімге оралу',
  goToPage: 'Ашу',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Жауап берілді: {count}',
  timeIsOver: 'Бұған енді жауап беру мүмкін емес.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Мұрағаттау',
  unarchive: 'Кіріс жәшігіне жылжыту',
  archivedTab: 'Мұрағатталғандар',
  archived: 'Мұрағатталды',
  manyArchived: 'Мұрағатталды: {count}',
  backInInbox: 'Кіріс жәшігіне қайтарылды',
  snooze: 'Кейінге қалдыру',
  inAnHour: 'Бір сағаттан кейін',
  thisEvening: 'Бүгін кешке',
  tomorrow: 'Ертең',
  nextWeek: 'Келесі аптада',
  chooseTime: 'Уақытты таңдау…',
  snoozeUntil: 'Мына уақытқа дейін қалдыру',
  unsnooze: 'Кейінге қалдыруды тоқтату',
  snoozedTab: 'Кейінге қалдырылғандар',
  snoozedUntil: '{time} уақытына дейін қалдырылды',
  manySnoozed: 'Кейінге қалдырылды: {count}',
  cameBack: 'Кейінге қалдыру аяқталды',
  backByActivity: 'Жаңалық болғандықтан қайтарылды',
  onlyInThisBrowser: 'Тек осы браузерде сақталған',
  noArchived: 'Мұрағатта ештеңе жоқ',
  noSnoozed: 'Кейінге қалдырылған ештеңе жоқ',
  severityHigh: 'Жоғары басымдық',
  severityMedium: 'Орташа басымдық',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Хабарландыруларды кідірту',
  forAnHour: 'Бір сағатқа',
  untilTomorrow: 'Ертеңге дейін',
  untilResumed: 'Өзім қосқанша',
  resumeNotifications: 'Хабарландыруларды жалғастыру',
  paused: 'кідіртілген',
  pausedUntil: '{time} уақытына дейін кідіртілген',
  newWhilePaused: { one: 'Кідіріс кезінде {count} жаңа хабар', other: 'Кідіріс кезінде {count} жаңа хабар' },

  quietHours: 'Тыныш уақыт',
  quietHoursHint: 'Бұл кезде тек аса маңызды хабарлар назарыңызды аударады.',
  addQuietHours: 'Тыныш уақыт қосу',
  quietDays: 'Күндер',
  quietFrom: 'Басталуы',
  quietTo: 'Аяқталуы',
  timeZone: 'Уақыт белдеуі',
};
