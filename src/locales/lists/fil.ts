import type { ListLanguage } from '../listStrings.ts';

/** Filipino. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} ang naghihintay sa iyo', other: '{count} ang naghihintay sa iyo' },
  openCountAtLeast: {
    one: '{count} o higit pa ang naghihintay sa iyo',
    other: '{count} o higit pa ang naghihintay sa iyo',
  },
  moreInGroup: { one: 'at {count} pa', other: 'at {count} pa' },
  moreFrom: { one: 'at {count} pa mula kay {names}', other: 'at {count} pa mula kay {names}' },
  earlierStates: { one: '{count} naunang status', other: '{count} na naunang status' },
  otherPeople: { one: '{count} pang iba', other: '{count} pang iba' },
  groupSize: { one: '{count} mensahe', other: '{count} na mensahe' },
  foundCount: { one: '{count} ang nahanap', other: '{count} ang nahanap' },
  loadedCount: { one: '{count} ang na-load', other: '{count} ang na-load' },
  needsYouTab: 'Naghihintay sa iyo',
  nothingNeedsYou: 'Walang naghihintay sa iyo',
  answered: 'Ang sagot mo: {label}',
  manyAnswered: 'Nasagot: {count}',
  timeIsOver: 'Hindi na ito masasagot.',
  searchMessages: 'Maghanap sa mga mensahe',
  searchOlder: 'Maghanap sa mga mas luma',
  nothingFound: 'Walang nahanap para sa “{words}”',
  nothingMatches: 'Walang mensaheng tumutugma sa mga filter',
  filters: 'Mga filter',
  filterUnread: 'Hindi pa nabasa',
  filteredBy: 'Ipinapakita lang: {filters}',
  chooseMessage: 'Pumili ng mensahe',
  messageIsGone: 'Wala na rito ang mensaheng ito',
  openMessage: 'Mensahe',
  backToList: 'Bumalik sa listahan',
  goToPage: 'Buksan',
};
