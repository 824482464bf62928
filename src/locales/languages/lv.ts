import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Latvian. */
export const strings: Language<'zero' | 'one' | 'other'> = {
  notifications: 'Paziņojumi',
  markAllAsRead: 'Atzīmēt visus kā izlasītus',
  poweredBy: 'Nodrošina',
  settings: 'Iestatījumi',
  removeMessage: 'Noņemt ziņojumu',
  markAsRead: 'Atzīmēt kā izlasītu',
  markAsUnRead: 'Atzīmēt kā neizlasītu',
  noNewNotification: 'Šeit vēl nav nekā jauna',

  noNewNotificationHint: 'Mēs paziņosim, kad kaut kas notiks.',
  close: 'Aizvērt',
  loading: 'Ielādē paziņojumus',
  loadMore: 'Rādīt vecākus paziņojumus',
  loadMoreFailed: 'Vecākus paziņojumus neizdevās ielādēt.',
  loadFailed: 'Paziņojumus neizdevās ielādēt',
  serverAnswered: 'Serveris atbildēja ar kodu {status}. Jūsu ziņojumi ir drošībā.',
  serverUnreachable: 'Serveri neizdevās sasniegt. Jūsu ziņojumi ir drošībā.',
  identityUnknown: 'Lietotne nevarēja apstiprināt jūsu identitāti. Jūsu ziņojumi ir drošībā.',
  sessionRefused: 'Jūsu paziņojumus neizdevās atvērt. Jūsu ziņojumi ir drošībā.',
  tryAgain: 'Mēģināt vēlreiz',
  stillTrying: 'Joprojām mēģina…',
  offline: 'Jūs esat bezsaistē',
  offlineHint: 'Paziņojumi ielādēsies paši, kad savienojums atjaunosies.',
  waitsForNetwork: 'Tiks nosūtīts, kad savienojums atjaunosies.',
  stale: 'Atsvaidzināt neizdevās. Tiek rādīts iepriekšējais saturs.',
  reconnecting: 'Atjauno savienojumu…',
  livePaused: 'Tiešie atjauninājumi ir apturēti. Mēģina vēlreiz…',
  rateLimited: 'Pārāk daudz pieprasījumu. Lūdzu, uzgaidiet.',
  signedOut: 'Jūs izrakstījāties',
  signedOutHint: 'Pierakstieties vēlreiz, lai redzētu paziņojumus.',
  unread: 'Neizlasīts',
  untitled: 'Paziņojums',
  feedKeys: 'Taustiņi Page Down un Page Up pārvieto no viena paziņojuma uz nākamo.',
  showMore: 'Rādīt vairāk',
  showLess: 'Rādīt mazāk',
  actionFailed: 'Saglabāt neizdevās. Lūdzu, mēģiniet vēlreiz.',
  actionRefused: 'Tas netika pieņemts.',
  dismiss: 'Nerādīt',
  opensNewTab: '(atveras jaunā cilnē)',

  unreadOnly: 'Tikai neizlasītie',
  noUnread: 'Viss ir izlasīts',
  showAll: 'Rādīt visus',
  sinceLastVisit: 'Jaunumi kopš pēdējā apmeklējuma',
  moreActions: 'Citas darbības',
  select: 'Atlasīt',
  selectAll: 'Atlasīt visus',
  cancel: 'Atcelt',
  remove: 'Noņemt',
  removeAll: 'Noņemt visus',
  markedAsRead: 'Atzīmēts kā izlasīts',
  markedAsUnRead: 'Atzīmēts kā neizlasīts',
  manyMarkedAsRead: 'Atzīmēts kā izlasīts: {count}',
  manyMarkedAsUnRead: 'Atzīmēts kā neizlasīts: {count}',
  undo: 'Atsaukt',

  back: 'Atpakaļ',
  allNotifications: 'Visi paziņojumi',
  required: 'Obligāti',
  requiredReason: 'Šie ziņojumi ir svarīgi, tāpēc tos nevar izslēgt.',
  search: 'Meklēt',
  clearSearch: 'Notīrīt meklēšanu',
  noMatches: 'Nekas nav atrasts',
  sort: 'Kārtot',
  sortSuggested: 'Ieteicamā secība',
  sortByName: 'Pēc nosaukuma',
  filter: 'Filtrēt',
  allChannels: 'Visi kanāli',
  otherGroup: 'Citi',
  noPreferences: 'Iestatījumu vēl nav',
  preferencesFailed: 'Iestatījumus neizdevās ielādēt',
  loadingPreferences: 'Ielādē iestatījumus',
  saved: 'Saglabāts',
  saveFailed: 'Saglabāt neizdevās. Atjaunots iepriekšējais iestatījums.',
  channel_in_app: 'Lietotnē',
  channel_email: 'E-pasts',
  channel_sms: 'SMS',
  channel_chat: 'Tērzēšana',
  channel_push: 'Pašpiegādes paziņojumi',

  unreadCount: { zero: '{count} neizlasītu', one: '{count} neizlasīts', other: '{count} neizlasīti' },
  unreadCountAtLeast: {
    zero: 'vairāk nekā {count} neizlasītu',
    one: 'vairāk nekā {count} neizlasīts',
    other: 'vairāk nekā {count} neizlasīti',
  },
  newMessages: {
    zero: '{count} jaunu paziņojumu',
    one: '{count} jauns paziņojums',
    other: '{count} jauni paziņojumi',
  },
  newMessagesAtLeast: {
    zero: 'vairāk nekā {count} jaunu paziņojumu',
    one: 'vairāk nekā {count} jauns paziņojums',
    other: 'vairāk nekā {count} jauni paziņojumi',
  },
  selectedCount: { zero: 'Atlasīti: {count}', one: 'Atlasīts: {count}', other: 'Atlasīti: {count}' },
  removedMessages: {
    zero: 'Noņemti {count} paziņojumi',
    one: 'Noņemts {count} paziņojums',
    other: 'Noņemti {count} paziņojumi',
  },
};

/** Rightly equal to English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms'];

export const attention: AttentionLanguage<'zero' | 'one' | 'other'> = {
  arrived: 'Jaunums: {title}',
  unreadElsewhere: 'Neizlasīti ziņojumi citās darbvietās',
  manyNewMessages: {
    zero: '{count} jaunu ziņojumu',
    one: '{count} jauns ziņojums',
    other: '{count} jauni ziņojumi',
  },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: 'Kāpēc es to saņemu?',
  fewerLikeThis: 'Mazāk šādu',
  offForAnHour: 'Izslēgt uz stundu',
  offForToday: 'Izslēgt šodien',
  alwaysOff: 'Izslēgt pavisam',
  turnedOff: 'Izslēgts: {workflow}',
  turnedOffUntil: 'Izslēgts līdz {time}: {workflow}',
  muteThread: 'Apklusināt šo sarunu',
  unmuteThread: 'Vairs neapklusināt šo sarunu',
  muted: 'Apklusināta šajā pārlūkā',
  unmuted: 'Vairs nav apklusināta',
  newKind: 'Jauns paziņojumu veids: {workflow}',
  keep: 'Paturēt',
  turnOff: 'Izslēgt',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Īsinājumtaustiņi',
  goTo: 'Doties uz',
  nextMessage: 'Nākamais ziņojums',
  previousMessage: 'Iepriekšējais ziņojums',
  openFocused: 'Atvērt',
  tabByNumber: 'Cilne pēc numura',
  selectRange: 'Atlasīt diapazonu',
  letterKeys: 'Viena burta taustiņi',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'zero' | 'one' | 'other'> = {
  openCount: { zero: '{count} gaida atbildi', one: '{count} gaida atbildi', other: '{count} gaida atbildi' },
  openCountAtLeast: {
    zero: '{count} vai vairāk gaida atbildi',
    one: '{count} vai vairāk gaida atbildi',
    other: '{count} vai vairāk gaida atbildi',
  },
  moreInGroup: { zero: 'vēl {count}', one: 'vēl {count}', other: 'vēl {count}' },
  earlierStates: {
    zero: '{count} agrāku statusu',
    one: '{count} agrāks statuss',
    other: '{count} agrāki statusi',
  },
  otherPeople: { zero: '{count} citu', one: '{count} cits', other: '{count} citi' },
  groupSize: { zero: '{count} ziņojumu', one: '{count} ziņojums', other: '{count} ziņojumi' },
  foundCount: { zero: 'Atrasti: {count}', one: 'Atrasts: {count}', other: 'Atrasti: {count}' },
  loadedCount: { zero: 'Ielādēti: {count}', one: 'Ielādēts: {count}', other: 'Ielādēti: {count}' },
  needsYouTab: 'Gaida atbildi',
  nothingNeedsYou: 'Nekas negaida atbildi',
  searchMessages: 'Meklēt ziņojumos',
  searchOlder: 'Meklēt vecākos',
  nothingFound: 'Pēc „{words}” nekas nav atrasts',
  nothingMatches: 'Neviens ziņojums neatbilst filtriem',
  filters: 'Filtri',
  filterUnread: 'Neizlasītie',
  filteredBy: 'Tiek rādīti tikai: {filters}',
  chooseMessage: 'Izvēlieties ziņojumu',
  messageIsGone: 'Šī ziņojuma šeit vairs nav',
  openMessage: 'Ziņojums',
  backToList: 'Atpakaļ uz sarakstu',
  goToPage: 'Atvērt',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: 'Atbildēts: {count}',
  timeIsOver: 'Uz to vairs nevar atbildēt.',
};

export const places: Partial<PlaceStrings> = {
  archive: 'Arhivēt',
  unarchive: 'Pārvietot uz iesūtni',
  archivedTab: 'Arhivētie',
  archived: 'Arhivēts',
  manyArchived: 'Arhivēts: {count}',
  backInInbox: 'Atkal iesūtnē',
  snooze: 'Atlikt',
  inAnHour: 'Pēc stundas',
  thisEvening: 'Šovakar',
  tomorrow: 'Rīt',
  nextWeek: 'Nākamnedēļ',
  chooseTime: 'Izvēlēties laiku…',
  snoozeUntil: 'Atlikt līdz',
  unsnooze: 'Beigt atlikšanu',
  snoozedTab: 'Atliktie',
  snoozedUntil: 'Atlikts līdz {time}',
  manySnoozed: 'Atlikts: {count}',
  cameBack: 'Atgriezies pēc atlikšanas',
  backByActivity: 'Atgriezies, jo ir kas jauns',
  onlyInThisBrowser: 'Tikai šajā pārlūkā',
  noArchived: 'Nekas nav arhivēts',
  noSnoozed: 'Nekas nav atlikts',
  severityHigh: 'Augsta prioritāte',
  severityMedium: 'Vidēja prioritāte',
};

export const quiet: QuietLanguage<'zero' | 'one' | 'other'> = {
  pauseNotifications: 'Apturēt paziņojumus',
  forAnHour: 'Uz stundu',
  untilTomorrow: 'Līdz rītdienai',
  untilResumed: 'Līdz es tos ieslēgšu',
  resumeNotifications: 'Atsākt paziņojumus',
  paused: 'apturēti',
  pausedUntil: 'apturēti līdz {time}',
  newWhilePaused: {
    zero: '{count} jaunu ziņojumu pauzes laikā',
    one: '{count} jauns ziņojums pauzes laikā',
    other: '{count} jauni ziņojumi pauzes laikā',
  },

  quietHours: 'Klusuma stundas',
  quietHoursHint: 'Šajā laikā jūsu uzmanību piesaista tikai kritiski ziņojumi.',
  addQuietHours: 'Pievienot klusuma stundas',
  quietDays: 'Dienas',
  quietFrom: 'No',
  quietTo: 'Līdz',
  timeZone: 'Laika josla',
};
