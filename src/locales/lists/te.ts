import type { ListLanguage } from '../listStrings.ts';

/** Telugu. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} సందేశానికి మీ సమాధానం కావాలి', other: '{count} సందేశాలకు మీ సమాధానం కావాలి' },
  openCountAtLeast: {
    one: '{count} లేదా ఎక్కువ సందేశాలకు మీ సమాధానం కావాలి',
    other: '{count} లేదా ఎక్కువ సందేశాలకు మీ సమాధానం కావాలి',
  },
  moreInGroup: { one: 'మరో {count}', other: 'మరో {count}' },
  moreFrom: { one: '{names} నుండి మరో {count}', other: '{names} నుండి మరో {count}' },
  earlierStates: { one: '{count} మునుపటి స్థితి', other: '{count} మునుపటి స్థితులు' },
  otherPeople: { one: 'మరో {count} వ్యక్తి', other: 'మరో {count} మంది' },
  groupSize: { one: '{count} సందేశం', other: '{count} సందేశాలు' },
  foundCount: { one: '{count} దొరికింది', other: '{count} దొరికాయి' },
  loadedCount: { one: '{count} లోడ్ అయింది', other: '{count} లోడ్ అయ్యాయి' },
  needsYouTab: 'మీ సమాధానం కావాలి',
  nothingNeedsYou: 'మీ సమాధానం కావాల్సినవి ఏవీ లేవు',
  answered: 'సమాధానం ఇచ్చారు: {label}',
  manyAnswered: 'సమాధానం ఇచ్చారు: {count}',
  timeIsOver: 'దీనికి ఇక సమాధానం ఇవ్వలేరు.',
  searchMessages: 'సందేశాలను వెతుకు',
  searchOlder: 'పాతవాటిలో వెతుకు',
  nothingFound: '“{words}” కోసం ఏదీ దొరకలేదు',
  nothingMatches: 'ఫిల్టర్‌లకు సరిపోయే సందేశం లేదు',
  filters: 'ఫిల్టర్‌లు',
  filterUnread: 'చదవనివి',
  filteredBy: 'ఇవి మాత్రమే చూపుతున్నాం: {filters}',
  chooseMessage: 'సందేశాన్ని ఎంచుకోండి',
  messageIsGone: 'ఈ సందేశం ఇప్పుడు ఇక్కడ లేదు',
  openMessage: 'సందేశం',
  backToList: 'జాబితాకు తిరిగి వెళ్లు',
  goToPage: 'తెరువు',
};
