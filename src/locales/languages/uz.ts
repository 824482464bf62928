import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Uzbek. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'Bildirishnomalar',
  markAllAsRead: 'Hammasini o‘qilgan deb belgilash',
  poweredBy: 'Ta’minlovchi:',
  settings: 'Sozlamalar',
  removeMessage: 'Xabarni olib tashlash',
  markAsRead: 'O‘qilgan deb belgilash',
  markAsUnRead: 'O‘qilmagan deb belgilash',
  noNewNotification: 'Bu yerda hozircha yangilik yo‘q',

  noNewNotificationHint: 'Biror narsa yuz bersa, sizga xabar beramiz.',
  close: 'Yopish',
  loading: 'Bildirishnomalar yuklanmoqda',
  loadMore: 'Eskiroq bildirishnomalarni ko‘rsatish',
  loadMoreFailed: 'Eskiroq bildirishnomalar yuklanmadi.',
  loadFailed: 'Bildirishnomalar yuklanmadi',
  serverAnswered: 'Server {status} deb javob berdi. Xabarlaringiz saqlangan.',
  serverUnreachable: 'Serverga ulanib bo‘lmadi. Xabarlaringiz saqlangan.',
  identityUnknown: 'Ilova kimligingizni tasdiqlay olmadi. Xabarlaringiz saqlangan.',
  sessionRefused: 'Bildirishnomalaringizni ochib bo‘lmadi. Xabarlaringiz saqlangan.',
  tryAgain: 'Qayta urinish',
  stillTrying: 'Hali ham urinilmoqda…',
  offline: 'Siz oflaynsiz',
  offlineHint: 'Aloqa tiklanganda bildirishnomalar o‘zi yuklanadi.',
  waitsForNetwork: 'Aloqa tiklanganda yuboriladi.',
  stale: 'Yangilab bo‘lmadi. Avvalgi holat ko‘rsatilmoqda.',
  reconnecting: 'Qayta ulanmoqda…',
  livePaused: 'Jonli yangilanish vaqtincha to‘xtatildi. Qayta urinilmoqda…',
  rateLimited: 'So‘rovlar juda ko‘p. Biroz kuting.',
  signedOut: 'Hisobdan chiqqansiz',
  signedOutHint: 'Bildirishnomalarni ko‘rish uchun qayta kiring.',
  unread: 'O‘qilmagan',
  untitled: 'Bildirishnoma',
  feedKeys: 'Page Down va Page Up tugmalari bir bildirishnomadan boshqasiga o‘tkazadi.',
  showMore: 'Ko‘proq ko‘rsatish',
  showLess: 'Kamroq ko‘rsatish',
  actionFailed: 'Saqlab bo‘lmadi. Qayta urinib ko‘ring.',
  actionRefused: 'Bu qabul qilinmadi.',
  dismiss: 'Yashirish',
  opensNewTab: '(yangi varaqda ochiladi)',

  unreadOnly: 'Faqat o‘qilmaganlar',
  noUnread: 'Hammasini o‘qib bo‘ldingiz',
  showAll: 'Hammasini ko‘rsatish',
  sinceLastVisit: 'Oxirgi tashrifingizdan beri yangilari',
  moreActions: 'Boshqa amallar',
  select: 'Tanlash',
  selectAll: 'Hammasini tanlash',
  cancel: 'Bekor qilish',
  remove: 'Olib tashlash',
  removeAll: 'Hammasini olib tashlash',
  markedAsRead: 'O‘qilgan deb belgilandi',
  markedAsUnRead: 'O‘qilmagan deb belgilandi',
  manyMarkedAsRead: 'O‘qilgan deb belgilandi: {count}',
  manyMarkedAsUnRead: 'O‘qilmagan deb belgilandi: {count}',
  undo: 'Qaytarish',

  back: 'Orqaga',
  allNotifications: 'Barcha bildirishnomalar',
  required: 'Majburiy',
  requiredReason: 'Bu xabarlar muhim, shuning uchun ularni o‘chirib bo‘lmaydi.',
  search: 'Qidirish',
  clearSearch: 'Qidiruvni tozalash',
  noMatches: 'Hech narsa topilmadi',
  sort: 'Saralash',
  sortSuggested: 'Tavsiya etilgan tartib',
  sortByName: 'Nomi bo‘yicha',
  filter: 'Filtrlash',
  allChannels: 'Barcha kanallar',
  otherGroup: 'Boshqa',
  noPreferences: 'Hozircha sozlamalar yo‘q',
  preferencesFailed: 'Sozlamalar yuklanmadi',
  loadingPreferences: 'Sozlamalar yuklanmoqda',
  saved: 'Saqlandi',
  saveFailed: 'Saqlab bo‘lmadi. Avvalgi sozlama qaytarildi.',
  channel_in_app: 'Ilovada',
  channel_email: 'E-pochta',
  channel_sms: 'SMS',
  channel_chat: 'Suhbat',
  channel_push: 'Push',

  unreadCount: { one: '{count} ta o‘qilmagan', other: '{count} ta o‘qilmagan' },
  unreadCountAtLeast: { one: '{count} tadan ko‘p o‘qilmagan', other: '{count} tadan ko‘p o‘qilmagan' },
  newMessages: { one: '{count} ta yangi bildirishnoma', other: '{count} ta yangi bildirishnoma' },
  newMessagesAtLeast: {
    one: '{count} tadan ko‘p yangi bildirishnoma',
    other: '{count} tadan ko‘p yangi bildirishnoma',
  },
  selectedCount: { one: '{count} ta tanlandi', other: '{count} ta tanlandi' },
  removedMessages: {
    one: '{count} ta bildirishnoma olib tashlandi',
    other: '{count} ta bildirishnoma olib tashlandi',
  },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms', 'channel_push'];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Yangi: {title}',
  unreadElsewhere: 'Boshqa ish maydonlarida o‘qilmaganlar bor',
  manyNewMessages: { one: '{count} ta yangi xabar', other: '{count} ta yangi xabar' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Bu menga nega kelyapti?',
  fewerLikeThis: 'Bunday xabarlarni kamaytirish',
  offForAnHour: 'Bir soatga o‘chirish',
  offForToday: 'Bugunga o‘chirish',
  alwaysOff: 'Butunlay o‘chirish',
  turnedOff: 'O‘chirildi: {workflow}',
  turnedOffUntil: '{time} vaqtigacha o‘chirildi: {workflow}',
  muteThread: 'Bu suhbatni ovozsiz qilish',
  unmuteThread: 'Bu suhbat ovozini yoqish',
  muted: 'Shu brauzerda ovozsiz',
  unmuted: 'Endi ovozsiz emas',
  newKind: 'Yangi turdagi bildirishnoma: {workflow}',
  keep: 'Qoldirish',
  turnOff: 'O‘chirish',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Tezkor tugmalar',
  goTo: 'O‘tish',
  nextMessage: 'Keyingi xabar',
  previousMessage: 'Oldingi xabar',
  openFocused: 'Ochish',
  tabByNumber: 'Raqam bo‘yicha varaq',
  selectRange: 'Oraliqni tanlash',
  letterKeys: 'Bir harfli tugmalar',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} ta xabar javob kutmoqda', other: '{count} ta xabar javob kutmoqda' },
  openCountAtLeast: {
    one: '{count} ta yoki undan ko‘p xabar javob kutmoqda',
    other: '{count} ta yoki undan ko‘p xabar javob kutmoqda',
  },
  moreInGroup: { one: 'yana {count} ta', other: 'yana {count} ta' },
  earlierStates: { one: '{count} ta avvalgi holat', other: '{count} ta avvalgi holat' },
  otherPeople: { one: 'yana {count} kishi', other: 'yana {count} kishi' },
  groupSize: { one: '{count} ta xabar', other: '{count} ta xabar' },
  foundCount: { one: '{count} ta topildi', other: '{count} ta topildi' },
  loadedCount: { one: '{count} ta yuklandi', other: '{count} ta yuklandi' },
  needsYouTab: 'Javob kutayotganlar',
  nothingNeedsYou: 'Javobingizni kutayotgan xabar yo‘q',
  searchMessages: 'Xabarlarni qidirish',
  searchOlder: 'Eskiroqlarini qidirish',
  nothingFound: '“{words}” bo‘yicha hech narsa topilmadi',
  nothingMatches: 'Filtrlarga mos xabar yo‘q',
  filters: 'Filtrlar',
  filterUnread: 'O‘qilmaganlar',
  filteredBy: 'Faqat quyidagilar ko‘rsatilmoqda: {filters}',
  chooseMessage: 'Xabarni tanlang',
  messageIsGone: 'Bu xabar endi bu yerda yo‘q',
  openMessage: 'Xabar',
  backToList: 'Ro‘yxatga qaytish',
  goToPage: 'Ochish',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Javob berildi: {count}',
  timeIsOver: 'Bunga endi javob berib bo‘lmaydi.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Arxivlash',
  unarchive: 'Kiruvchilarga ko‘chirish',
  archivedTab: 'Arxivlanganlar',
  archived: 'Arxivlandi',
  manyArchived: 'Arxivlandi: {count}',
  backInInbox: 'Yana kiruvchilarda',
  snooze: 'Keyinga qoldirish',
  inAnHour: 'Bir soatdan keyin',
  thisEvening: 'Bugun kechqurun',
  tomorrow: 'Ertaga',
  nextWeek: 'Kelasi hafta',
  chooseTime: 'Vaqtni tanlash…',
  snoozeUntil: 'Qachongacha qoldirish',
  unsnooze: 'Keyinga qoldirishni tugatish',
  snoozedTab: 'Keyinga qoldirilganlar',
  snoozedUntil: '{time} vaqtigacha qoldirildi',
  manySnoozed: 'Keyinga qoldirildi: {count}',
  cameBack: 'Qoldirish vaqti tugadi',
  backByActivity: 'Yangilik bo‘lgani uchun qaytdi',
  onlyInThisBrowser: 'Faqat shu brauzerda saqlangan',
  noArchived: 'Arxivda hech narsa yo‘q',
  noSnoozed: 'Keyinga qoldirilgan hech narsa yo‘q',
  severityHigh: 'Yuqori ustuvorlik',
  severityMedium: 'O‘rta ustuvorlik',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Bildirishnomalarni to‘xtatib turish',
  forAnHour: 'Bir soatga',
  untilTomorrow: 'Ertagacha',
  untilResumed: 'Men yoqqunimcha',
  resumeNotifications: 'Bildirishnomalarni davom ettirish',
  paused: 'vaqtincha to‘xtatilgan',
  pausedUntil: '{time} vaqtigacha to‘xtatilgan',
  newWhilePaused: {
    one: 'Tanaffus paytida {count} ta yangi xabar',
    other: 'Tanaffus paytida {count} ta yangi xabar',
  },

  quietHours: 'Sokin soatlar',
  quietHoursHint: 'Bu vaqtda faqat o‘ta muhim xabarlar e’tiboringizni tortadi.',
  addQuietHours: 'Sokin soatlar qo‘shish',
  quietDays: 'Kunlar',
  quietFrom: 'Boshlanishi',
  quietTo: 'Tugashi',
  timeZone: 'Vaqt mintaqasi',
};
