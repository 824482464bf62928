import type { ListLanguage } from '../listStrings.ts';

/** Albanian. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} pret përgjigje', other: '{count} presin përgjigje' },
  openCountAtLeast: {
    one: '{count} ose më shumë presin përgjigje',
    other: '{count} ose më shumë presin përgjigje',
  },
  moreInGroup: { one: 'dhe {count} tjetër', other: 'dhe {count} të tjera' },
  moreFrom: { one: 'dhe {count} tjetër nga {names}', other: 'dhe {count} të tjera nga {names}' },
  earlierStates: { one: '{count} gjendje e mëparshme', other: '{count} gjendje të mëparshme' },
  otherPeople: { one: '{count} tjetër', other: '{count} të tjerë' },
  groupSize: { one: '{count} mesazh', other: '{count} mesazhe' },
  foundCount: { one: 'U gjet {count}', other: 'U gjetën {count}' },
  loadedCount: { one: 'U ngarkua {count}', other: 'U ngarkuan {count}' },
  needsYouTab: 'Presin përgjigje',
  nothingNeedsYou: 'Asgjë nuk pret përgjigje',
  answered: 'U përgjigjët: {label}',
  manyAnswered: 'Përgjigje të dhëna: {count}',
  timeIsOver: "Kësaj nuk mund t'i përgjigjeni më.",
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
