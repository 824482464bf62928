import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Gujarati. */
export const strings: Language<'one' | 'other'> = {
  notifications: 'સૂચનાઓ',
  markAllAsRead: 'બધાને વાંચેલા તરીકે ચિહ્નિત કરો',
  poweredBy: 'પ્રસ્તુતકર્તા',
  settings: 'સેટિંગ્સ',
  removeMessage: 'સંદેશ દૂર કરો',
  markAsRead: 'વાંચેલા તરીકે ચિહ્નિત કરો',
  markAsUnRead: 'ન વાંચેલા તરીકે ચિહ્નિત કરો',
  noNewNotification: 'અહીં હજી કંઈ નવું નથી',

  noNewNotificationHint: 'કંઈક થશે ત્યારે અમે તમને જણાવીશું.',
  close: 'બંધ કરો',
  loading: 'સૂચનાઓ લોડ થઈ રહી છે',
  loadMore: 'જૂની સૂચનાઓ બતાવો',
  loadMoreFailed: 'જૂની સૂચનાઓ લોડ થઈ શકી નથી.',
  loadFailed: 'સૂચનાઓ લોડ થઈ શકી નથી',
  serverAnswered: 'સર્વરે {status} જવાબ આપ્યો. તમારા સંદેશા સુરક્ષિત છે.',
  serverUnreachable: 'સર્વરનો સંપર્ક થઈ શક્યો નથી. તમારા સંદેશા સુરક્ષિત છે.',
  identityUnknown: 'ઍપ તમારી ઓળખની પુષ્ટિ કરી શકી નથી. તમારા સંદેશા સુરક્ષિત છે.',
  sessionRefused: 'તમારી સૂચનાઓ ખોલી શકાઈ નથી. તમારા સંદેશા સુરક્ષિત છે.',
  tryAgain: 'ફરી પ્રયાસ કરો',
  stillTrying: 'હજી પ્રયાસ ચાલુ છે…',
  offline: 'તમે ઑફલાઇન છો',
  offlineHint: 'કનેક્શન પાછું આવશે ત્યારે સૂચનાઓ આપમેળે લોડ થશે.',
  waitsForNetwork: 'કનેક્શન પાછું આવશે ત્યારે મોકલવામાં આવશે.',
  stale: 'તાજું કરી શકાયું નથી. પહેલાંનું બતાવાઈ રહ્યું છે.',
  reconnecting: 'ફરી જોડાઈ રહ્યું છે…',
  livePaused: 'લાઇવ અપડેટ અટક્યા છે. ફરી પ્રયાસ ચાલુ છે…',
  rateLimited: 'ઘણી બધી વિનંતીઓ. થોડી રાહ જુઓ.',
  signedOut: 'તમે સાઇન આઉટ થયા છો',
  signedOutHint: 'તમારી સૂચનાઓ જોવા ફરી સાઇન ઇન કરો.',
  unread: 'ન વાંચેલું',
  untitled: 'સૂચના',
  feedKeys: 'પેજ ડાઉન અને પેજ અપ કી એક સૂચનાથી પછીની સૂચના પર લઈ જાય છે.',
  showMore: 'વધુ બતાવો',
  showLess: 'ઓછું બતાવો',
  actionFailed: 'સાચવી શકાયું નથી. ફરી પ્રયાસ કરો.',
  actionRefused: 'આ સ્વીકારાયું નથી.',
  dismiss: 'છુપાવો',
  opensNewTab: '(નવી ટૅબમાં ખૂલે છે)',

  unreadOnly: 'ફક્ત ન વાંચેલી',
  noUnread: 'તમે બધું વાંચી લીધું છે',
  showAll: 'બધું બતાવો',
  sinceLastVisit: 'તમારી છેલ્લી મુલાકાત પછીનું નવું',
  moreActions: 'વધુ ક્રિયાઓ',
  select: 'પસંદ કરો',
  selectAll: 'બધું પસંદ કરો',
  cancel: 'રદ કરો',
  remove: 'દૂર કરો',
  removeAll: 'બધું દૂર કરો',
  markedAsRead: 'વાંચેલા તરીકે ચિહ્નિત કર્યું',
  markedAsUnRead: 'ન વાંચેલા તરીકે ચિહ્નિત કર્યું',
  manyMarkedAsRead: 'વાંચેલા તરીકે ચિહ્નિત કર્યું: {count}',
  manyMarkedAsUnRead: 'ન વાંચેલા તરીકે ચિહ્નિત કર્યું: {count}',
  undo: 'પૂર્વવત્ કરો',

  back: 'પાછળ',
  allNotifications: 'બધી સૂચનાઓ',
  required: 'ફરજિયાત',
  requiredReason: 'આ સંદેશા મહત્ત્વના છે, તેથી બંધ કરી શકાતા નથી.',
  search: 'શોધો',
  clearSearch: 'શોધ સાફ કરો',
  noMatches: 'કંઈ મળ્યું નથી',
  sort: 'ગોઠવો',
  sortSuggested: 'સૂચવેલો ક્રમ',
  sortByName: 'નામ પ્રમાણે',
  filter: 'ફિલ્ટર',
  allChannels: 'બધી ચેનલ',
  otherGroup: 'અન્ય',
  noPreferences: 'હજી કોઈ સેટિંગ નથી',
  preferencesFailed: 'સેટિંગ્સ લોડ થઈ શકી નથી',
  loadingPreferences: 'સેટિંગ્સ લોડ થઈ રહી છે',
  saved: 'સાચવ્યું',
  saveFailed: 'સાચવી શકાયું નથી. તમારી પહેલાંની સેટિંગ પાછી આવી છે.',
  channel_in_app: 'ઍપમાં',
  channel_email: 'ઇમેઇલ',
  channel_sms: 'SMS',
  channel_chat: 'ચૅટ',
  channel_push: 'પુશ',

  unreadCount: { one: '{count} ન વાંચેલી', other: '{count} ન વાંચેલી' },
  unreadCountAtLeast: { one: '{count} કરતાં વધુ ન વાંચેલી', other: '{count} કરતાં વધુ ન વાંચેલી' },
  newMessages: { one: '{count} નવી સૂચના', other: '{count} નવી સૂચનાઓ' },
  newMessagesAtLeast: { one: '{count} કરતાં વધુ નવી સૂચના', other: '{count} કરતાં વધુ નવી સૂચનાઓ' },
  selectedCount: { one: '{count} પસંદ કરેલ', other: '{count} પસંદ કરેલ' },
  removedMessages: { one: '{count} સૂચના દૂર કરી', other: '{count} સૂચનાઓ દૂર કરી' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = ['saveFailed', 'preferencesFailed'];

export const attention: AttentionLanguage<'one' | 'other'> = {
  arrived: 'નવું: {title}',
  unreadElsewhere: 'અન્ય વર્કસ્પેસમાં ન વાંચેલા સંદેશા',
  manyNewMessages: { one: '{count} નવો સંદેશ', other: '{count} નવા સંદેશા' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'મને આ શા માટે મળ્યું?',
  fewerLikeThis: 'આવા સંદેશા ઓછા બતાવો',
  offForAnHour: 'એક કલાક માટે બંધ',
  offForToday: 'આજ માટે બંધ',
  alwaysOff: 'હંમેશાં બંધ',
  turnedOff: 'બંધ કર્યું: {workflow}',
  turnedOffUntil: '{time} સુધી બંધ કર્યું: {workflow}',
  muteThread: 'આ થ્રેડ મ્યૂટ કરો',
  unmuteThread: 'આ થ્રેડ અનમ્યૂટ કરો',
  muted: 'આ બ્રાઉઝરમાં મ્યૂટ કરેલ',
  unmuted: 'હવે મ્યૂટ નથી',
  newKind: 'નવા પ્રકારની સૂચના: {workflow}',
  keep: 'ચાલુ રાખો',
  turnOff: 'બંધ કરો',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'કીબોર્ડ શૉર્ટકટ',
  goTo: 'અહીં જાઓ',
  nextMessage: 'પછીનો સંદેશ',
  previousMessage: 'પાછલો સંદેશ',
  openFocused: 'ખોલો',
  tabByNumber: 'નંબર મુજબ ટૅબ',
  selectRange: 'શ્રેણી પસંદ કરો',
  letterKeys: 'એક અક્ષરની કી',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} સંદેશ તમારા જવાબની રાહમાં', other: '{count} સંદેશા તમારા જવાબની રાહમાં' },
  openCountAtLeast: {
    one: '{count} કે વધુ સંદેશા તમારા જવાબની રાહમાં',
    other: '{count} કે વધુ સંદેશા તમારા જવાબની રાહમાં',
  },
  moreInGroup: { one: 'બીજો {count}', other: 'બીજા {count}' },
  earlierStates: { one: '{count} પહેલાંની સ્થિતિ', other: '{count} પહેલાંની સ્થિતિઓ' },
  otherPeople: { one: 'અન્ય {count} વ્યક્તિ', other: 'અન્ય {count} વ્યક્તિ' },
  groupSize: { one: '{count} સંદેશ', other: '{count} સંદેશા' },
  foundCount: { one: '{count} મળ્યો', other: '{count} મળ્યા' },
  loadedCount: { one: '{count} લોડ થયો', other: '{count} લોડ થયા' },
  needsYouTab: 'જવાબની રાહમાં',
  nothingNeedsYou: 'તમારા જવાબની રાહમાં કંઈ નથી',
  searchMessages: 'સંદેશા શોધો',
  searchOlder: 'જૂના સંદેશા શોધો',
  nothingFound: '“{words}” માટે કંઈ મળ્યું નથી',
  nothingMatches: 'ફિલ્ટર સાથે મેળ ખાતો કોઈ સંદેશ નથી',
  filters: 'ફિલ્ટર',
  filterUnread: 'ન વાંચેલી',
  filteredBy: 'ફક્ત આ બતાવાઈ રહ્યું છે: {filters}',
  chooseMessage: 'સંદેશ પસંદ કરો',
  messageIsGone: 'આ સંદેશ હવે અહીં નથી',
  openMessage: 'સંદેશ',
  backToList: 'સૂચિ પર પાછા જાઓ',
  goToPage: 'ખોલો',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'જવાબ આપ્યા: {count}',
  timeIsOver: 'હવે આનો જવાબ આપી શકાશે નહીં.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'આર્કાઇવ કરો',
  unarchive: 'ઇનબૉક્સમાં ખસેડો',
  archivedTab: 'આર્કાઇવ કરેલ',
  archived: 'આર્કાઇવ કર્યું',
  manyArchived: 'આર્કાઇવ કર્યું: {count}',
  backInInbox: 'ફરી ઇનબૉક્સમાં',
  snooze: 'સ્નૂઝ કરો',
  inAnHour: 'એક કલાક પછી',
  thisEvening: 'આજે સાંજે',
  tomorrow: 'આવતીકાલે',
  nextWeek: 'આવતા અઠવાડિયે',
  chooseTime: 'સમય પસંદ કરો…',
  snoozeUntil: 'આ સમય સુધી સ્નૂઝ કરો',
  unsnooze: 'સ્નૂઝ બંધ કરો',
  snoozedTab: 'સ્નૂઝ કરેલ',
  snoozedUntil: '{time} સુધી સ્નૂઝ કર્યું',
  manySnoozed: 'સ્નૂઝ કર્યું: {count}',
  cameBack: 'સ્નૂઝ પૂરું થયું',
  backByActivity: 'કંઈક નવું આવવાથી પાછું આવ્યું',
  onlyInThisBrowser: 'ફક્ત આ બ્રાઉઝરમાં સાચવેલ',
  noArchived: 'કંઈ આર્કાઇવ કરેલ નથી',
  noSnoozed: 'કંઈ સ્નૂઝ કરેલ નથી',
  severityHigh: 'ઉચ્ચ પ્રાથમિકતા',
  severityMedium: 'મધ્યમ પ્રાથમિકતા',
};

export const quiet: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'સૂચનાઓ થોભાવો',
  forAnHour: 'એક કલાક માટે',
  untilTomorrow: 'આવતીકાલ સુધી',
  untilResumed: 'હું ચાલુ કરું ત્યાં સુધી',
  resumeNotifications: 'સૂચનાઓ ફરી શરૂ કરો',
  paused: 'થોભાવેલી',
  pausedUntil: '{time} સુધી થોભાવેલી',
  newWhilePaused: { one: 'વિરામ દરમિયાન {count} નવો સંદેશ', other: 'વિરામ દરમિયાન {count} નવા સંદેશા' },

  quietHours: 'શાંત સમય',
  quietHoursHint: 'ત્યારે ફક્ત અત્યંત મહત્ત્વના સંદેશા જ તમારું ધ્યાન ખેંચે છે.',
  addQuietHours: 'શાંત સમય ઉમેરો',
  quietDays: 'દિવસો',
  quietFrom: 'શરૂઆત',
  quietTo: 'અંત',
  timeZone: 'સમય ઝોન',
};
