import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Bhojpuri. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'सूचना सभ',
  markAllAsRead: 'सभ के पढ़ल चिन्हित करीं',
  poweredBy: 'प्रस्तुत कइले बा',
  settings: 'सेटिंग',
  removeMessage: 'संदेश हटाईं',
  markAsRead: 'पढ़ल चिन्हित करीं',
  markAsUnRead: 'बिना पढ़ल चिन्हित करीं',
  noNewNotification: 'एहिजा अभी कुछ नया नइखे',

  noNewNotificationHint: 'कुछ होई त रउआ के बता देब।',
  close: 'बंद करीं',
  loading: 'सूचना लोड हो रहल बा',
  loadMore: 'पुरान सूचना देखाईं',
  loadMoreFailed: 'पुरान सूचना लोड ना हो पावल।',
  loadFailed: 'सूचना लोड ना हो पावल',
  serverAnswered: 'सर्वर {status} जवाब दिहलस। राउर संदेश सुरक्षित बा।',
  serverUnreachable: 'सर्वर से संपर्क ना हो पावल। राउर संदेश सुरक्षित बा।',
  identityUnknown: 'ऐप राउर पहचान के पुष्टि ना कर सकल। राउर संदेश सुरक्षित बा।',
  sessionRefused: 'राउर सूचना ना खुल पावल। राउर संदेश सुरक्षित बा।',
  tryAgain: 'फेर से कोशिश करीं',
  stillTrying: 'अबहियों कोशिश हो रहल बा…',
  offline: 'रउआ ऑफलाइन बानी',
  offlineHint: 'कनेक्शन लवटते सूचना अपने आप लोड हो जाई।',
  waitsForNetwork: 'कनेक्शन लवटते भेजल जाई।',
  stale: 'ताजा ना हो पावल। पहिले वाला देखावल जा रहल बा।',
  reconnecting: 'फेर से जुड़ रहल बा…',
  livePaused: 'लाइव अपडेट रुकल बा। फेर से कोशिश हो रहल बा…',
  rateLimited: 'बहुत जादे अनुरोध। तनी रुकीं।',
  signedOut: 'रउआ साइन आउट हो गइल बानी',
  signedOutHint: 'आपन सूचना देखे खातिर फेर से साइन इन करीं।',
  unread: 'बिना पढ़ल',
  untitled: 'सूचना',
  feedKeys: 'पेज डाउन आ पेज अप कुंजी से एगो सूचना से अगिला सूचना पर जाईं।',
  showMore: 'अउर देखाईं',
  showLess: 'कम देखाईं',
  actionFailed: 'सहेजल ना जा सकल। फेर से कोशिश करीं।',
  actionRefused: 'ई स्वीकार ना भइल।',
  dismiss: 'छिपाईं',
  opensNewTab: '(नया टैब में खुली)',

  unreadOnly: 'खाली बिना पढ़ल',
  noUnread: 'रउआ सभ पढ़ लिहनी',
  showAll: 'सभ देखाईं',
  sinceLastVisit: 'राउर पछिला बेर के बाद नया',
  moreActions: 'अउर काम',
  select: 'चुनीं',
  selectAll: 'सभ चुनीं',
  cancel: 'रद्द करीं',
  remove: 'हटाईं',
  removeAll: 'सभ हटाईं',
  markedAsRead: 'पढ़ल चिन्हित भइल',
  markedAsUnRead: 'बिना पढ़ल चिन्हित भइल',
  manyMarkedAsRead: 'पढ़ल चिन्हित भइल: {count}',
  manyMarkedAsUnRead: 'बिना पढ़ल चिन्हित भइल: {count}',
  undo: 'पहिले जइसन करीं',

  back: 'पाछे',
  allNotifications: 'सगरी सूचना',
  required: 'जरूरी',
  requiredReason: 'ई संदेश महत्वपूर्ण बा, एह से बंद ना हो सके।',
  search: 'खोजीं',
  clearSearch: 'खोज साफ करीं',
  noMatches: 'कुछ ना मिलल',
  sort: 'क्रम',
  sortSuggested: 'सुझावल क्रम',
  sortByName: 'नाम के हिसाब से',
  filter: 'फिल्टर',
  allChannels: 'सगरी चैनल',
  otherGroup: 'अन्य',
  noPreferences: 'अभी कवनो सेटिंग नइखे',
  preferencesFailed: 'सेटिंग लोड ना हो पावल',
  loadingPreferences: 'सेटिंग लोड हो रहल बा',
  saved: 'सहेजल गइल',
  saveFailed: 'सहेजल ना जा सकल। राउर पहिले के सेटिंग वापस आ गइल।',
  channel_in_app: 'ऐप में',
  channel_email: 'ईमेल',
  channel_sms: 'SMS',
  channel_chat: 'चैट',
  channel_push: 'पुश',

  unreadCount: { one: '{count} बिना पढ़ल', other: '{count} बिना पढ़ल' },
  unreadCountAtLeast: { one: '{count} से जादे बिना पढ़ल', other: '{count} से जादे बिना पढ़ल' },
  newMessages: { one: '{count} नया सूचना', other: '{count} नया सूचना' },
  newMessagesAtLeast: { one: '{count} से जादे नया सूचना', other: '{count} से जादे नया सूचना' },
  selectedCount: { one: '{count} चुनल गइल', other: '{count} चुनल गइल' },
  removedMessages: { one: '{count} सूचना हटावल गइल', other: '{count} सूचना हटावल गइल' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = [
  'poweredBy',
  'sinceLastVisit',
  'stillTrying',
  'feedKeys',
  'dismiss',
  'identityUnknown',
  'actionRefused',
];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'नया: {title}',
  unreadElsewhere: 'दोसर वर्कस्पेस में बिना पढ़ल संदेश बा',
  manyNewMessages: { one: '{count} नया संदेश', other: '{count} नया संदेश' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'ई हमरा काहे मिलल?',
  fewerLikeThis: 'अइसन कम देखाईं',
  offForAnHour: 'एक घंटा खातिर बंद',
  offForToday: 'आज खातिर बंद',
  alwaysOff: 'हमेशा बंद',
  turnedOff: 'बंद कइल गइल: {workflow}',
  turnedOffUntil: '{time} तक बंद कइल गइल: {workflow}',
  muteThread: 'एह थ्रेड के म्यूट करीं',
  unmuteThread: 'एह थ्रेड के अनम्यूट करीं',
  muted: 'एह ब्राउजर में म्यूट बा',
  unmuted: 'अब म्यूट नइखे',
  newKind: 'नया तरह के सूचना: {workflow}',
  keep: 'रखीं',
  turnOff: 'बंद करीं',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'कीबोर्ड शॉर्टकट',
  goTo: 'एहिजा जाईं',
  nextMessage: 'अगिला संदेश',
  previousMessage: 'पछिला संदेश',
  openFocused: 'खोलीं',
  tabByNumber: 'नंबर से टैब',
  selectRange: 'रेंज चुनीं',
  letterKeys: 'एक अक्षर वाला कुंजी',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} राउर जवाब के इंतजार में', other: '{count} राउर जवाब के इंतजार में' },
  openCountAtLeast: {
    one: '{count} भा जादे राउर जवाब के इंतजार में',
    other: '{count} भा जादे राउर जवाब के इंतजार में',
  },
  moreInGroup: { one: '{count} अउर', other: '{count} अउर' },
  earlierStates: { one: '{count} पहिले के स्थिति', other: '{count} पहिले के स्थिति' },
  otherPeople: { one: '{count} अउर आदमी', other: '{count} अउर लोग' },
  groupSize: { one: '{count} संदेश', other: '{count} संदेश' },
  foundCount: { one: '{count} मिलल', other: '{count} मिलल' },
  loadedCount: { one: '{count} लोड भइल', other: '{count} लोड भइल' },
  needsYouTab: 'राउर जवाब के इंतजार में',
  nothingNeedsYou: 'राउर जवाब के इंतजार में कुछ नइखे',
  searchMessages: 'संदेश खोजीं',
  searchOlder: 'पुरान संदेश में खोजीं',
  nothingFound: '“{words}” खातिर कुछ ना मिलल',
  nothingMatches: 'फिल्टर से कवनो संदेश मेल ना खाला',
  filters: 'फिल्टर सभ',
  filterUnread: 'बिना पढ़ल',
  filteredBy: 'खाली ई देखावल जा रहल बा: {filters}',
  chooseMessage: 'एगो संदेश चुनीं',
  messageIsGone: 'ई संदेश अब एहिजा नइखे',
  openMessage: 'संदेश',
  backToList: 'सूची पर वापस जाईं',
  goToPage: 'खोलीं',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'जवाब दिहल गइल: {count}',
  timeIsOver: 'अब एकर जवाब ना दिहल जा सके।',
};

export const places: Partial<PlaceStrings> = {
  archive: 'संग्रह में रखीं',
  unarchive: 'इनबॉक्स में ले जाईं',
  archivedTab: 'संग्रह में रखल',
  archived: 'संग्रह में रखल गइल',
  manyArchived: 'संग्रह में रखल गइल: {count}',
  backInInbox: 'फेर से इनबॉक्स में',
  snooze: 'बाद खातिर टालीं',
  inAnHour: 'एक घंटा बाद',
  thisEvening: 'आज साँझ',
  tomorrow: 'काल्ह',
  nextWeek: 'अगिला हफ्ता',
  chooseTime: 'समय चुनीं…',
  snoozeUntil: 'एह समय तक टालीं',
  unsnooze: 'टालल बंद करीं',
  snoozedTab: 'टालल',
  snoozedUntil: '{time} तक टालल',
  manySnoozed: 'टालल गइल: {count}',
  cameBack: 'टाले के समय पूरा भइल',
  backByActivity: 'कुछ नया भइला से वापस आइल',
  onlyInThisBrowser: 'खाली एह ब्राउजर में रखल बा',
  noArchived: 'संग्रह में कुछ नइखे',
  noSnoozed: 'टालल कुछ नइखे',
  severityHigh: 'ऊँच प्राथमिकता',
  severityMedium: 'मध्यम प्राथमिकता',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'सूचना रोकीं',
  forAnHour: 'एक घंटा खातिर',
  untilTomorrow: 'काल्ह तक',
  untilResumed: 'जब तक हम चालू ना करीं',
  resumeNotifications: 'सूचना फेर से चालू करीं',
  paused: 'रुकल बा',
  pausedUntil: '{time} तक रुकल बा',
  newWhilePaused: { one: 'रुकल समय में {count} नया संदेश', other: 'रुकल समय में {count} नया संदेश' },

  quietHours: 'शांत समय',
  quietHoursHint: 'ओह समय खाली बहुत जरूरी संदेश राउर ध्यान खींची।',
  addQuietHours: 'शांत समय जोड़ीं',
  quietDays: 'दिन',
  quietFrom: 'शुरू',
  quietTo: 'खतम',
  timeZone: 'टाइम जोन',
};
