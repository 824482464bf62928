import type { ListLanguage } from '../listStrings.ts';

/** Hindi. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} संदेश आपके जवाब की प्रतीक्षा में', other: '{count} संदेश आपके जवाब की प्रतीक्षा में' },
  openCountAtLeast: {
    one: '{count} या अधिक संदेश आपके जवाब की प्रतीक्षा में',
    other: '{count} या अधिक संदेश आपके जवाब की प्रतीक्षा में',
  },
  moreInGroup: { one: 'और {count} अन्य', other: 'और {count} अन्य' },
  moreFrom: { one: 'और {names} से {count} अन्य', other: 'और {names} से {count} अन्य' },
  earlierStates: { one: '{count} पिछली स्थिति', other: '{count} पिछली स्थितियाँ' },
  otherPeople: { one: '{count} अन्य', other: '{count} अन्य' },
  groupSize: { one: '{count} संदेश', other: '{count} संदेश' },
  foundCount: { one: '{count} मिला', other: '{count} मिले' },
  loadedCount: { one: '{count} लोड हुआ', other: '{count} लोड हुए' },
  needsYouTab: 'जवाब की प्रतीक्षा में',
  nothingNeedsYou: 'आपके जवाब की प्रतीक्षा में कुछ नहीं है',
  answered: 'जवाब दिया गया: {label}',
  manyAnswered: 'जवाब दिया गया: {count}',
  timeIsOver: 'अब इसका जवाब नहीं दिया जा सकता।',
  searchMessages: 'संदेश खोजें',
  searchOlder: 'पुराने संदेश खोजें',
  nothingFound: '“{words}” के लिए कुछ नहीं मिला',
  nothingMatches: 'कोई संदेश फ़िल्टर से मेल नहीं खाता',
  filters: 'फ़िल्टर',
  filterUnread: 'अपठित',
  filteredBy: 'केवल ये दिखाए जा रहे हैं: {filters}',
  chooseMessage: 'कोई संदेश चुनें',
  messageIsGone: 'यह संदेश अब यहाँ नहीं है',
  openMessage: 'संदेश',
  backToList: 'सूची पर वापस जाएँ',
  goToPage: 'खोलें',
};
