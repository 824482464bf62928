import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Georgian. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'შეტყობინებები',
  markAllAsRead: 'ყველას წაკითხულად მონიშვნა',
  poweredBy: 'უზრუნველყოფს:',
  settings: 'პარამეტრები',
  removeMessage: 'შეტყობინების ამოშლა',
  markAsRead: 'წაკითხულად მონიშვნა',
  markAsUnRead: 'წაუკითხავად მონიშვნა',
  noNewNotification: 'აქ ჯერ ახალი არაფერია',

  noNewNotificationHint: 'შეგატყობინებთ, როცა რამე მოხდება.',
  close: 'დახურვა',
  loading: 'შეტყობინებები იტვირთება',
  loadMore: 'ძველი შეტყობინებების ჩვენება',
  loadMoreFailed: 'ძველი შეტყობინებები ვერ ჩაიტვირთა.',
  loadFailed: 'შეტყობინებები ვერ ჩაიტვირთა',
  serverAnswered: 'სერვერის პასუხია {status}. თქვენი შეტყობინებები დაცულია.',
  serverUnreachable: 'სერვერთან დაკავშირება ვერ მოხერხდა. თქვენი შეტყობინებები დაცულია.',
  identityUnknown: 'აპმა თქვენი ვინაობის დადასტურება ვერ შეძლო. თქვენი შეტყობინებები დაცულია.',
  sessionRefused: 'თქვენი შემოსულების გახსნა ვერ მოხერხდა. თქვენი შეტყობინებები დაცულია.',
  tryAgain: 'ხელახლა ცდა',
  stillTrying: 'მცდელობა გრძელდება…',
  offline: 'ქსელთან კავშირი არ არის',
  offlineHint: 'შეტყობინებები თავისით ჩაიტვირთება, როცა კავშირი აღდგება.',
  waitsForNetwork: 'გაიგზავნება, როცა კავშირი აღდგება.',
  stale: 'განახლება ვერ მოხერხდა. ნაჩვენებია ის, რაც მანამდე იყო.',
  reconnecting: 'კავშირი აღდგება…',
  livePaused: 'პირდაპირი განახლება შეჩერებულია. მიმდინარეობს ხელახლა ცდა…',
  rateLimited: 'მეტისმეტად ბევრი მოთხოვნა. ცოტა ხანს მოიცადეთ.',
  signedOut: 'თქვენ გასული ხართ ანგარიშიდან',
  signedOutHint: 'შეტყობინებების სანახავად შედით ხელახლა.',
  unread: 'წაუკითხავი',
  untitled: 'შეტყობინება',
  feedKeys: '„გვერდი ქვემოთ“ და „გვერდი ზემოთ“ კლავიშებით ერთი შეტყობინებიდან მომდევნოზე გადადიხართ.',
  showMore: 'მეტის ჩვენება',
  showLess: 'ნაკლების ჩვენება',
  actionFailed: 'შენახვა ვერ მოხერხდა. სცადეთ ხელახლა.',
  actionRefused: 'ეს მიღებული არ იქნა.',
  dismiss: 'დამალვა',
  opensNewTab: '(იხსნება ახალ ჩანართში)',

  unreadOnly: 'მხოლოდ წაუკითხავი',
  noUnread: 'ყველაფერი წაკითხულია',
  showAll: 'ყველას ჩვენება',
  sinceLastVisit: 'ახალი ბოლო ვიზიტის შემდეგ',
  moreActions: 'სხვა მოქმედებები',
  select: 'არჩევა',
  selectAll: 'ყველას არჩევა',
  cancel: 'გაუქმება',
  remove: 'ამოშლა',
  removeAll: 'ყველას ამოშლა',
  markedAsRead: 'მოინიშნა წაკითხულად',
  markedAsUnRead: 'მოინიშნა წაუკითხავად',
  manyMarkedAsRead: 'მოინიშნა წაკითხულად: {count}',
  manyMarkedAsUnRead: 'მოინიშნა წაუკითხავად: {count}',
  undo: 'მოქმედების გაუქმება',

  back: 'უკან',
  allNotifications: 'ყველა შეტყობინება',
  required: 'სავალდებულო',
  requiredReason: 'ეს შეტყობინებები მნიშვნელოვანია და ვერ გამოირთვება.',
  search: 'ძიება',
  clearSearch: 'ძიების გასუფთავება',
  noMatches: 'ვერაფერი მოიძებნა',
  sort: 'დალაგება',
  sortSuggested: 'შემოთავაზებული რიგი',
  sortByName: 'სახელით',
  filter: 'ფილტრი',
  allChannels: 'ყველა არხი',
  otherGroup: 'სხვა',
  noPreferences: 'პარამეტრები ჯერ არ არის',
  preferencesFailed: 'პარამეტრები ვერ ჩაიტვირთა',
  loadingPreferences: 'პარამეტრები იტვირთება',
  saved: 'შენახულია',
  saveFailed: 'შენახვა ვერ მოხერხდა. დაბრუნდა წინა პარამეტრი.',
  channel_in_app: 'აპში',
  channel_email: 'ელფოსტა',
  channel_sms: 'SMS',
  channel_chat: 'ჩატი',
  channel_push: 'Push',

  unreadCount: { one: '{count} წაუკითხავი', other: '{count} წაუკითხავი' },
  unreadCountAtLeast: { one: '{count}-ზე მეტი წაუკითხავი', other: '{count}-ზე მეტი წაუკითხავი' },
  newMessages: { one: '{count} ახალი შეტყობინება', other: '{count} ახალი შეტყობინება' },
  newMessagesAtLeast: {
    one: '{count}-ზე მეტი ახალი შეტყობინება',
    other: '{count}-ზე მეტი ახალი შეტყობინება',
  },
  selectedCount: { one: 'არჩეულია {count}', other: 'არჩეულია {count}' },
  removedMessages: { one: 'ამოიშალა {count} შეტყობინება', other: 'ამოიშალა {count} შეტყობინება' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms', 'channel_push'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = ['undo', 'sessionRefused', 'feedKeys'];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'ახალი: {title}',
  unreadElsewhere: 'წაუკითხავი სხვა სამუშაო სივრცეებში',
  manyNewMessages: { one: '{count} ახალი შეტყობინება', other: '{count} ახალი შეტყობინება' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'რატომ მივიღე ეს?',
  fewerLikeThis: 'ნაკლები ასეთი',
  offForAnHour: 'გამორთვა ერთი საათით',
  offForToday: 'გამორთვა დღეს',
  alwaysOff: 'გამორთვა სამუდამოდ',
  turnedOff: 'გამოირთო: {workflow}',
  turnedOffUntil: 'გამოირთო {time}-მდე: {workflow}',
  muteThread: 'ამ მიმოწერის დადუმება',
  unmuteThread: 'მიმოწერის დადუმების გაუქმება',
  muted: 'დადუმებულია ამ ბრაუზერში',
  unmuted: 'აღარ არის დადუმებული',
  newKind: 'ახალი სახის შეტყობინება: {workflow}',
  keep: 'დატოვება',
  turnOff: 'გამორთვა',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'კლავიატურის მალსახმობები',
  goTo: 'გადასვლა',
  nextMessage: 'შემდეგი შეტყობინება',
  previousMessage: 'წინა შეტყობინება',
  openFocused: 'გახსნა',
  tabByNumber: 'ჩანართი ნომრით',
  selectRange: 'დიაპაზონის არჩევა',
  letterKeys: 'ერთასოიანი კლავიშები',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} ელოდება თქვენს პასუხს', other: '{count} ელოდება თქვენს პასუხს' },
  openCountAtLeast: {
    one: '{count} ან მეტი ელოდება თქვენს პასუხს',
    other: '{count} ან მეტი ელოდება თქვენს პასუხს',
  },
  moreInGroup: { one: 'კიდევ {count}', other: 'კიდევ {count}' },
  earlierStates: { one: '{count} წინა მდგომარეობა', other: '{count} წინა მდგომარეობა' },
  otherPeople: { one: 'კიდევ {count} ადამიანი', other: 'კიდევ {count} ადამიანი' },
  groupSize: { one: '{count} შეტყობინება', other: '{count} შეტყობინება' },
  foundCount: { one: 'მოიძებნა {count}', other: 'მოიძებნა {count}' },
  loadedCount: { one: 'ჩატვირთულია {count}', other: 'ჩატვირთულია {count}' },
  needsYouTab: 'პასუხის მოლოდინში',
  nothingNeedsYou: 'თქვენს პასუხს არაფერი ელოდება',
  searchMessages: 'შეტყობინებებში ძიება',
  searchOlder: 'ძველებში ძიება',
  nothingFound: 'ვერაფერი მოიძებნა: „{words}“',
  nothingMatches: 'ფილტრებს არც ერთი შეტყობინება არ შეესაბამება',
  filters: 'ფილტრები',
  filterUnread: 'წაუკითხავი',
  filteredBy: 'ნაჩვენებია მხოლოდ: {filters}',
  chooseMessage: 'აირჩიეთ შეტყობინება',
  messageIsGone: 'ეს შეტყობინება აქ აღარ არის',
  openMessage: 'შეტყობინება',
  backToList: 'სიაში დაბრუნება',
  goToPage: 'გახსნა',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'პასუხი გაეცა: {count}',
  timeIsOver: 'ამაზე პასუხის გაცემა აღარ შეიძლება.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'დაარქივება',
  unarchive: 'შემოსულებში გადატანა',
  archivedTab: 'დაარქივებული',
  archived: 'დაარქივდა',
  manyArchived: 'დაარქივდა: {count}',
  backInInbox: 'კვლავ შემოსულებში',
  snooze: 'გადადება',
  inAnHour: 'ერთ საათში',
  thisEvening: 'ამ საღამოს',
  tomorrow: 'ხვალ',
  nextWeek: 'მომავალ კვირაში',
  chooseTime: 'დროის არჩევა…',
  snoozeUntil: 'როდემდე გადაიდოს',
  unsnooze: 'გადადების შეწყვეტა',
  snoozedTab: 'გადადებული',
  snoozedUntil: 'გადაიდო {time}-მდე',
  manySnoozed: 'გადაიდო: {count}',
  cameBack: 'გადადების ვადა გავიდა',
  backByActivity: 'დაბრუნდა სიახლის გამო',
  onlyInThisBrowser: 'შენახულია მხოლოდ ამ ბრაუზერში',
  noArchived: 'დაარქივებული არაფერია',
  noSnoozed: 'გადადებული არაფერია',
  severityHigh: 'მაღალი პრიორიტეტი',
  severityMedium: 'საშუალო პრიორიტეტი',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'შეტყობინებების შეჩერება',
  forAnHour: 'ერთი საათით',
  untilTomorrow: 'ხვალამდე',
  untilResumed: 'სანამ თავად ჩავრთავ',
  resumeNotifications: 'შეტყობინებების ხელახლა ჩართვა',
  paused: 'შეჩერებულია',
  pausedUntil: 'შეჩერებულია {time}-მდე',
  newWhilePaused: {
    one: 'შეჩერების დროს {count} ახალი შეტყობინება',
    other: 'შეჩერების დროს {count} ახალი შეტყობინება',
  },

  quietHours: 'მშვიდი საათები',
  quietHoursHint: 'ამ დროს თქვენს ყურადღებას მხოლოდ კრიტიკული შეტყობინებები მიიქცევს.',
  addQuietHours: 'მშვიდი საათების დამატება',
  quietDays: 'დღეები',
  quietFrom: 'დასაწყისი',
  quietTo: 'დასასრული',
  timeZone: 'სასაათო სარტყელი',
};
