import type { ListLanguage } from '../listStrings.ts';

/** Sinhala. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: 'ඔබේ පිළිතුර අවශ්‍ය {count}', other: 'ඔබේ පිළිතුර අවශ්‍ය {count}' },
  openCountAtLeast: {
    one: 'ඔබේ පිළිතුර අවශ්‍ය {count} ක් හෝ වැඩි ගණනක්',
    other: 'ඔබේ පිළිතුර අවශ්‍ය {count} ක් හෝ වැඩි ගණනක්',
  },
  moreInGroup: { one: 'සහ තවත් {count} ක්', other: 'සහ තවත් {count} ක්' },
  moreFrom: { one: 'සහ {names} වෙතින් තවත් {count} ක්', other: 'සහ {names} වෙතින් තවත් {count} ක්' },
  earlierStates: { one: 'පෙර තත්ත්ව {count}', other: 'පෙර තත්ත්ව {count}' },
  otherPeople: { one: 'තවත් {count} අයෙක්', other: 'තවත් {count} දෙනෙක්' },
  groupSize: { one: 'පණිවිඩ {count}', other: 'පණිවිඩ {count}' },
  foundCount: { one: '{count} ක් හමු විය', other: '{count} ක් හමු විය' },
  loadedCount: { one: '{count} ක් පූරණය විය', other: '{count} ක් පූරණය විය' },
  needsYouTab: 'ඔබේ පිළිතුර අවශ්‍ය',
  nothingNeedsYou: 'ඔබේ පිළිතුර අවශ්‍ය කිසිවක් නැත',
  answered: 'පිළිතුරු දුන්නා: {label}',
  manyAnswered: 'පිළිතුරු දුන්නා: {count}',
  timeIsOver: 'මෙයට තවදුරටත් පිළිතුරු දිය නොහැක.',
  searchMessages: 'පණිවිඩ සොයන්න',
  searchOlder: 'පැරණි ඒවා සොයන්න',
  nothingFound: '“{words}” සඳහා කිසිවක් හමු නොවීය',
  nothingMatches: 'පෙරහන්වලට ගැළපෙන පණිවිඩයක් නැත',
  filters: 'පෙරහන්',
  filterUnread: 'නොකියවූ ඒවා',
  filteredBy: 'පෙන්වන්නේ මේවා පමණි: {filters}',
  chooseMessage: 'පණිවිඩයක් තෝරන්න',
  messageIsGone: 'මෙම පණිවිඩය තවදුරටත් මෙහි නැත',
  openMessage: 'පණිවිඩය',
  backToList: 'ලැයිස්තුවට ආපසු',
  goToPage: 'විවෘත කරන්න',
};
