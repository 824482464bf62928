import type { ListLanguage } from '../listStrings.ts';

/** Sindhi. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} توهان جي جواب جو منتظر', other: '{count} توهان جي جواب جا منتظر' },
  openCountAtLeast: {
    one: '{count} يا وڌيڪ توهان جي جواب جا منتظر',
    other: '{count} يا وڌيڪ توهان جي جواب جا منتظر',
  },
  moreInGroup: { one: '۽ {count} وڌيڪ', other: '۽ {count} وڌيڪ' },
  moreFrom: { one: '۽ {names} کان {count} وڌيڪ', other: '۽ {names} کان {count} وڌيڪ' },
  earlierStates: { one: '{count} اڳوڻي حالت', other: '{count} اڳوڻيون حالتون' },
  otherPeople: { one: '{count} ٻيو', other: '{count} ٻيا' },
  groupSize: { one: '{count} پيغام', other: '{count} پيغام' },
  foundCount: { one: '{count} مليو', other: '{count} مليا' },
  loadedCount: { one: '{count} لوڊ ٿيو', other: '{count} لوڊ ٿيا' },
  needsYouTab: 'توهان جي جواب جا منتظر',
  nothingNeedsYou: 'توهان جي جواب جو منتظر ڪجهه ناهي',
  answered: 'جواب ڏنو ويو: {label}',
  manyAnswered: 'جواب ڏنو ويو: {count}',
  timeIsOver: 'هاڻي هن جو جواب نٿو ڏئي سگهجي.',
  searchMessages: 'پيغام ڳوليو',
  searchOlder: 'پراڻن ۾ ڳوليو',
  nothingFound: '“{words}” لاءِ ڪجهه نه مليو',
  nothingMatches: 'ڪو به پيغام فلٽرن سان نٿو ملي',
  filters: 'فلٽر',
  filterUnread: 'اڻ پڙهيل',
  filteredBy: 'صرف ڏيکاريل: {filters}',
  chooseMessage: 'پيغام چونڊيو',
  messageIsGone: 'هي پيغام هاڻي هتي ناهي',
  openMessage: 'پيغام',
  backToList: 'فهرست ڏانهن واپس',
  goToPage: 'کوليو',
};
