import type { ListLanguage } from '../listStrings.ts';

/** Zulu. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} okulinde wena', other: '{count} okulinde wena' },
  openCountAtLeast: {
    one: '{count} noma ngaphezulu okulinde wena',
    other: '{count} noma ngaphezulu okulinde wena',
  },
  moreInGroup: { one: 'nokunye okungu-{count}', other: 'nokunye okungu-{count}' },
  moreFrom: {
    one: 'nokunye okungu-{count} okuvela ku-{names}',
    other: 'nokunye okungu-{count} okuvela ku-{names}',
  },
  earlierStates: { one: 'Isimo sangaphambili esingu-{count}', other: 'Izimo zangaphambili ezingu-{count}' },
  otherPeople: { one: 'omunye ongu-{count}', other: 'abanye abangu-{count}' },
  groupSize: { one: 'Umlayezo ongu-{count}', other: 'Imilayezo engu-{count}' },
  foundCount: { one: 'Kutholakale okungu-{count}', other: 'Kutholakale okungu-{count}' },
  loadedCount: { one: 'Kulayishwe okungu-{count}', other: 'Kulayishwe okungu-{count}' },
  needsYouTab: 'Okulinde wena',
  nothingNeedsYou: 'Akukho okulinde wena',
  answered: 'Kuphendulwe: {label}',
  manyAnswered: 'Kuphendulwe: {count}',
  timeIsOver: 'Lokhu akusakwazi ukuphendulwa.',
  searchMessages: 'Sesha imilayezo',
  searchOlder: 'Sesha okudala',
  nothingFound: 'Akutholakalanga lutho nge-“{words}”',
  nothingMatches: 'Awukho umlayezo ohambisana nezihlungi',
  filters: 'Izihlungi',
  filterUnread: 'Okungafundiwe',
  filteredBy: 'Kuboniswa kuphela: {filters}',
  chooseMessage: 'Khetha umlayezo',
  messageIsGone: 'Lo mlayezo awusekho lapha',
  openMessage: 'Umlayezo',
  backToList: 'Buyela ohlwini',
  goToPage: 'Vula',
};
