import type { ListLanguage } from '../listStrings.ts';

/** Malayalam. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} നിങ്ങളുടെ മറുപടി കാത്തിരിക്കുന്നു', other: '{count} നിങ്ങളുടെ മറുപടി കാത്തിരിക്കുന്നു' },
  openCountAtLeast: {
    one: '{count} അല്ലെങ്കിൽ അതിലധികം നിങ്ങളുടെ മറുപടി കാത്തിരിക്കുന്നു',
    other: '{count} അല്ലെങ്കിൽ അതിലധികം നിങ്ങളുടെ മറുപടി കാത്തിരിക്കുന്നു',
  },
  moreInGroup: { one: '{count} എണ്ണം കൂടി', other: '{count} എണ്ണം കൂടി' },
  moreFrom: { one: '{names} അയച്ച {count} എണ്ണം കൂടി', other: '{names} അയച്ച {count} എണ്ണം കൂടി' },
  earlierStates: { one: '{count} മുൻ അവസ്ഥ', other: '{count} മുൻ അവസ്ഥകൾ' },
  otherPeople: { one: 'മറ്റ് {count} ആൾ', other: 'മറ്റ് {count} പേർ' },
  groupSize: { one: '{count} സന്ദേശം', other: '{count} സന്ദേശങ്ങൾ' },
  foundCount: { one: '{count} കണ്ടെത്തി', other: '{count} കണ്ടെത്തി' },
  loadedCount: { one: '{count} ലോഡ് ചെയ്തു', other: '{count} ലോഡ് ചെയ്തു' },
  needsYouTab: 'മറുപടി കാത്തിരിക്കുന്നവ',
  nothingNeedsYou: 'നിങ്ങളുടെ മറുപടി കാത്തിരിക്കുന്ന ഒന്നുമില്ല',
  answered: 'മറുപടി നൽകി: {label}',
  manyAnswered: 'മറുപടി നൽകി: {count}',
  timeIsOver: 'ഇതിന് ഇനി മറുപടി നൽകാനാവില്ല.',
  searchMessages: 'സന്ദേശങ്ങൾ തിരയുക',
  searchOlder: 'പഴയവയിൽ തിരയുക',
  nothingFound: '“{words}” എന്നതിന് ഒന്നും കണ്ടെത്തിയില്ല',
  nothingMatches: 'ഫിൽട്ടറുകൾക്ക് യോജിച്ച സന്ദേശങ്ങളില്ല',
  filters: 'ഫിൽട്ടറുകൾ',
  filterUnread: 'വായിക്കാത്തവ',
  filteredBy: 'ഇവ മാത്രം കാണിക്കുന്നു: {filters}',
  chooseMessage: 'ഒരു സന്ദേശം തിരഞ്ഞെടുക്കുക',
  messageIsGone: 'ഈ സന്ദേശം ഇപ്പോൾ ഇവിടെയില്ല',
  openMessage: 'സന്ദേശം',
  backToList: 'പട്ടികയിലേക്ക് മടങ്ങുക',
  goToPage: 'തുറക്കുക',
};
