import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Khmer. */
export const strings: Language<'other'> = {
  notifications: 'ការជូនដំណឹង',
  markAllAsRead: 'សម្គាល់ទាំងអស់ថាបានអាន',
  poweredBy: 'ផ្តល់ដោយ',
  settings: 'ការកំណត់',
  removeMessage: 'ដកសារចេញ',
  markAsRead: 'សម្គាល់ថាបានអាន',
  markAsUnRead: 'សម្គាល់ថាមិនទាន់អាន',
  noNewNotification: 'មិនទាន់មានអ្វីថ្មីនៅទីនេះទេ',

  noNewNotificationHint: 'យើងនឹងប្រាប់អ្នកនៅពេលមានអ្វីកើតឡើង។',
  close: 'បិទ',
  loading: 'កំពុងផ្ទុកការជូនដំណឹង',
  loadMore: 'បង្ហាញការជូនដំណឹងចាស់ៗ',
  loadMoreFailed: 'មិនអាចផ្ទុកការជូនដំណឹងចាស់ៗបានទេ។',
  loadFailed: 'មិនអាចផ្ទុកការជូនដំណឹងបានទេ',
  serverAnswered: 'ម៉ាស៊ីនមេឆ្លើយ {status}។ សាររបស់អ្នកមានសុវត្ថិភាព។',
  serverUnreachable: 'មិនអាចភ្ជាប់ទៅម៉ាស៊ីនមេបានទេ។ សាររបស់អ្នកមានសុវត្ថិភាព។',
  identityUnknown: 'កម្មវិធីមិនអាចបញ្ជាក់អត្តសញ្ញាណរបស់អ្នកបានទេ។ សាររបស់អ្នកមានសុវត្ថិភាព។',
  sessionRefused: 'មិនអាចបើកការជូនដំណឹងរបស់អ្នកបានទេ។ សាររបស់អ្នកមានសុវត្ថិភាព។',
  tryAgain: 'ព្យាយាមម្ដងទៀត',
  stillTrying: 'នៅតែកំពុងព្យាយាម…',
  offline: 'អ្នកនៅក្រៅបណ្ដាញ',
  offlineHint: 'ការជូនដំណឹងនឹងផ្ទុកដោយខ្លួនឯងនៅពេលការតភ្ជាប់ត្រឡប់មកវិញ។',
  waitsForNetwork: 'នឹងត្រូវបានផ្ញើនៅពេលការតភ្ជាប់ត្រឡប់មកវិញ។',
  stale: 'មិនអាចធ្វើឱ្យថ្មីបានទេ។ កំពុងបង្ហាញអ្វីដែលមានពីមុន។',
  reconnecting: 'កំពុងភ្ជាប់ឡើងវិញ…',
  livePaused: 'ការធ្វើបច្ចុប្បន្នភាពផ្ទាល់ត្រូវបានផ្អាក។ កំពុងព្យាយាមម្ដងទៀត…',
  rateLimited: 'សំណើច្រើនពេក។ សូមរង់ចាំបន្តិច។',
  signedOut: 'អ្នកបានចេញពីគណនី',
  signedOutHint: 'ចូលម្ដងទៀតដើម្បីមើលការជូនដំណឹងរបស់អ្នក។',
  unread: 'មិនទាន់អាន',
  untitled: 'ការជូនដំណឹង',
  feedKeys: 'គ្រាប់ចុចផេកដោន និងផេកអាប់ ផ្លាស់ពីការជូនដំណឹងមួយទៅមួយបន្ទាប់។',
  showMore: 'បង្ហាញបន្ថែម',
  showLess: 'បង្ហាញតិច',
  actionFailed: 'មិនអាចរក្សាទុកបានទេ។ សូមព្យាយាមម្ដងទៀត។',
  actionRefused: 'វាមិនត្រូវបានទទួលយកទេ។',
  dismiss: 'លាក់',
  opensNewTab: '(បើកក្នុងផ្ទាំងថ្មី)',

  unreadOnly: 'តែសារមិនទាន់អាន',
  noUnread: 'អ្នកបានអានអស់ហើយ',
  showAll: 'បង្ហាញទាំងអស់',
  sinceLastVisit: 'ថ្មីតាំងពីការចូលមើលចុងក្រោយ',
  moreActions: 'សកម្មភាពផ្សេងទៀត',
  select: 'ជ្រើសរើស',
  selectAll: 'ជ្រើសរើសទាំងអស់',
  cancel: 'បោះបង់',
  remove: 'ដកចេញ',
  removeAll: 'ដកចេញទាំងអស់',
  markedAsRead: 'បានសម្គាល់ថាបានអាន',
  markedAsUnRead: 'បានសម្គាល់ថាមិនទាន់អាន',
  manyMarkedAsRead: 'បានសម្គាល់ថាបានអាន: {count}',
  manyMarkedAsUnRead: 'បានសម្គាល់ថាមិនទាន់អាន: {count}',
  undo: 'មិនធ្វើវិញ',

  back: 'ថយក្រោយ',
  allNotifications: 'ការជូនដំណឹងទាំងអស់',
  required: 'ចាំបាច់',
  requiredReason: 'សារទាំងនេះសំខាន់ ដូច្នេះមិនអាចបិទបានទេ។',
  search: 'ស្វែងរក',
  clearSearch: 'សម្អាតការស្វែងរក',
  noMatches: 'រកមិនឃើញអ្វីទេ',
  sort: 'តម្រៀប',
  sortSuggested: 'លំដាប់ដែលបានណែនាំ',
  sortByName: 'តាមឈ្មោះ',
  filter: 'តម្រង',
  allChannels: 'ឆានែលទាំងអស់',
  otherGroup: 'ផ្សេងទៀត',
  noPreferences: 'មិនទាន់មានការកំណត់ទេ',
  preferencesFailed: 'មិនអាចផ្ទុកការកំណត់បានទេ',
  loadingPreferences: 'កំពុងផ្ទុកការកំណត់',
  saved: 'បានរក្សាទុក',
  saveFailed: 'មិនអាចរក្សាទុកបានទេ។ ការកំណត់មុនរបស់អ្នកត្រូវបានស្ដារ។',
  channel_in_app: 'ក្នុងកម្មវិធី',
  channel_email: 'អ៊ីមែល',
  channel_sms: 'SMS',
  channel_chat: 'ជជែក',
  channel_push: 'ការជូនដំណឹងរុញ',

  unreadCount: { other: 'មិនទាន់អាន {count}' },
  unreadCountAtLeast: { other: 'មិនទាន់អានលើសពី {count}' },
  newMessages: { other: 'ការជូនដំណឹងថ្មី {count}' },
  newMessagesAtLeast: { other: 'ការជូនដំណឹងថ្មីលើសពី {count}' },
  selectedCount: { other: 'បានជ្រើសរើស {count}' },
  removedMessages: { other: 'បានដកការជូនដំណឹង {count} ចេញ' },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

/** Wordings that a native speaker should look at. */
export const reviewNeeded: readonly StringKey[] = ['undo', 'channel_push', 'feedKeys'];

export const attention: AttentionLanguage<'other'> = {
  arrived: 'ថ្មី: {title}',
  unreadElsewhere: 'មានសារមិនទាន់អានក្នុងកន្លែងធ្វើការផ្សេង',
  manyNewMessages: { other: 'សារថ្មី {count}' },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'ហេតុអ្វីខ្ញុំទទួលបានសារនេះ?',
  fewerLikeThis: 'កាត់បន្ថយសារបែបនេះ',
  offForAnHour: 'បិទរយៈពេលមួយម៉ោង',
  offForToday: 'បិទសម្រាប់ថ្ងៃនេះ',
  alwaysOff: 'បិទជានិច្ច',
  turnedOff: 'បានបិទ: {workflow}',
  turnedOffUntil: 'បានបិទរហូតដល់ {time}: {workflow}',
  muteThread: 'បិទសំឡេងការសន្ទនានេះ',
  unmuteThread: 'បើកសំឡេងការសន្ទនានេះ',
  muted: 'បានបិទសំឡេងក្នុងកម្មវិធីរុករកនេះ',
  unmuted: 'លែងបិទសំឡេងហើយ',
  newKind: 'ការជូនដំណឹងប្រភេទថ្មី: {workflow}',
  keep: 'ទុកដដែល',
  turnOff: 'បិទ',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'ផ្លូវកាត់ក្ដារចុច',
  goTo: 'ទៅកាន់',
  nextMessage: 'សារបន្ទាប់',
  previousMessage: 'សារមុន',
  openFocused: 'បើក',
  tabByNumber: 'ផ្ទាំងតាមលេខ',
  selectRange: 'ជ្រើសរើសជួរ',
  letterKeys: 'គ្រាប់ចុចអក្សរតែមួយ',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'other'> = {
  openCount: { other: '{count} កំពុងរង់ចាំអ្នក' },
  openCountAtLeast: { other: '{count} ឬច្រើនជាងនេះ កំពុងរង់ចាំអ្នក' },
  moreInGroup: { other: '{count} ទៀត' },
  earlierStates: { other: 'ស្ថានភាពមុន {count}' },
  otherPeople: { other: '{count} នាក់ទៀត' },
  groupSize: { other: 'សារ {count}' },
  foundCount: { other: 'រកឃើញ {count}' },
  loadedCount: { other: 'បានផ្ទុក {count}' },
  needsYouTab: 'រង់ចាំអ្នក',
  nothingNeedsYou: 'គ្មានអ្វីរង់ចាំអ្នកទេ',
  searchMessages: 'ស្វែងរកសារ',
  searchOlder: 'ស្វែងរកសារចាស់ៗ',
  nothingFound: 'រកមិនឃើញអ្វីសម្រាប់ “{words}” ទេ',
  nothingMatches: 'គ្មានសារត្រូវនឹងតម្រងទេ',
  filters: 'តម្រង',
  filterUnread: 'មិនទាន់អាន',
  filteredBy: 'បង្ហាញតែ: {filters}',
  chooseMessage: 'ជ្រើសរើសសារ',
  messageIsGone: 'សារនេះលែងនៅទីនេះហើយ',
  openMessage: 'សារ',
  backToList: 'ត្រឡប់ទៅបញ្ជី',
  goToPage: 'បើក',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'បានឆ្លើយ: {count}',
  timeIsOver: 'លែងអាចឆ្លើយសារនេះបានទៀតហើយ។',
};

export const places: Partial<PlaceStrings> = {
  archive: 'ដាក់ក្នុងបណ្ណសារ',
  unarchive: 'ផ្លាស់ទីទៅប្រអប់ទទួល',
  archivedTab: 'ក្នុងបណ្ណសារ',
  archived: 'បានដាក់ក្នុងបណ្ណសារ',
  manyArchived: 'បានដាក់ក្នុងបណ្ណសារ: {count}',
  backInInbox: 'ត្រឡប់មកប្រអប់ទទួលវិញ',
  snooze: 'ពន្យារពេល',
  inAnHour: 'ក្នុងមួយម៉ោងទៀត',
  thisEvening: 'ល្ងាចនេះ',
  tomorrow: 'ថ្ងៃស្អែក',
  nextWeek: 'សប្ដាហ៍ក្រោយ',
  chooseTime: 'ជ្រើសរើសពេលវេលា…',
  snoozeUntil: 'ពន្យារពេលដល់',
  unsnooze: 'បញ្ឈប់ការពន្យារពេល',
  snoozedTab: 'បានពន្យារពេល',
  snoozedUntil: 'បានពន្យារពេលដល់ {time}',
  manySnoozed: 'បានពន្យារពេល: {count}',
  cameBack: 'ត្រឡប់មកវិញក្រោយពន្យារពេល',
  backByActivity: 'ត្រឡប់មកវិញដោយមានអ្វីថ្មី',
  onlyInThisBrowser: 'រក្សាទុកតែក្នុងកម្មវិធីរុករកនេះ',
  noArchived: 'គ្មានអ្វីក្នុងបណ្ណសារទេ',
  noSnoozed: 'គ្មានអ្វីត្រូវបានពន្យារពេលទេ',
  severityHigh: 'អាទិភាពខ្ពស់',
  severityMedium: 'អាទិភាពមធ្យម',
};

export const quiet: QuietLanguage<'other'> = {
  pauseNotifications: 'ផ្អាកការជូនដំណឹង',
  forAnHour: 'រយៈពេលមួយម៉ោង',
  untilTomorrow: 'រហូតដល់ថ្ងៃស្អែក',
  untilResumed: 'រហូតដល់ខ្ញុំបើកវិញ',
  resumeNotifications: 'បន្តការជូនដំណឹង',
  paused: 'បានផ្អាក',
  pausedUntil: 'បានផ្អាករហូតដល់ {time}',
  newWhilePaused: { other: 'សារថ្មី {count} ពេលកំពុងផ្អាក' },

  quietHours: 'ម៉ោងស្ងាត់',
  quietHoursHint: 'ពេលនោះ មានតែសារសំខាន់បំផុតទេដែលទាក់ទាញចំណាប់អារម្មណ៍អ្នក។',
  addQuietHours: 'បន្ថែមម៉ោងស្ងាត់',
  quietDays: 'ថ្ងៃ',
  quietFrom: 'ពី',
  quietTo: 'ដល់',
  timeZone: 'ល្វែងម៉ោង',
};
