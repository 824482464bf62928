import type { ListLanguage } from '../listStrings.ts';

/** Nepali. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} सन्देश तपाईंको जवाफको प्रतीक्षामा', other: '{count} सन्देशहरू तपाईंको जवाफको प्रतीक्षामा' },
  openCountAtLeast: {
    one: '{count} वा बढी सन्देशहरू तपाईंको जवाफको प्रतीक्षामा',
    other: '{count} वा बढी सन्देशहरू तपाईंको जवाफको प्रतीक्षामा',
  },
  moreInGroup: { one: 'र थप {count}', other: 'र थप {count}' },
  moreFrom: { one: 'र {names} बाट थप {count}', other: 'र {names} बाट थप {count}' },
  earlierStates: { one: '{count} अघिल्लो अवस्था', other: '{count} अघिल्ला अवस्थाहरू' },
  otherPeople: { one: 'अन्य {count} जना', other: 'अन्य {count} जना' },
  groupSize: { one: '{count} सन्देश', other: '{count} सन्देशहरू' },
  foundCount: { one: '{count} भेटियो', other: '{count} भेटिए' },
  loadedCount: { one: '{count} लोड भयो', other: '{count} लोड भए' },
  needsYouTab: 'जवाफको प्रतीक्षामा',
  nothingNeedsYou: 'तपाईंको जवाफको प्रतीक्षामा केही छैन',
  answered: 'जवाफ दिइयो: {label}',
  manyAnswered: 'जवाफ दिइयो: {count}',
  timeIsOver: 'अब यसको जवाफ दिन सकिँदैन।',
  searchMessages: 'सन्देश खोज्नुहोस्',
  searchOlder: 'पुराना सन्देश खोज्नुहोस्',
  nothingFound: '“{words}” का लागि केही भेटिएन',
  nothingMatches: 'फिल्टरसँग मिल्ने सन्देश छैन',
  filters: 'फिल्टरहरू',
  filterUnread: 'नपढिएका',
  filteredBy: 'यी मात्र देखाइएका छन्: {filters}',
  chooseMessage: 'सन्देश छान्नुहोस्',
  messageIsGone: 'यो सन्देश अब यहाँ छैन',
  openMessage: 'सन्देश',
  backToList: 'सूचीमा फर्कनुहोस्',
  goToPage: 'खोल्नुहोस्',
};
