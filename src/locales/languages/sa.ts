import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Sanskrit. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'सूचनाः',
  markAllAsRead: 'सर्वं पठितम् इति चिह्नयतु',
  poweredBy: 'प्रदाता',
  settings: 'विन्यासाः',
  removeMessage: 'सन्देशम् अपनयतु',
  markAsRead: 'पठितम् इति चिह्नयतु',
  markAsUnRead: 'अपठितम् इति चिह्नयतु',
  noNewNotification: 'अत्र अद्यापि नूतनं किमपि नास्ति',

  noNewNotificationHint: 'किमपि भविष्यति चेत् भवन्तं सूचयिष्यामः।',
  close: 'पिदधातु',
  loading: 'सूचनाः आनीयन्ते',
  loadMore: 'पुरातनीः सूचनाः दर्शयतु',
  loadMoreFailed: 'पुरातन्यः सूचनाः आनेतुं न शक्यन्ते।',
  loadFailed: 'सूचनाः आनेतुं न शक्यन्ते',
  serverAnswered: 'वितारकः {status} इति प्रत्यवदत्। भवतः सन्देशाः सुरक्षिताः।',
  serverUnreachable: 'वितारकः न प्राप्तः। भवतः सन्देशाः सुरक्षिताः।',
  identityUnknown: 'अनुप्रयोगेण भवतः परिचयः प्रमाणीकर्तुं न शक्तः। भवतः सन्देशाः सुरक्षिताः।',
  sessionRefused: 'भवतः सूचनाः उद्घाटयितुं न शक्यन्ते। भवतः सन्देशाः सुरक्षिताः।',
  tryAgain: 'पुनः प्रयतताम्',
  stillTrying: 'अद्यापि प्रयत्नः क्रियते…',
  offline: 'भवान् जालात् बहिः अस्ति',
  offlineHint: 'संयोगे पुनरागते सूचनाः स्वयमेव आगमिष्यन्ति।',
  waitsForNetwork: 'संयोगे पुनरागते प्रेषयिष्यन्ते।',
  stale: 'नवीकर्तुं न शक्तम्। पूर्वतनं दृश्यते।',
  reconnecting: 'पुनः संयुज्यते…',
  livePaused: 'साक्षात् सूचनाः स्थगिताः। पुनः प्रयत्नः क्रियते…',
  rateLimited: 'अतीव बहवः प्रार्थनाः। किञ्चित् प्रतीक्षताम्।',
  signedOut: 'भवान् निर्गतः',
  signedOutHint: 'सूचनाः द्रष्टुं पुनः प्रविशतु।',
  unread: 'अपठितम्',
  untitled: 'सूचना',
  feedKeys: 'पेज् डाउन् पेज् अप् च एकस्याः सूचनायाः अपरां सूचनां नयतः।',
  showMore: 'अधिकं दर्शयतु',
  showLess: 'न्यूनं दर्शयतु',
  actionFailed: 'रक्षितुं न शक्तम्। पुनः प्रयतताम्।',
  actionRefused: 'तत् न स्वीकृतम्।',
  dismiss: 'गोपयतु',
  opensNewTab: '(नूतने पटले उद्घाट्यते)',

  unreadOnly: 'केवलम् अपठितानि',
  noUnread: 'सर्वं पठितम्',
  showAll: 'सर्वं दर्शयतु',
  sinceLastVisit: 'गतदर्शनात् परं नूतनानि',
  moreActions: 'अन्याः क्रियाः',
  select: 'चिनोतु',
  selectAll: 'सर्वं चिनोतु',
  cancel: 'निवर्तयतु',
  remove: 'अपनयतु',
  removeAll: 'सर्वम् अपनयतु',
  markedAsRead: 'पठितम् इति चिह्नितम्',
  markedAsUnRead: 'अपठितम् इति चिह्नितम्',
  manyMarkedAsRead: 'पठितम् इति चिह्नितम्: {count}',
  manyMarkedAsUnRead: 'अपठितम् इति चिह्नितम्: {count}',
  undo: 'प्रत्यानयतु',

  back: 'प्रतिगच्छतु',
  allNotifications: 'सर्वाः सूचनाः',
  required: 'अनिवार्यम्',
  requiredReason: 'एते सन्देशाः महत्त्वपूर्णाः, अतः स्थगयितुं न शक्यन्ते।',
  search: 'अन्विष्यतु',
  clearSearch: 'अन्वेषणं मार्जयतु',
  noMatches: 'किमपि न लब्धम्',
  sort: 'क्रमः',
  sortSuggested: 'सूचितः क्रमः',
  sortByName: 'नामानुसारम्',
  filter: 'शोधनम्',
  allChannels: 'सर्वाणि माध्यमानि',
  otherGroup: 'अन्यत्',
  noPreferences: 'अद्यापि विन्यासाः न सन्ति',
  preferencesFailed: 'विन्यासाः आनेतुं न शक्यन्ते',
  loadingPreferences: 'विन्यासाः आनीयन्ते',
  saved: 'रक्षितम्',
  saveFailed: 'रक्षितुं न शक्तम्। पूर्वतनः विन्यासः पुनः स्थापितः।',
  channel_in_app: 'अनुप्रयोगे',
  channel_email: 'विद्युत्पत्रम्',
  channel_sms: 'SMS',
  channel_chat: 'संलापः',
  channel_push: 'सद्यःसूचना',

  unreadCount: { one: '{count} अपठितम्', other: '{count} अपठितानि' },
  unreadCountAtLeast: { one: '{count} इत्यस्मात् अधिकम् अपठितम्', other: '{count} इत्यस्मात् अधिकानि अपठितानि' },
  newMessages: { one: '{count} नूतना सूचना', other: '{count} नूतनाः सूचनाः' },
  newMessagesAtLeast: { one: '{count} इत्यस्मात् अधिका नूतना सूचना', other: '{count} इत्यस्मात् अधिकाः नूतनाः सूचनाः' },
  selectedCount: { one: '{count} चितम्', other: '{count} चितानि' },
  removedMessages: { one: '{count} सूचना अपनीता', other: '{count} सूचनाः अपनीताः' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = [
  'poweredBy',
  'channel_push',
  'filter',
  'livePaused',
  'signedOut',
  'undo',
  'cancel',
  'selectedCount',
  'feedKeys',
  'dismiss',
  'opensNewTab',
  'identityUnknown',
  'actionRefused',
];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'नूतनम्: {title}',
  unreadElsewhere: 'अन्येषु कार्यक्षेत्रेषु अपठितानि',
  manyNewMessages: { one: '{count} नूतनः सन्देशः', other: '{count} नूतनाः सन्देशाः' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'किमर्थम् इदं प्राप्नोमि?',
  fewerLikeThis: 'एतादृशानि न्यूनीकरोतु',
  offForAnHour: 'एकघण्टां यावत् निष्क्रियम्',
  offForToday: 'अद्य निष्क्रियम्',
  alwaysOff: 'सर्वदा निष्क्रियम्',
  turnedOff: 'निष्क्रियं कृतम्: {workflow}',
  turnedOffUntil: '{time} पर्यन्तं निष्क्रियं कृतम्: {workflow}',
  muteThread: 'इमां चर्चां निःशब्दां करोतु',
  unmuteThread: 'इमां चर्चां सशब्दां करोतु',
  muted: 'अस्मिन् जालदर्शके निःशब्दा',
  unmuted: 'इदानीं निःशब्दा नास्ति',
  newKind: 'नूतनप्रकारा सूचना: {workflow}',
  keep: 'स्थापयतु',
  turnOff: 'निष्क्रियं करोतु',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'कुञ्जीफलकस्य ह्रस्वमार्गाः',
  goTo: 'अत्र गच्छतु',
  nextMessage: 'अग्रिमः सन्देशः',
  previousMessage: 'पूर्वतनः सन्देशः',
  openFocused: 'उद्घाटयतु',
  tabByNumber: 'सङ्ख्यया पटलम्',
  selectRange: 'क्रमशः सन्देशान् चिनोतु',
  letterKeys: 'एकाक्षरकुञ्जिकाः',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} भवतः उत्तरम् अपेक्षते', other: '{count} भवतः उत्तरम् अपेक्षन्ते' },
  openCountAtLeast: {
    one: '{count} अथवा अधिकं भवतः उत्तरम् अपेक्षते',
    other: '{count} अथवा अधिकानि भवतः उत्तरम् अपेक्षन्ते',
  },
  moreInGroup: { one: 'अन्यत् च {count}', other: 'अन्यानि च {count}' },
  earlierStates: { one: '{count} पूर्वतनी स्थितिः', other: '{count} पूर्वतन्यः स्थितयः' },
  otherPeople: { one: 'अन्यः {count}', other: 'अन्ये {count}' },
  groupSize: { one: '{count} सन्देशः', other: '{count} सन्देशाः' },
  foundCount: { one: '{count} लब्धम्', other: '{count} लब्धानि' },
  loadedCount: { one: '{count} आनीतम्', other: '{count} आनीतानि' },
  needsYouTab: 'उत्तरापेक्षीणि',
  nothingNeedsYou: 'किमपि भवतः उत्तरं न अपेक्षते',
  searchMessages: 'सन्देशान् अन्विष्यतु',
  searchOlder: 'पुरातनेषु अन्विष्यतु',
  nothingFound: '“{words}” इति किमपि न लब्धम्',
  nothingMatches: 'शोधनानुसारं कोऽपि सन्देशः नास्ति',
  filters: 'शोधनानि',
  filterUnread: 'अपठितानि',
  filteredBy: 'केवलं दृश्यन्ते: {filters}',
  chooseMessage: 'सन्देशं चिनोतु',
  messageIsGone: 'अयं सन्देशः इदानीम् अत्र नास्ति',
  openMessage: 'सन्देशः',
  backToList: 'सूचीं प्रतिगच्छतु',
  goToPage: 'उद्घाटयतु',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'उत्तरितम्: {count}',
  timeIsOver: 'इतः परम् अस्य उत्तरं दातुं न शक्यते।',
};

export const places: Partial<PlaceStrings> = {
  archive: 'सङ्ग्रहे स्थापयतु',
  unarchive: 'आगतपेटिकायां स्थापयतु',
  archivedTab: 'सङ्ग्रहे स्थापितानि',
  archived: 'सङ्ग्रहे स्थापितम्',
  manyArchived: 'सङ्ग्रहे स्थापितम्: {count}',
  backInInbox: 'पुनः आगतपेटिकायाम्',
  snooze: 'विलम्बयतु',
  inAnHour: 'एकघण्टानन्तरम्',
  thisEvening: 'अद्य सायम्',
  tomorrow: 'श्वः',
  nextWeek: 'आगामिसप्ताहे',
  chooseTime: 'समयं चिनोतु…',
  snoozeUntil: 'विलम्बस्य अवधिः',
  unsnooze: 'विलम्बं समापयतु',
  snoozedTab: 'विलम्बितानि',
  snoozedUntil: '{time} पर्यन्तं विलम्बितम्',
  manySnoozed: 'विलम्बितम्: {count}',
  cameBack: 'विलम्बानन्तरं प्रत्यागतम्',
  backByActivity: 'नूतने आगते प्रत्यागतम्',
  onlyInThisBrowser: 'केवलम् अस्मिन् जालदर्शके रक्षितम्',
  noArchived: 'सङ्ग्रहे किमपि नास्ति',
  noSnoozed: 'विलम्बितं किमपि नास्ति',
  severityHigh: 'उच्चा प्राथमिकता',
  severityMedium: 'मध्यमा प्राथमिकता',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'सूचनाः स्थगयतु',
  forAnHour: 'एकघण्टां यावत्',
  untilTomorrow: 'श्वः पर्यन्तम्',
  untilResumed: 'यावत् अहं न प्रवर्तयामि',
  resumeNotifications: 'सूचनाः पुनः प्रवर्तयतु',
  paused: 'स्थगिताः',
  pausedUntil: '{time} पर्यन्तं स्थगिताः',
  newWhilePaused: { one: 'स्थगनकाले {count} नूतनः सन्देशः', other: 'स्थगनकाले {count} नूतनाः सन्देशाः' },

  quietHours: 'शान्तसमयः',
  quietHoursHint: 'तदा केवलम् अत्यावश्यकाः सन्देशाः भवतः ध्यानम् आकर्षन्ति।',
  addQuietHours: 'शान्तसमयं योजयतु',
  quietDays: 'दिनानि',
  quietFrom: 'आरम्भः',
  quietTo: 'समाप्तिः',
  timeZone: 'समयक्षेत्रम्',
};
