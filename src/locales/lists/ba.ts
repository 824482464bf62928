import type { ListLanguage } from '../listStrings.ts';

/** Bashkir. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} хәбәр яуабығыҙҙы көтә', other: '{count} хәбәр яуабығыҙҙы көтә' },
  openCountAtLeast: {
    one: '{count} һәм унан күберәк хәбәр яуабығыҙҙы көтә',
    other: '{count} һәм унан күберәк хәбәр яуабығыҙҙы көтә',
  },
  moreInGroup: { one: 'һәм тағы {count}', other: 'һәм тағы {count}' },
  moreFrom: { one: 'һәм тағы {count}: {names}', other: 'һәм тағы {count}: {names}' },
  earlierStates: { one: '{count} элекке хәл', other: '{count} элекке хәл' },
  otherPeople: { one: 'тағы {count} кеше', other: 'тағы {count} кеше' },
  groupSize: { one: '{count} хәбәр', other: '{count} хәбәр' },
  foundCount: { one: '{count} табылды', other: '{count} табылды' },
  loadedCount: { one: '{count} йөкләнде', other: '{count} йөкләнде' },
  needsYouTab: 'Яуап көткәндәр',
  nothingNeedsYou: 'Яуабығыҙҙы көткән хәбәр юҡ',
  answered: 'Яуап бирелде: {label}',
  manyAnswered: 'Яуап бирелде: {count}',
  timeIsOver: 'Быға инде яуап биреп булмай.',
  searchMessages: 'Хәбәрҙәрҙән эҙләү',
  searchOlder: 'Элеккеләрҙән эҙләү',
  nothingFound: '«{words}» буйынса бер нәмә лә табылманы',
  nothingMatches: 'Һөҙгөстәргә тура килгән хәбәр юҡ',
  filters: 'Һөҙгөстәр',
  filterUnread: 'Уҡылмағандар',
  filteredBy: 'Тик былар күрһәтелә: {filters}',
  chooseMessage: 'Хәбәр һайлағыҙ',
  messageIsGone: 'Был хәбәр бында юҡ инде',
  openMessage: 'Хәбәр',
  backToList: 'Исемлеккә ҡайтырға',
  goToPage: 'Асырға',
};
