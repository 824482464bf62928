import type { ListLanguage } from '../listStrings.ts';

/** Odia. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} ଟି ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ', other: '{count} ଟି ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ' },
  openCountAtLeast: {
    one: '{count} ଟି ବା ଅଧିକ ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ',
    other: '{count} ଟି ବା ଅଧିକ ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ',
  },
  moreInGroup: { one: 'ଓ ଆଉ {count} ଟି', other: 'ଓ ଆଉ {count} ଟି' },
  moreFrom: { one: 'ଓ {names} ଙ୍କଠାରୁ ଆଉ {count} ଟି', other: 'ଓ {names} ଙ୍କଠାରୁ ଆଉ {count} ଟି' },
  earlierStates: { one: '{count} ଟି ପୂର୍ବ ସ୍ଥିତି', other: '{count} ଟି ପୂର୍ବ ସ୍ଥିତି' },
  otherPeople: { one: 'ଅନ୍ୟ {count} ଜଣ', other: 'ଅନ୍ୟ {count} ଜଣ' },
  groupSize: { one: '{count} ଟି ବାର୍ତ୍ତା', other: '{count} ଟି ବାର୍ତ୍ତା' },
  foundCount: { one: '{count} ଟି ମିଳିଲା', other: '{count} ଟି ମିଳିଲା' },
  loadedCount: { one: '{count} ଟି ଲୋଡ୍ ହୋଇଛି', other: '{count} ଟି ଲୋଡ୍ ହୋଇଛି' },
  needsYouTab: 'ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ',
  nothingNeedsYou: 'ଆପଣଙ୍କ ଉତ୍ତର ଅପେକ୍ଷାରେ କିଛି ନାହିଁ',
  answered: 'ଉତ୍ତର ଦିଆଗଲା: {label}',
  manyAnswered: 'ଉତ୍ତର ଦିଆଗଲା: {count}',
  timeIsOver: 'ଏହାର ଉତ୍ତର ଆଉ ଦେଇହେବ ନାହିଁ।',
  searchMessages: 'ବାର୍ତ୍ତା ଖୋଜନ୍ତୁ',
  searchOlder: 'ପୁରୁଣା ବାର୍ତ୍ତାରେ ଖୋଜନ୍ତୁ',
  nothingFound: '“{words}” ପାଇଁ କିଛି ମିଳିଲା ନାହିଁ',
  nothingMatches: 'ଫିଲ୍ଟର ସହ କୌଣସି ବାର୍ତ୍ତା ମେଳ ଖାଉନାହିଁ',
  filters: 'ଫିଲ୍ଟରଗୁଡ଼ିକ',
  filterUnread: 'ପଢ଼ାଯାଇନଥିବା',
  filteredBy: 'କେବଳ ଦେଖାଯାଉଛି: {filters}',
  chooseMessage: 'ଗୋଟିଏ ବାର୍ତ୍ତା ବାଛନ୍ତୁ',
  messageIsGone: 'ଏହି ବାର୍ତ୍ତା ଆଉ ଏଠାରେ ନାହିଁ',
  openMessage: 'ବାର୍ତ୍ତା',
  backToList: 'ତାଲିକାକୁ ଫେରନ୍ତୁ',
  goToPage: 'ଖୋଲନ୍ତୁ',
};
