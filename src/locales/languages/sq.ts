import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Albanian. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'Njoftimet',
  markAllAsRead: 'Shëno të gjitha si të lexuara',
  poweredBy: 'Mundësuar nga',
  settings: 'Cilësimet',
  removeMessage: 'Hiq mesazhin',
  markAsRead: 'Shëno si të lexuar',
  markAsUnRead: 'Shëno si të palexuar',
  noNewNotification: 'Ende asgjë e re këtu',

  noNewNotificationHint: "Do t'ju njoftojmë kur të ndodhë diçka.",
  close: 'Mbyll',
  loading: 'Njoftimet po ngarkohen',
  loadMore: 'Shfaq njoftimet më të vjetra',
  loadMoreFailed: 'Njoftimet më të vjetra nuk u ngarkuan.',
  loadFailed: 'Njoftimet nuk u ngarkuan',
  serverAnswered: 'Serveri u përgjigj me {status}. Mesazhet tuaja janë të sigurta.',
  serverUnreachable: 'Nuk u arrit lidhja me serverin. Mesazhet tuaja janë të sigurta.',
  identityUnknown: 'Aplikacioni nuk mundi të konfirmojë se kush jeni. Mesazhet tuaja janë të sigurta.',
  sessionRefused: 'Njoftimet nuk u hapën për ju. Mesazhet tuaja janë të sigurta.',
  tryAgain: 'Provo përsëri',
  stillTrying: 'Po provohet ende…',
  offline: 'Jeni jashtë linje',
  offlineHint: 'Njoftimet do të ngarkohen vetë kur të kthehet lidhja.',
  waitsForNetwork: 'Do të dërgohen kur të kthehet lidhja.',
  stale: 'Nuk u rifreskua. Shfaqet ajo që ishte më parë.',
  reconnecting: 'Po rilidhet…',
  livePaused: 'Përditësimet e drejtpërdrejta janë pezulluar. Po provohet përsëri…',
  rateLimited: 'Shumë kërkesa. Prisni pak, ju lutemi.',
  signedOut: 'Keni dalë nga llogaria',
  signedOutHint: 'Hyni përsëri për të parë njoftimet tuaja.',
  unread: 'Palexuar',
  untitled: 'Njoftim',
  feedKeys: 'Tastet Page Down dhe Page Up kalojnë nga një njoftim te tjetri.',
  showMore: 'Shfaq më shumë',
  showLess: 'Shfaq më pak',
  actionFailed: 'Nuk u ruajt. Provoni përsëri, ju lutemi.',
  actionRefused: 'Kjo nuk u pranua.',
  dismiss: 'Fshih',
  opensNewTab: '(hapet në një skedë të re)',

  unreadOnly: 'Vetëm të palexuarat',
  noUnread: 'I keni lexuar të gjitha',
  showAll: 'Shfaq të gjitha',
  sinceLastVisit: 'Të reja që nga vizita juaj e fundit',
  moreActions: 'Më shumë veprime',
  select: 'Zgjidh',
  selectAll: 'Zgjidhi të gjitha',
  cancel: 'Anulo',
  remove: 'Hiq',
  removeAll: 'Hiqi të gjitha',
  markedAsRead: 'U shënua si i lexuar',
  markedAsUnRead: 'U shënua si i palexuar',
  manyMarkedAsRead: 'U shënua si i lexuar: {count}',
  manyMarkedAsUnRead: 'U shënua si i palexuar: {count}',
  undo: 'Zhbëj',

  back: 'Prapa',
  allNotifications: 'Të gjitha njoftimet',
  required: 'I detyrueshëm',
  requiredReason: 'Këto mesazhe janë të rëndësishme dhe nuk mund të çaktivizohen.',
  search: 'Kërko',
  clearSearch: 'Pastro kërkimin',
  noMatches: 'Nuk u gjet asgjë',
  sort: 'Rendit',
  sortSuggested: 'Renditja e sugjeruar',
  sortByName: 'Sipas emrit',
  filter: 'Filtro',
  allChannels: 'Të gjitha kanalet',
  otherGroup: 'Të tjera',
  noPreferences: 'Ende nuk ka cilësime',
  preferencesFailed: 'Cilësimet nuk u ngarkuan',
  loadingPreferences: 'Cilësimet po ngarkohen',
  saved: 'U ruajt',
  saveFailed: 'Nuk u ruajt. Cilësimi i mëparshëm u rikthye.',
  channel_in_app: 'Në aplikacion',
  channel_email: 'Email',
  channel_sms: 'SMS',
  channel_chat: 'Bisedë',
  channel_push: 'Njoftim push',

  unreadCount: { one: '{count} i palexuar', other: '{count} të palexuara' },
  unreadCountAtLeast: { one: 'më shumë se {count} i palexuar', other: 'më shumë se {count} të palexuara' },
  newMessages: { one: '{count} njoftim i ri', other: '{count} njoftime të reja' },
  newMessagesAtLeast: {
    one: 'më shumë se {count} njoftim i ri',
    other: 'më shumë se {count} njoftime të reja',
  },
  selectedCount: { one: '{count} i zgjedhur', other: '{count} të zgjedhura' },
  removedMessages: { one: '{count} njoftim u hoq', other: '{count} njoftime u hoqën' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_email', 'channel_sms'];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'Mesazh i ri: {title}',
  unreadElsewhere: 'Të palexuara në hapësira të tjera pune',
  manyNewMessages: { one: '{count} mesazh i ri', other: '{count} mesazhe të reja' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Pse po e marr këtë?',
  fewerLikeThis: 'Më pak si ky',
  offForAnHour: 'Çaktivizo për një orë',
  offForToday: 'Çaktivizo për sot',
  alwaysOff: 'Çaktivizo përgjithmonë',
  turnedOff: 'U çaktivizua: {workflow}',
  turnedOffUntil: 'U çaktivizua deri më {time}: {workflow}',
  muteThread: 'Heshtoje këtë bisedë',
  unmuteThread: 'Mos e heshto më këtë bisedë',
  muted: 'Heshtuar në këtë shfletues',
  unmuted: 'Nuk është më heshtuar',
  newKind: 'Lloj i ri njoftimi: {workflow}',
  keep: 'Mbaj',
  turnOff: 'Çaktivizo',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Shkurtoret e tastierës',
  goTo: 'Shko te',
  nextMessage: 'Mesazhi tjetër',
  previousMessage: 'Mesazhi i mëparshëm',
  openFocused: 'Hap',
  tabByNumber: 'Skeda sipas numrit',
  selectRange: 'Zgjidh një interval',
  letterKeys: 'Taste me një shkronjë',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} pret përgjigje', other: '{count} presin përgjigje' },
  openCountAtLeast: {
    one: '{count} ose më shumë presin përgjigje',
    other: '{count} ose më shumë presin përgjigje',
  },
  moreInGroup: { one: '{count} tjetër', other: '{count} të tjera' },
  earlierStates: { one: '{count} gjendje e mëparshme', other: '{count} gjendje të mëparshme' },
  otherPeople: { one: '{count} tjetër', other: '{count} të tjerë' },
  groupSize: { one: '{count} mesazh', other: '{count} mesazhe' },
  foundCount: { one: 'U gjet {count}', other: 'U gjetën {count}' },
  loadedCount: { one: 'U ngarkua {count}', other: 'U ngarkuan {count}' },
  needsYouTab: 'Presin përgjigje',
  nothingNeedsYou: 'Asgjë nuk pret përgjigje',
  searchMessages: 'Kërko mesazhe',
  searchOlder: 'Kërko te më të vjetrat',
  nothingFound: 'Nuk u gjet asgjë për “{words}”',
  nothingMatches: 'Asnjë mesazh nuk përputhet me filtrat',
  filters: 'Filtrat',
  filterUnread: 'Të palexuara',
  filteredBy: 'Shfaqen vetëm: {filters}',
  chooseMessage: 'Zgjidhni një mesazh',
  messageIsGone: 'Ky mesazh nuk është më këtu',
  openMessage: 'Mesazh',
  backToList: 'Kthehu te lista',
  goToPage: 'Hap',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Përgjigje të dhëna: {count}',
  timeIsOver: "Kësaj nuk mund t'i përgjigjeni më.",
};

export const places: Partial<PlaceStrings> = {
  archive: 'Arkivo',
  unarchive: 'Zhvendos te kutia hyrëse',
  archivedTab: 'Të arkivuara',
  archived: 'U arkivua',
  manyArchived: 'U arkivua: {count}',
  backInInbox: 'Sërish në kutinë hyrëse',
  snooze: 'Shtyj',
  inAnHour: 'Pas një ore',
  thisEvening: 'Sot në mbrëmje',
  tomorrow: 'Nesër',
  nextWeek: 'Javën e ardhshme',
  chooseTime: 'Zgjidh kohën…',
  snoozeUntil: 'Shtyj deri më',
  unsnooze: 'Përfundo shtyrjen',
  snoozedTab: 'Të shtyra',
  snoozedUntil: 'U shty deri më {time}',
  manySnoozed: 'U shty: {count}',
  cameBack: 'U kthye pas shtyrjes',
  backByActivity: 'U kthye sepse ka diçka të re',
  onlyInThisBrowser: 'Vetëm në këtë shfletues',
  noArchived: 'Asgjë nuk është arkivuar',
  noSnoozed: 'Asgjë nuk është shtyrë',
  severityHigh: 'Përparësi e lartë',
  severityMedium: 'Përparësi mesatare',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Pezullo njoftimet',
  forAnHour: 'Për një orë',
  untilTomorrow: 'Deri nesër',
  untilResumed: 'Derisa t’i aktivizoj',
  resumeNotifications: 'Rifillo njoftimet',
  paused: 'të pezulluara',
  pausedUntil: 'të pezulluara deri më {time}',
  newWhilePaused: {
    one: '{count} mesazh i ri gjatë pezullimit',
    other: '{count} mesazhe të reja gjatë pezullimit',
  },

  quietHours: 'Orë qetësie',
  quietHoursHint: 'Në këtë kohë vetëm mesazhet kritike tërheqin vëmendjen tuaj.',
  addQuietHours: 'Shto orë qetësie',
  quietDays: 'Ditët',
  quietFrom: 'Nga',
  quietTo: 'Deri',
  timeZone: 'Brezi orar',
};
