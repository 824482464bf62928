import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Odia. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'ବିଜ୍ଞପ୍ତି',
  markAllAsRead: 'ସବୁକୁ ପଢ଼ାଯାଇଛି ବୋଲି ଚିହ୍ନିତ କରନ୍ତୁ',
  poweredBy: 'ପ୍ରସ୍ତୁତକର୍ତ୍ତା',
  settings: 'ସେଟିଂ',
  removeMessage: 'ବାର୍ତ୍ତା ହଟାନ୍ତୁ',
  markAsRead: 'ପଢ଼ାଯାଇଛି ବୋଲି ଚିହ୍ନିତ କରନ୍ତୁ',
  markAsUnRead: 'ପଢ଼ାଯାଇନାହିଁ ବୋଲି ଚିହ୍ନିତ କରନ୍ତୁ',
  noNewNotification: 'ଏଠାରେ ଏପର୍ଯ୍ୟନ୍ତ ନୂଆ କିଛି ନାହିଁ',

  noNewNotificationHint: 'କିଛି ଘଟିଲେ ଆମେ ଆପଣଙ୍କୁ ଜଣାଇବୁ।',
  close: 'ବନ୍ଦ କରନ୍ତୁ',
  loading: 'ବିଜ୍ଞପ୍ତି ଲୋଡ୍ ହେଉଛି',
  loadMore: 'ପୁରୁଣା ବିଜ୍ଞପ୍ତି ଦେଖାନ୍ତୁ',
  loadMoreFailed: 'ପୁରୁଣା ବିଜ୍ଞପ୍ତି ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ।',
  loadFailed: 'ବିଜ୍ଞପ୍ତି ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ',
  serverAnswered: 'ସର୍ଭର {status} ଉତ୍ତର ଦେଲା। ଆପଣଙ୍କ ବାର୍ତ୍ତା ସୁରକ୍ଷିତ ଅଛି।',
  serverUnreachable: 'ସର୍ଭର ସହ ସଂଯୋଗ ହୋଇପାରିଲା ନାହିଁ। ଆପଣଙ୍କ ବାର୍ତ୍ତା ସୁରକ୍ଷିତ ଅଛି।',
  identityUnknown: 'ଏହି ଆପ ଆପଣଙ୍କ ପରିଚୟ ନିଶ୍ଚିତ କରିପାରିଲା ନାହିଁ। ଆପଣଙ୍କ ବାର୍ତ୍ତା ସୁରକ୍ଷିତ ଅଛି।',
  sessionRefused: 'ଆପଣଙ୍କ ବିଜ୍ଞପ୍ତି ଖୋଲିପାରିଲା ନାହିଁ। ଆପଣଙ୍କ ବାର୍ତ୍ତା ସୁରକ୍ଷିତ ଅଛି।',
  tryAgain: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  stillTrying: 'ଏବେ ବି ଚେଷ୍ଟା ଚାଲିଛି…',
  offline: 'ଆପଣ ଅଫଲାଇନ ଅଛନ୍ତି',
  offlineHint: 'ସଂଯୋଗ ଫେରିଲେ ବିଜ୍ଞପ୍ତି ଆପେ ଲୋଡ୍ ହେବ।',
  waitsForNetwork: 'ସଂଯୋଗ ଫେରିଲେ ପଠାଯିବ।',
  stale: 'ସତେଜ ହୋଇପାରିଲା ନାହିଁ। ପୂର୍ବର ବିଷୟ ଦେଖାଯାଉଛି।',
  reconnecting: 'ପୁଣି ସଂଯୋଗ ହେଉଛି…',
  livePaused: 'ଲାଇଭ ଅପଡେଟ ଅଟକିଛି। ପୁଣି ଚେଷ୍ଟା ଚାଲିଛି…',
  rateLimited: 'ବହୁତ ଅନୁରୋଧ। ଟିକେ ଅପେକ୍ଷା କରନ୍ତୁ।',
  signedOut: 'ଆପଣ ସାଇନ ଆଉଟ ହୋଇଛନ୍ତି',
  signedOutHint: 'ବିଜ୍ଞପ୍ତି ଦେଖିବାକୁ ପୁଣି ସାଇନ ଇନ କରନ୍ତୁ।',
  unread: 'ପଢ଼ାଯାଇନାହିଁ',
  untitled: 'ବିଜ୍ଞପ୍ତି',
  feedKeys: 'ପେଜ୍ ଡାଉନ୍ ଓ ପେଜ୍ ଅପ୍ ଗୋଟିଏ ବିଜ୍ଞପ୍ତିରୁ ପରବର୍ତ୍ତୀକୁ ନେଇଯାଏ।',
  showMore: 'ଅଧିକ ଦେଖାନ୍ତୁ',
  showLess: 'କମ୍ ଦେଖାନ୍ତୁ',
  actionFailed: 'ସଂରକ୍ଷଣ ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  actionRefused: 'ଏହା ଗ୍ରହଣ କରାଗଲା ନାହିଁ।',
  dismiss: 'ଲୁଚାନ୍ତୁ',
  opensNewTab: '(ନୂଆ ଟ୍ୟାବରେ ଖୋଲେ)',

  unreadOnly: 'କେବଳ ପଢ଼ାଯାଇନଥିବା',
  noUnread: 'ଆପଣ ସବୁ ପଢ଼ିସାରିଛନ୍ତି',
  showAll: 'ସବୁ ଦେଖାନ୍ତୁ',
  sinceLastVisit: 'ଆପଣଙ୍କ ଶେଷ ଆଗମନ ପରର ନୂଆ',
  moreActions: 'ଅଧିକ କାର୍ଯ୍ୟ',
  select: 'ବାଛନ୍ତୁ',
  selectAll: 'ସବୁ ବାଛନ୍ତୁ',
  cancel: 'ବାତିଲ କରନ୍ତୁ',
  remove: 'ହଟାନ୍ତୁ',
  removeAll: 'ସବୁ ହଟାନ୍ତୁ',
  markedAsRead: 'ପଢ଼ାଯାଇଛି ବୋଲି ଚିହ୍ନିତ ହେଲା',
  markedAsUnRead: 'ପଢ଼ାଯାଇନାହିଁ ବୋଲି ଚିହ୍ନିତ ହେଲା',
  manyMarkedAsRead: 'ପଢ଼ାଯାଇଛି ବୋଲି ଚିହ୍ନିତ ହେଲା: {count}',
  manyMarkedAsUnRead: 'ପଢ଼ାଯାଇନାହିଁ ବୋଲି ଚିହ୍ନିତ ହେଲା: {count}',
  undo: 'ପୂର୍ବବତ୍ କରନ୍ତୁ',

  back: 'ପଛକୁ',
  allNotifications: 'ସବୁ ବିଜ୍ଞପ୍ତି',
  required: 'ଆବଶ୍ୟକ',
  requiredReason: 'ଏହି ବାର୍ତ୍ତା ଗୁରୁତ୍ୱପୂର୍ଣ୍ଣ, ତେଣୁ ବନ୍ଦ କରିହେବ ନାହିଁ।',
  search: 'ଖୋଜନ୍ତୁ',
  clearSearch: 'ସନ୍ଧାନ ସଫା କରନ୍ତୁ',
  noMatches: 'କିଛି ମିଳିଲା ନାହିଁ',
  sort: 'ସଜାନ୍ତୁ',
  sortSuggested: 'ପରାମର୍ଶିତ କ୍ରମ',
  sortByName: 'ନାମ ଅନୁସାରେ',
  filter: 'ଫିଲ୍ଟର',
  allChannels: 'ସବୁ ଚ୍ୟାନେଲ',
  otherGroup: 'ଅନ୍ୟାନ୍ୟ',
  noPreferences: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ସେଟିଂ ନାହିଁ',
  preferencesFailed: 'ସେଟିଂ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ',
  loadingPreferences: 'ସେଟିଂ ଲୋଡ୍ ହେଉଛି',
  saved: 'ସଂରକ୍ଷିତ',
  saveFailed: 'ସଂରକ୍ଷଣ ହୋଇପାରିଲା ନାହିଁ। ଆପଣଙ୍କ ପୂର୍ବ ସେଟିଂ ଫେରିଛି।',
  channel_in_app: 'ଆପରେ',
  channel_email: 'ଇମେଲ',
  channel_sms: 'SMS',
  channel_chat: 'ଚାଟ',
  channel_push: 'ପୁଶ',

  unreadCount: { one: '{count} ଟି ପଢ଼ାଯାଇନାହିଁ', other: '{count} ଟି ପଢ଼ାଯାଇନାହିଁ' },
  unreadCountAtLeast: { one: '{count} ରୁ ଅଧିକ ପଢ଼ାଯାଇନାହିଁ', other: '{count} ରୁ ଅଧିକ ପଢ଼ାଯାଇନାହିଁ' },
  newMessages: { one: '{count} ଟି ନୂଆ ବିଜ୍ଞପ୍ତି', other: '{count} ଟି ନୂଆ ବିଜ୍ଞପ୍ତି' },
  newMessagesAtLeast: { one: '{count} ଟିରୁ ଅଧିକ ନୂଆ ବିଜ୍ଞପ୍ତି', other: '{count} ଟିରୁ ଅଧିକ ନୂଆ ବିଜ୍ଞପ୍ତି' },
  selectedCount: { one: '{count} ଟି ବଛାଯାଇଛି', other: '{count} ଟି ବଛାଯାଇଛି' },
  removedMessages: { one: '{count} ଟି ବିଜ୍ଞପ୍ତି ହଟାଯାଇଛି', other: '{count} ଟି ବିଜ୍ଞପ୍ତି ହଟାଯାଇଛି' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = ['poweredBy', 'unreadCountAtLeast', 'feedKeys'];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'ନୂଆ: {title}',
  unreadElsewhere: 'ଅନ୍ୟ ୱାର୍କସ୍ପେସରେ ପଢ଼ାଯାଇନଥିବା ବାର୍ତ୍ତା',
  manyNewMessages: { one: '{count} ଟି ନୂଆ ବାର୍ତ୍ତା', other: '{count} ଟି ନୂଆ ବାର୍ତ୍ତା' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'ମୁଁ ଏହା କାହିଁକି ପାଉଛି?',
  fewerLikeThis: 'ଏଭଳି ବାର୍ତ୍ତା କମ୍ କରନ୍ତୁ',
  offForAnHour: 'ଏକ ଘଣ୍ଟା ପାଇଁ ବନ୍ଦ',
  offForToday: 'ଆଜି ପାଇଁ ବନ୍ଦ',
  alwaysOff: 'ସବୁବେଳେ ବନ୍ଦ',
  turnedOff: 'ବନ୍ଦ ହେଲା: {workflow}',
  turnedOffUntil: '{time} ପର୍ଯ୍ୟନ୍ତ ବନ୍ଦ ହେଲା: {workflow}',
  muteThread: 'ଏହି ଥ୍ରେଡ୍ ମ୍ୟୁଟ୍ କରନ୍ତୁ',
  unmuteThread: 'ଏହି ଥ୍ରେଡ୍ ଅନମ୍ୟୁଟ୍ କରନ୍ତୁ',
  muted: 'ଏହି ବ୍ରାଉଜରରେ ମ୍ୟୁଟ୍ ହୋଇଛି',
  unmuted: 'ଆଉ ମ୍ୟୁଟ୍ ନାହିଁ',
  newKind: 'ନୂଆ ପ୍ରକାରର ବିଜ୍ଞପ୍ତି: {workflow}',
  keep: 'ରଖନ୍ତୁ',
  turnOff: 'ବନ୍ଦ କରନ୍ତୁ',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'କୀବୋର୍ଡ ସର୍ଟକଟ୍',
  goTo: 'ଏଠାକୁ ଯାଆନ୍ତୁ',
  nextMessage: 'ପରବର୍ତ୍ତୀ ବାର୍ତ୍ତା',
  previousMessage: 'ପୂର୍ବବର୍ତ୍ତୀ ବାର୍ତ୍ତା',
  openFocused: 'ଖୋଲନ୍ତୁ',
  tabByNumber: 'କ୍ରମାଙ୍କ ଅନୁସାରେ ଟ୍ୟାବ',
  selectRange: 'କ୍ରମାଗତ ବାର୍ତ୍ତା ବାଛନ୍ତୁ',
  letterKeys: 'ଗୋଟିଏ ଅକ୍ଷରର କୀ',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} ଟି ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ', other: '{count} ଟି ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ' },
  openCountAtLeast: {
    one: '{count} ଟି ବା ଅଧିକ ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ',
    other: '{count} ଟି ବା ଅଧିକ ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ',
  },
  moreInGroup: { one: 'ଆଉ {count} ଟି', other: 'ଆଉ {count} ଟି' },
  earlierStates: { one: '{count} ଟି ପୂର୍ବ ସ୍ଥିତି', other: '{count} ଟି ପୂର୍ବ ସ୍ଥିତି' },
  otherPeople: { one: 'ଅନ୍ୟ {count} ଜଣ', other: 'ଅନ୍ୟ {count} ଜଣ' },
  groupSize: { one: '{count} ଟି ବାର୍ତ୍ତା', other: '{count} ଟି ବାର୍ତ୍ତା' },
  foundCount: { one: '{count} ଟି ମିଳିଲା', other: '{count} ଟି ମିଳିଲା' },
  loadedCount: { one: '{count} ଟି ଲୋଡ୍ ହୋଇଛି', other: '{count} ଟି ଲୋଡ୍ ହୋଇଛି' },
  needsYouTab: 'ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ',
  nothingNeedsYou: 'ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ କିଛି ନାହିଁ',
  searchMessages: 'ବାର୍ତ୍ତା ଖୋଜନ୍ତୁ',
  searchOlder: 'ପୁରୁଣା ବାର୍ତ୍ତାରେ ଖୋଜନ୍ତୁ',
  nothingFound: '“{words}” ପାଇଁ କିଛି ମିଳିଲା ନାହିଁ',
  nothingMatches: 'ଫିଲ୍ଟର ସହ କୌଣସି ବାର୍ତ୍ତା ମେଳ ଖାଉନାହିଁ',
  filters: 'ଫିଲ୍ଟରଗୁଡ଼ିକ',
  filterUnread: 'ପଢ଼ାଯାଇନଥିବା',
  filteredBy: 'କେବଳ ଦେଖାଯାଉଛି: {filters}',
  chooseMessage: 'ଗୋଟିଏ ବାର୍ତ୍ତା ବାଛନ୍ତୁ',
  messageIsGone: 'ଏହି ବାର୍ତ୍ତା ଆଉ ଏଠାରେ ନାହିଁ',
  openMessage: 'ବାର୍ତ୍ତା',
  backToList: 'ତାଲିକାକୁ ଫେରନ୍ତୁ',
  goToPage: 'ଖୋଲନ୍ତୁ',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'ଉତ୍ତର ଦିଆଗଲା: {count}',
  timeIsOver: 'ଏହାର ଉତ୍ତର ଆଉ ଦେଇହେବ ନାହିଁ।',
};

export const places: Partial<PlaceStrings> = {
  archive: 'ଆର୍କାଇଭ୍ କରନ୍ତୁ',
  unarchive: 'ଇନ୍‌ବକ୍ସକୁ ନିଅନ୍ତୁ',
  archivedTab: 'ଆର୍କାଇଭ୍ ହୋଇଥିବା',
  archived: 'ଆର୍କାଇଭ୍ ହେଲା',
  manyArchived: 'ଆର୍କାଇଭ୍ ହେଲା: {count}',
  backInInbox: 'ପୁଣି ଇନ୍‌ବକ୍ସରେ',
  snooze: 'ସ୍ଥଗିତ ରଖନ୍ତୁ',
  inAnHour: 'ଏକ ଘଣ୍ଟା ପରେ',
  thisEvening: 'ଆଜି ସନ୍ଧ୍ୟାରେ',
  tomorrow: 'ଆସନ୍ତାକାଲି',
  nextWeek: 'ଆସନ୍ତା ସପ୍ତାହରେ',
  chooseTime: 'ସମୟ ବାଛନ୍ତୁ…',
  snoozeUntil: 'ଏହି ସମୟ ପର୍ଯ୍ୟନ୍ତ ସ୍ଥଗିତ',
  unsnooze: 'ସ୍ଥଗନ ଶେଷ କରନ୍ତୁ',
  snoozedTab: 'ସ୍ଥଗିତ ଥିବା',
  snoozedUntil: '{time} ପର୍ଯ୍ୟନ୍ତ ସ୍ଥଗିତ',
  manySnoozed: 'ସ୍ଥଗିତ ହେଲା: {count}',
  cameBack: 'ସ୍ଥଗନ ସମୟ ଶେଷ ହେଲା',
  backByActivity: 'ନୂଆ କିଛି ଆସିବାରୁ ଫେରିଲା',
  onlyInThisBrowser: 'କେବଳ ଏହି ବ୍ରାଉଜରରେ ସଂରକ୍ଷିତ',
  noArchived: 'କିଛି ଆର୍କାଇଭ୍ ହୋଇନାହିଁ',
  noSnoozed: 'କିଛି ସ୍ଥଗିତ ହୋଇନାହିଁ',
  severityHigh: 'ଉଚ୍ଚ ପ୍ରାଥମିକତା',
  severityMedium: 'ମଧ୍ୟମ ପ୍ରାଥମିକତା',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'ବିଜ୍ଞପ୍ତି ବିରତ କରନ୍ତୁ',
  forAnHour: 'ଏକ ଘଣ୍ଟା ପାଇଁ',
  untilTomorrow: 'ଆସନ୍ତାକାଲି ପର୍ଯ୍ୟନ୍ତ',
  untilResumed: 'ମୁଁ ଚାଲୁ କରିବା ପର୍ଯ୍ୟନ୍ତ',
  resumeNotifications: 'ବିଜ୍ଞପ୍ତି ପୁଣି ଚାଲୁ କରନ୍ତୁ',
  paused: 'ବିରତ ଅଛି',
  pausedUntil: '{time} ପର୍ଯ୍ୟନ୍ତ ବିରତ ଅଛି',
  newWhilePaused: { one: 'ବିରତି ସମୟରେ {count} ଟି ନୂଆ ବାର୍ତ୍ତା', other: 'ବିରତି ସମୟରେ {count} ଟି ନୂଆ ବାର୍ତ୍ତା' },

  quietHours: 'ଶାନ୍ତ ସମୟ',
  quietHoursHint: 'ସେତେବେଳେ କେବଳ ଅତି ଗୁରୁତ୍ୱପୂର୍ଣ୍ଣ ବାର୍ତ୍ତା ଆପଣଙ୍କ ଧ୍ୟାନ ଆକର୍ଷଣ କରିବ।',
  addQuietHours: 'ଶାନ୍ତ ସମୟ ଯୋଡ଼ନ୍ତୁ',
  quietDays: 'ଦିନ',
  quietFrom: 'ଆରମ୍ଭ',
  quietTo: 'ଶେଷ',
  timeZone: 'ସମୟ ମଣ୍ଡଳ',
};
