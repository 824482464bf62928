import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Mongolian. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'Мэдэгдэл',
  markAllAsRead: 'Бүгдийг уншсан гэж тэмдэглэх',
  poweredBy: 'Дэмжигч:',
  settings: 'Тохиргоо',
  removeMessage: 'Мессежийг хасах',
  markAsRead: 'Уншсан гэж тэмдэглэх',
  markAsUnRead: 'Уншаагүй гэж тэмдэглэх',
  noNewNotification: 'Энд одоогоор шинэ зүйл алга',

  noNewNotificationHint: 'Ямар нэг зүйл болоход танд мэдэгдэнэ.',
  close: 'Хаах',
  loading: 'Мэдэгдлийг ачаалж байна',
  loadMore: 'Өмнөх мэдэгдлийг харуулах',
  loadMoreFailed: 'Өмнөх мэдэгдлийг ачаалж чадсангүй.',
  loadFailed: 'Мэдэгдлийг ачаалж чадсангүй',
  serverAnswered: 'Сервер {status} гэж хариулав. Таны мессеж аюулгүй байна.',
  serverUnreachable: 'Серверт холбогдож чадсангүй. Таны мессеж аюулгүй байна.',
  identityUnknown: 'Апп таныг хэн болохыг баталгаажуулж чадсангүй. Таны мессеж аюулгүй байна.',
  sessionRefused: 'Таны мэдэгдлийг нээж чадсангүй. Таны мессеж аюулгүй байна.',
  tryAgain: 'Дахин оролдох',
  stillTrying: 'Оролдсоор байна…',
  offline: 'Та офлайн байна',
  offlineHint: 'Холболт сэргэхэд мэдэгдэл өөрөө ачаалагдана.',
  waitsForNetwork: 'Холболт сэргэхэд илгээгдэнэ.',
  stale: 'Шинэчилж чадсангүй. Өмнөх агуулгыг харуулж байна.',
  reconnecting: 'Дахин холбогдож байна…',
  livePaused: 'Шууд шинэчлэлт түр зогслоо. Дахин оролдож байна…',
  rateLimited: 'Хэт олон хүсэлт. Түр хүлээнэ үү.',
  signedOut: 'Та бүртгэлээсээ гарсан байна',
  signedOutHint: 'Мэдэгдлээ харахын тулд дахин нэвтэрнэ үү.',
  unread: 'Уншаагүй',
  untitled: 'Мэдэгдэл',
  feedKeys: '«Пэйж даун», «Пэйж ап» товчоор нэг мэдэгдлээс нөгөө рүү шилжинэ.',
  showMore: 'Дэлгэрэнгүй',
  showLess: 'Хураангуй',
  actionFailed: 'Хадгалж чадсангүй. Дахин оролдоно уу.',
  actionRefused: 'Үүнийг хүлээн авсангүй.',
  dismiss: 'Хаах',
  opensNewTab: '(шинэ таб дээр нээгдэнэ)',

  unreadOnly: 'Зөвхөн уншаагүй',
  noUnread: 'Та бүгдийг уншсан байна',
  showAll: 'Бүгдийг харуулах',
  sinceLastVisit: 'Таны сүүлд зочилсноос хойшхи шинэ',
  moreActions: 'Бусад үйлдэл',
  select: 'Сонгох',
  selectAll: 'Бүгдийг сонгох',
  cancel: 'Болих',
  remove: 'Хасах',
  removeAll: 'Бүгдийг хасах',
  markedAsRead: 'Уншсан гэж тэмдэглэлээ',
  markedAsUnRead: 'Уншаагүй гэж тэмдэглэлээ',
  manyMarkedAsRead: 'Уншсан гэж тэмдэглэлээ: {count}',
  manyMarkedAsUnRead: 'Уншаагүй гэж тэмдэглэлээ: {count}',
  undo: 'Буцаах',

  back: 'Буцах',
  allNotifications: 'Бүх мэдэгдэл',
  required: 'Заавал',
  requiredReason: 'Эдгээр мессеж чухал тул унтраах боломжгүй.',
  search: 'Хайх',
  clearSearch: 'Хайлтыг арилгах',
  noMatches: 'Юу ч олдсонгүй',
  sort: 'Эрэмбэлэх',
  sortSuggested: 'Санал болгосон дараалал',
  sortByName: 'Нэрээр',
  filter: 'Шүүх',
  allChannels: 'Бүх суваг',
  otherGroup: 'Бусад',
  noPreferences: 'Одоогоор тохиргоо алга',
  preferencesFailed: 'Тохиргоог ачаалж чадсангүй',
  loadingPreferences: 'Тохиргоог ачаалж байна',
  saved: 'Хадгаллаа',
  saveFailed: 'Хадгалж чадсангүй. Өмнөх тохиргоог сэргээлээ.',
  channel_in_app: 'Апп дотор',
  channel_email: 'Имэйл',
  channel_sms: 'SMS',
  channel_chat: 'Чат',
  channel_push: 'Түлхэх мэдэгдэл',

  unreadCount: { one: '{count} уншаагүй', other: '{count} уншаагүй' },
  unreadCountAtLeast: { one: '{count}-аас олон уншаагүй', other: '{count}-аас олон уншаагүй' },
  newMessages: { one: '{count} шинэ мэдэгдэл', other: '{count} шинэ мэдэгдэл' },
  newMessagesAtLeast: { one: '{count}-аас олон шинэ мэдэгдэл', other: '{count}-аас олон шинэ мэдэгдэл' },
  selectedCount: { one: '{count} сонгосон', other: '{count} сонгосон' },
  removedMessages: { one: '{count} мэдэгдлийг хаслаа', other: '{count} мэдэгдлийг хаслаа' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = [
  'poweredBy',
  'unreadCountAtLeast',
  'feedKeys',
  'newMessagesAtLeast',
];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Шинэ: {title}',
  unreadElsewhere: 'Бусад ажлын талбарт уншаагүй мессеж байна',
  manyNewMessages: { one: '{count} шинэ мессеж', other: '{count} шинэ мессеж' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Энэ надад яагаад ирсэн бэ?',
  fewerLikeThis: 'Ийм мессежийг цөөлөх',
  offForAnHour: 'Нэг цаг унтраах',
  offForToday: 'Өнөөдөртөө унтраах',
  alwaysOff: 'Бүрмөсөн унтраах',
  turnedOff: 'Унтраалаа: {workflow}',
  turnedOffUntil: '{time} хүртэл унтраалаа: {workflow}',
  muteThread: 'Энэ яриаг дуугүй болгох',
  unmuteThread: 'Энэ яриаг дуутай болгох',
  muted: 'Энэ хөтөч дээр дуугүй болгосон',
  unmuted: 'Буцааж дуутай болголоо',
  newKind: 'Шинэ төрлийн мэдэгдэл: {workflow}',
  keep: 'Үлдээх',
  turnOff: 'Унтраах',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Гарын товчлол',
  goTo: 'Очих',
  nextMessage: 'Дараагийн мессеж',
  previousMessage: 'Өмнөх мессеж',
  openFocused: 'Нээх',
  tabByNumber: 'Дугаараар таб нээх',
  selectRange: 'Дараалуулан сонгох',
  letterKeys: 'Нэг үсгийн товч',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} танаас хариу хүлээж байна', other: '{count} танаас хариу хүлээж байна' },
  openCountAtLeast: {
    one: '{count} ба түүнээс олон хариу хүлээж байна',
    other: '{count} ба түүнээс олон хариу хүлээж байна',
  },
  moreInGroup: { one: 'өөр {count}', other: 'өөр {count}' },
  earlierStates: { one: '{count} өмнөх төлөв', other: '{count} өмнөх төлөв' },
  otherPeople: { one: 'өөр {count} хүн', other: 'өөр {count} хүн' },
  groupSize: { one: '{count} мессеж', other: '{count} мессеж' },
  foundCount: { one: '{count} олдлоо', other: '{count} олдлоо' },
  loadedCount: { one: '{count} ачаалсан', other: '{count} ачаалсан' },
  needsYouTab: 'Хариу хүлээж буй',
  nothingNeedsYou: 'Танаас хариу хүлээж буй зүйл алга',
  searchMessages: 'Мессеж хайх',
  searchOlder: 'Өмнөх мессежээс хайх',
  nothingFound: '«{words}» гэж хайхад юу ч олдсонгүй',
  nothingMatches: 'Шүүлтүүрт тохирох мессеж алга',
  filters: 'Шүүлтүүр',
  filterUnread: 'Уншаагүй',
  filteredBy: 'Зөвхөн харуулж буй: {filters}',
  chooseMessage: 'Мессеж сонгоно уу',
  messageIsGone: 'Энэ мессеж энд байхгүй болсон',
  openMessage: 'Мессеж',
  backToList: 'Жагсаалт руу буцах',
  goToPage: 'Нээх',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Хариуллаа: {count}',
  timeIsOver: 'Үүнд хариулах боломжгүй болсон.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Архивлах',
  unarchive: 'Ирсэн хайрцагт зөөх',
  archivedTab: 'Архивласан',
  archived: 'Архивлалаа',
  manyArchived: 'Архивлалаа: {count}',
  backInInbox: 'Ирсэн хайрцагт буцаж ирлээ',
  snooze: 'Хойшлуулах',
  inAnHour: 'Нэг цагийн дараа',
  thisEvening: 'Өнөө орой',
  tomorrow: 'Маргааш',
  nextWeek: 'Ирэх долоо хоногт',
  chooseTime: 'Цаг сонгох…',
  snoozeUntil: 'Хэзээ хүртэл хойшлуулах',
  unsnooze: 'Хойшлуулахаа болих',
  snoozedTab: 'Хойшлуулсан',
  snoozedUntil: '{time} хүртэл хойшлуулсан',
  manySnoozed: 'Хойшлууллаа: {count}',
  cameBack: 'Хойшлуулсан хугацаа дууслаа',
  backByActivity: 'Шинэ зүйл гарсан тул буцаж ирлээ',
  onlyInThisBrowser: 'Зөвхөн энэ хөтөч дээр хадгалсан',
  noArchived: 'Архивласан зүйл алга',
  noSnoozed: 'Хойшлуулсан зүйл алга',
  severityHigh: 'Өндөр ач холбогдол',
  severityMedium: 'Дунд ач холбогдол',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Мэдэгдлийг түр зогсоох',
  forAnHour: 'Нэг цаг',
  untilTomorrow: 'Маргааш хүртэл',
  untilResumed: 'Намайг асаах хүртэл',
  resumeNotifications: 'Мэдэгдлийг үргэлжлүүлэх',
  paused: 'түр зогссон',
  pausedUntil: '{time} хүртэл түр зогссон',
  newWhilePaused: {
    one: 'Түр зогссон үед {count} шинэ мессеж',
    other: 'Түр зогссон үед {count} шинэ мессеж',
  },

  quietHours: 'Чимээгүй цаг',
  quietHoursHint: 'Энэ үед зөвхөн нэн чухал мессеж таны анхаарлыг татна.',
  addQuietHours: 'Чимээгүй цаг нэмэх',
  quietDays: 'Өдрүүд',
  quietFrom: 'Эхлэх',
  quietTo: 'Дуусах',
  timeZone: 'Цагийн бүс',
};
