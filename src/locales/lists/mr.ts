import type { ListLanguage } from '../listStrings.ts';

/** Marathi. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} संदेश तुमच्या उत्तराच्या प्रतीक्षेत', other: '{count} संदेश तुमच्या उत्तराच्या प्रतीक्षेत' },
  openCountAtLeast: {
    one: '{count} किंवा अधिक संदेश तुमच्या उत्तराच्या प्रतीक्षेत',
    other: '{count} किंवा अधिक संदेश तुमच्या उत्तराच्या प्रतीक्षेत',
  },
  moreInGroup: { one: 'आणि आणखी {count}', other: 'आणि आणखी {count}' },
  moreFrom: { one: 'आणि आणखी {count}: {names}', other: 'आणि आणखी {count}: {names}' },
  earlierStates: { one: '{count} आधीची स्थिती', other: '{count} आधीच्या स्थिती' },
  otherPeople: { one: 'इतर {count} जण', other: 'इतर {count} जण' },
  groupSize: { one: '{count} संदेश', other: '{count} संदेश' },
  foundCount: { one: '{count} सापडला', other: '{count} सापडले' },
  loadedCount: { one: '{count} लोड झाला', other: '{count} लोड झाले' },
  needsYouTab: 'उत्तराच्या प्रतीक्षेत',
  nothingNeedsYou: 'तुमच्या उत्तराच्या प्रतीक्षेत काही नाही',
  answered: 'उत्तर दिले: {label}',
  manyAnswered: 'उत्तर दिले: {count}',
  timeIsOver: 'आता याचे उत्तर देता येणार नाही.',
  searchMessages: 'संदेश शोधा',
  searchOlder: 'जुने संदेश शोधा',
  nothingFound: '“{words}” साठी काही सापडले नाही',
  nothingMatches: 'फिल्टरशी जुळणारा संदेश नाही',
  filters: 'फिल्टर',
  filterUnread: 'न वाचलेले',
  filteredBy: 'फक्त हे दाखवले आहेत: {filters}',
  chooseMessage: 'संदेश निवडा',
  messageIsGone: 'हा संदेश आता येथे नाही',
  openMessage: 'संदेश',
  backToList: 'यादीकडे परत',
  goToPage: 'उघडा',
};
