import type { ListLanguage } from '../listStrings.ts';

/** Samoan. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} o lo‘o fa‘atali i lau tali', other: '{count} o lo‘o fa‘atali i lau tali' },
  openCountAtLeast: {
    one: '{count} pe sili atu o lo‘o fa‘atali i lau tali',
    other: '{count} pe sili atu o lo‘o fa‘atali i lau tali',
  },
  moreInGroup: { one: 'ma isi e {count}', other: 'ma isi e {count}' },
  moreFrom: { one: 'ma isi e {count} mai ia {names}', other: 'ma isi e {count} mai ia {names}' },
  earlierStates: { one: '{count} tulaga muamua', other: '{count} tulaga muamua' },
  otherPeople: { one: 'isi tagata e {count}', other: 'isi tagata e {count}' },
  groupSize: { one: '{count} fe‘au', other: '{count} fe‘au' },
  foundCount: { one: '{count} ua maua', other: '{count} ua maua' },
  loadedCount: { one: '{count} ua utaina', other: '{count} ua utaina' },
  needsYouTab: 'Fa‘atali i lau tali',
  nothingNeedsYou: 'E leai se mea o fa‘atali i lau tali',
  answered: 'Ua tali: {label}',
  manyAnswered: 'Ua tali: {count}',
  timeIsOver: 'Ua le toe mafai ona tali i lenei fe‘au.',
  searchMessages: 'Su‘e fe‘au',
  searchOlder: 'Su‘e mea tuai',
  nothingFound: 'E leai se mea na maua mo “{words}”',
  nothingMatches: 'E leai se fe‘au e fetaui ma le fa‘amama',
  filters: 'Fa‘amama',
  filterUnread: 'E le‘i faitauina',
  filteredBy: 'Na‘o mea e fa‘aali: {filters}',
  chooseMessage: 'Filifili se fe‘au',
  messageIsGone: 'Ua leai lenei fe‘au iinei',
  openMessage: 'Fe‘au',
  backToList: 'Toe fo‘i i le lisi',
  goToPage: 'Tatala',
};
