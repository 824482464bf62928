import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Lao. */
export const strings: Language<'other'> = {
  notifications: 'ການແຈ້ງເຕືອນ',
  markAllAsRead: 'ໝາຍທັງໝົດວ່າອ່ານແລ້ວ',
  poweredBy: 'ສະໜັບສະໜູນໂດຍ',
  settings: 'ການຕັ້ງຄ່າ',
  removeMessage: 'ເອົາຂໍ້ຄວາມອອກ',
  markAsRead: 'ໝາຍວ່າອ່ານແລ້ວ',
  markAsUnRead: 'ໝາຍວ່າຍັງບໍ່ໄດ້ອ່ານ',
  noNewNotification: 'ຍັງບໍ່ມີຫຍັງໃໝ່ຢູ່ນີ້',

  noNewNotificationHint: 'ພວກເຮົາຈະແຈ້ງໃຫ້ທ່ານຮູ້ເມື່ອມີສິ່ງໃໝ່.',
  close: 'ປິດ',
  loading: 'ກຳລັງໂຫຼດການແຈ້ງເຕືອນ',
  loadMore: 'ສະແດງການແຈ້ງເຕືອນເກົ່າ',
  loadMoreFailed: 'ໂຫຼດການແຈ້ງເຕືອນເກົ່າບໍ່ໄດ້.',
  loadFailed: 'ໂຫຼດການແຈ້ງເຕືອນບໍ່ໄດ້',
  serverAnswered: 'ເຊີບເວີຕອບກັບ {status}. ຂໍ້ຄວາມຂອງທ່ານປອດໄພ.',
  serverUnreachable: 'ຕິດຕໍ່ເຊີບເວີບໍ່ໄດ້. ຂໍ້ຄວາມຂອງທ່ານປອດໄພ.',
  identityUnknown: 'ແອັບຢືນຢັນຕົວຕົນຂອງທ່ານບໍ່ໄດ້. ຂໍ້ຄວາມຂອງທ່ານປອດໄພ.',
  sessionRefused: 'ເປີດການແຈ້ງເຕືອນຂອງທ່ານບໍ່ໄດ້. ຂໍ້ຄວາມຂອງທ່ານປອດໄພ.',
  tryAgain: 'ລອງໃໝ່',
  stillTrying: 'ຍັງກຳລັງລອງຢູ່…',
  offline: 'ທ່ານອອບລາຍຢູ່',
  offlineHint: 'ການແຈ້ງເຕືອນຈະໂຫຼດເອງເມື່ອການເຊື່ອມຕໍ່ກັບມາ.',
  waitsForNetwork: 'ຈະສົ່ງເມື່ອການເຊື່ອມຕໍ່ກັບມາ.',
  stale: 'ໂຫຼດຂໍ້ມູນໃໝ່ບໍ່ໄດ້. ກຳລັງສະແດງຂໍ້ມູນກ່ອນໜ້າ.',
  reconnecting: 'ກຳລັງເຊື່ອມຕໍ່ໃໝ່…',
  livePaused: 'ການອັບເດດສົດຢຸດຊົ່ວຄາວ. ກຳລັງລອງໃໝ່…',
  rateLimited: 'ຄຳຂໍຫຼາຍເກີນໄປ. ກະລຸນາລໍຖ້າຈັກໜ່ອຍ.',
  signedOut: 'ທ່ານອອກຈາກລະບົບແລ້ວ',
  signedOutHint: 'ເຂົ້າສູ່ລະບົບອີກຄັ້ງເພື່ອເບິ່ງການແຈ້ງເຕືອນ.',
  unread: 'ຍັງບໍ່ໄດ້ອ່ານ',
  untitled: 'ການແຈ້ງເຕືອນ',
  feedKeys: 'ປຸ່ມເພຈດາວ ແລະ ເພຈອັບ ຍ້າຍຈາກການແຈ້ງເຕືອນໜຶ່ງໄປຫາອັນຕໍ່ໄປ.',
  showMore: 'ສະແດງເພີ່ມເຕີມ',
  showLess: 'ສະແດງໜ້ອຍລົງ',
  actionFailed: 'ບັນທຶກບໍ່ໄດ້. ກະລຸນາລອງໃໝ່.',
  actionRefused: 'ບໍ່ໄດ້ຮັບການຍອມຮັບ.',
  dismiss: 'ເຊື່ອງ',
  opensNewTab: '(ເປີດໃນແຖບໃໝ່)',

  unreadOnly: 'ສະເພາະທີ່ຍັງບໍ່ໄດ້ອ່ານ',
  noUnread: 'ທ່ານອ່ານໝົດແລ້ວ',
  showAll: 'ສະແດງທັງໝົດ',
  sinceLastVisit: 'ໃໝ່ນັບແຕ່ເຂົ້າຊົມຄັ້ງຫຼ້າສຸດ',
  moreActions: 'ການກະທຳອື່ນ',
  select: 'ເລືອກ',
  selectAll: 'ເລືອກທັງໝົດ',
  cancel: 'ຍົກເລີກ',
  remove: 'ເອົາອອກ',
  removeAll: 'ເອົາອອກທັງໝົດ',
  markedAsRead: 'ໝາຍວ່າອ່ານແລ້ວສຳເລັດ',
  markedAsUnRead: 'ໝາຍວ່າຍັງບໍ່ໄດ້ອ່ານສຳເລັດ',
  manyMarkedAsRead: 'ໝາຍວ່າອ່ານແລ້ວສຳເລັດ: {count}',
  manyMarkedAsUnRead: 'ໝາຍວ່າຍັງບໍ່ໄດ້ອ່ານສຳເລັດ: {count}',
  undo: 'ກັບຄືນ',

  back: 'ກັບໄປ',
  allNotifications: 'ການແຈ້ງເຕືອນທັງໝົດ',
  required: 'ຈຳເປັນ',
  requiredReason: 'ຂໍ້ຄວາມເຫຼົ່ານີ້ສຳຄັນ, ຈຶ່ງປິດບໍ່ໄດ້.',
  search: 'ຄົ້ນຫາ',
  clearSearch: 'ລຶບການຄົ້ນຫາ',
  noMatches: 'ບໍ່ພົບຫຍັງ',
  sort: 'ຈັດຮຽງ',
  sortSuggested: 'ລຳດັບທີ່ແນະນຳ',
  sortByName: 'ຕາມຊື່',
  filter: 'ຕົວກອງ',
  allChannels: 'ທຸກຊ່ອງທາງ',
  otherGroup: 'ອື່ນໆ',
  noPreferences: 'ຍັງບໍ່ມີການຕັ້ງຄ່າ',
  preferencesFailed: 'ໂຫຼດການຕັ້ງຄ່າບໍ່ໄດ້',
  loadingPreferences: 'ກຳລັງໂຫຼດການຕັ້ງຄ່າ',
  saved: 'ບັນທຶກແລ້ວ',
  saveFailed: 'ບັນທຶກບໍ່ໄດ້. ກັບໄປໃຊ້ການຕັ້ງຄ່າເກົ່າ.',
  channel_in_app: 'ໃນແອັບ',
  channel_email: 'ອີເມວ',
  channel_sms: 'SMS',
  channel_chat: 'ແຊັດ',
  channel_push: 'ພຸຊ',

  unreadCount: { other: 'ຍັງບໍ່ໄດ້ອ່ານ {count} ລາຍການ' },
  unreadCountAtLeast: { other: 'ຍັງບໍ່ໄດ້ອ່ານຫຼາຍກວ່າ {count} ລາຍການ' },
  newMessages: { other: 'ການແຈ້ງເຕືອນໃໝ່ {count} ລາຍການ' },
  newMessagesAtLeast: { other: 'ການແຈ້ງເຕືອນໃໝ່ຫຼາຍກວ່າ {count} ລາຍການ' },
  selectedCount: { other: 'ເລືອກແລ້ວ {count} ລາຍການ' },
  removedMessages: { other: 'ເອົາການແຈ້ງເຕືອນອອກແລ້ວ {count} ລາຍການ' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = ['undo', 'channel_push', 'feedKeys'];

export const attention: AttentionLanguage<'other'> = {
  arrived: 'ໃໝ່: {title}',
  unreadElsewhere: 'ຍັງບໍ່ໄດ້ອ່ານໃນພື້ນທີ່ເຮັດວຽກອື່ນ',
  manyNewMessages: { other: '{count} ຂໍ້ຄວາມໃໝ່' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'ເປັນຫຍັງຂ້ອຍຈຶ່ງໄດ້ຮັບອັນນີ້?',
  fewerLikeThis: 'ຫຼຸດຂໍ້ຄວາມແບບນີ້',
  offForAnHour: 'ປິດໜຶ່ງຊົ່ວໂມງ',
  offForToday: 'ປິດສຳລັບມື້ນີ້',
  alwaysOff: 'ປິດຕະຫຼອດ',
  turnedOff: 'ປິດແລ້ວ: {workflow}',
  turnedOffUntil: 'ປິດຈົນເຖິງ {time}: {workflow}',
  muteThread: 'ປິດສຽງການສົນທະນານີ້',
  unmuteThread: 'ເປີດສຽງການສົນທະນານີ້',
  muted: 'ປິດສຽງໃນບຣາວເຊີນີ້',
  unmuted: 'ເປີດສຽງຄືນແລ້ວ',
  newKind: 'ການແຈ້ງເຕືອນປະເພດໃໝ່: {workflow}',
  keep: 'ຮັບຕໍ່ໄປ',
  turnOff: 'ປິດ',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'ປຸ່ມລັດແປ້ນພິມ',
  goTo: 'ໄປທີ່',
  nextMessage: 'ຂໍ້ຄວາມຕໍ່ໄປ',
  previousMessage: 'ຂໍ້ຄວາມກ່ອນໜ້າ',
  openFocused: 'ເປີດ',
  tabByNumber: 'ແຖບຕາມໝາຍເລກ',
  selectRange: 'ເລືອກຊ່ວງ',
  letterKeys: 'ປຸ່ມຕົວອັກສອນດຽວ',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'other'> = {
  openCount: { other: 'ລໍຖ້າທ່ານ {count} ລາຍການ' },
  openCountAtLeast: { other: 'ລໍຖ້າທ່ານ {count} ລາຍການຂຶ້ນໄປ' },
  moreInGroup: { other: 'ອີກ {count} ລາຍການ' },
  earlierStates: { other: 'ສະຖານະກ່ອນໜ້າ {count} ລາຍການ' },
  otherPeople: { other: 'ອີກ {count} ຄົນ' },
  groupSize: { other: '{count} ຂໍ້ຄວາມ' },
  foundCount: { other: 'ພົບ {count} ລາຍການ' },
  loadedCount: { other: 'ໂຫຼດແລ້ວ {count} ລາຍການ' },
  needsYouTab: 'ລໍຖ້າທ່ານ',
  nothingNeedsYou: 'ບໍ່ມີຫຍັງລໍຖ້າທ່ານ',
  searchMessages: 'ຄົ້ນຫາຂໍ້ຄວາມ',
  searchOlder: 'ຄົ້ນຫາຂໍ້ຄວາມເກົ່າ',
  nothingFound: 'ບໍ່ພົບຫຍັງສຳລັບ “{words}”',
  nothingMatches: 'ບໍ່ມີຂໍ້ຄວາມທີ່ກົງກັບຕົວກອງ',
  filters: 'ຕົວກອງ',
  filterUnread: 'ຍັງບໍ່ໄດ້ອ່ານ',
  filteredBy: 'ສະແດງສະເພາະ: {filters}',
  chooseMessage: 'ເລືອກຂໍ້ຄວາມ',
  messageIsGone: 'ຂໍ້ຄວາມນີ້ບໍ່ຢູ່ທີ່ນີ້ແລ້ວ',
  openMessage: 'ຂໍ້ຄວາມ',
  backToList: 'ກັບໄປທີ່ລາຍການ',
  goToPage: 'ເປີດ',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'ຕອບແລ້ວ {count} ລາຍການ',
  timeIsOver: 'ບໍ່ສາມາດຕອບໄດ້ອີກແລ້ວ.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'ເກັບເຂົ້າຄັງ',
  unarchive: 'ຍ້າຍໄປກ່ອງຂາເຂົ້າ',
  archivedTab: 'ທີ່ເກັບເຂົ້າຄັງ',
  archived: 'ເກັບເຂົ້າຄັງແລ້ວ',
  manyArchived: 'ເກັບເຂົ້າຄັງແລ້ວ {count} ລາຍການ',
  backInInbox: 'ກັບມາໃນກ່ອງຂາເຂົ້າແລ້ວ',
  snooze: 'ເລື່ອນໄວ້ກ່ອນ',
  inAnHour: 'ໃນອີກໜຶ່ງຊົ່ວໂມງ',
  thisEvening: 'ແລງນີ້',
  tomorrow: 'ມື້ອື່ນ',
  nextWeek: 'ອາທິດໜ້າ',
  chooseTime: 'ເລືອກເວລາ…',
  snoozeUntil: 'ເລື່ອນໄປຈົນເຖິງ',
  unsnooze: 'ຢຸດການເລື່ອນ',
  snoozedTab: 'ທີ່ເລື່ອນໄວ້',
  snoozedUntil: 'ເລື່ອນໄປຈົນເຖິງ {time}',
  manySnoozed: 'ເລື່ອນແລ້ວ {count} ລາຍການ',
  cameBack: 'ກັບມາຫຼັງຈາກເລື່ອນໄວ້',
  backByActivity: 'ກັບມາເພາະມີສິ່ງໃໝ່',
  onlyInThisBrowser: 'ເກັບໄວ້ໃນບຣາວເຊີນີ້ເທົ່ານັ້ນ',
  noArchived: 'ບໍ່ມີລາຍການທີ່ເກັບເຂົ້າຄັງ',
  noSnoozed: 'ບໍ່ມີລາຍການທີ່ເລື່ອນໄວ້',
  severityHigh: 'ຄວາມສຳຄັນສູງ',
  severityMedium: 'ຄວາມສຳຄັນປານກາງ',
};

export const quiet: QuietLanguage<'other'> = {
  pauseNotifications: 'ຢຸດການແຈ້ງເຕືອນຊົ່ວຄາວ',
  forAnHour: 'ເປັນເວລາໜຶ່ງຊົ່ວໂມງ',
  untilTomorrow: 'ຈົນຮອດມື້ອື່ນ',
  untilResumed: 'ຈົນກວ່າຂ້ອຍຈະເປີດ',
  resumeNotifications: 'ເປີດການແຈ້ງເຕືອນຄືນ',
  paused: 'ຢຸດຊົ່ວຄາວ',
  pausedUntil: 'ຢຸດຊົ່ວຄາວຈົນເຖິງ {time}',
  newWhilePaused: { other: '{count} ຂໍ້ຄວາມໃໝ່ໃນຊ່ວງທີ່ຢຸດຊົ່ວຄາວ' },

  quietHours: 'ຊ່ວງເວລາງຽບ',
  quietHoursHint: 'ໃນຊ່ວງນັ້ນ ມີແຕ່ຂໍ້ຄວາມສຳຄັນທີ່ສຸດທີ່ຈະດຶງຄວາມສົນໃຈຂອງທ່ານ.',
  addQuietHours: 'ເພີ່ມຊ່ວງເວລາງຽບ',
  quietDays: 'ວັນ',
  quietFrom: 'ຈາກ',
  quietTo: 'ຈົນເຖິງ',
  timeZone: 'ເຂດເວລາ',
};
