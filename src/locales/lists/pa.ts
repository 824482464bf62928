import type { ListLanguage } from '../listStrings.ts';

/** Punjabi. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} ਸੁਨੇਹਾ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ', other: '{count} ਸੁਨੇਹੇ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ' },
  openCountAtLeast: {
    one: '{count} ਜਾਂ ਵੱਧ ਸੁਨੇਹੇ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ',
    other: '{count} ਜਾਂ ਵੱਧ ਸੁਨੇਹੇ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ',
  },
  moreInGroup: { one: 'ਅਤੇ {count} ਹੋਰ', other: 'ਅਤੇ {count} ਹੋਰ' },
  moreFrom: { one: 'ਅਤੇ {names} ਵੱਲੋਂ {count} ਹੋਰ', other: 'ਅਤੇ {names} ਵੱਲੋਂ {count} ਹੋਰ' },
  earlierStates: { one: '{count} ਪਿਛਲੀ ਸਥਿਤੀ', other: '{count} ਪਿਛਲੀਆਂ ਸਥਿਤੀਆਂ' },
  otherPeople: { one: '{count} ਹੋਰ', other: '{count} ਹੋਰ' },
  groupSize: { one: '{count} ਸੁਨੇਹਾ', other: '{count} ਸੁਨੇਹੇ' },
  foundCount: { one: '{count} ਮਿਲਿਆ', other: '{count} ਮਿਲੇ' },
  loadedCount: { one: '{count} ਲੋਡ ਹੋਇਆ', other: '{count} ਲੋਡ ਹੋਏ' },
  needsYouTab: 'ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ',
  nothingNeedsYou: 'ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਕੁਝ ਨਹੀਂ ਹੈ',
  answered: 'ਜਵਾਬ ਦਿੱਤਾ ਗਿਆ: {label}',
  manyAnswered: 'ਜਵਾਬ ਦਿੱਤਾ ਗਿਆ: {count}',
  timeIsOver: 'ਹੁਣ ਇਸਦਾ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ ਜਾ ਸਕਦਾ।',
  searchMessages: 'ਸੁਨੇਹੇ ਖੋਜੋ',
  searchOlder: 'ਪੁਰਾਣੇ ਸੁਨੇਹੇ ਖੋਜੋ',
  nothingFound: '“{words}” ਲਈ ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ',
  nothingMatches: 'ਕੋਈ ਸੁਨੇਹਾ ਫਿਲਟਰਾਂ ਨਾਲ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ',
  filters: 'ਫਿਲਟਰ',
  filterUnread: 'ਅਣਪੜ੍ਹੀਆਂ',
  filteredBy: 'ਸਿਰਫ਼ ਇਹ ਦਿਖਾਏ ਜਾ ਰਹੇ ਹਨ: {filters}',
  chooseMessage: 'ਕੋਈ ਸੁਨੇਹਾ ਚੁਣੋ',
  messageIsGone: 'ਇਹ ਸੁਨੇਹਾ ਹੁਣ ਇੱਥੇ ਨਹੀਂ ਹੈ',
  openMessage: 'ਸੁਨੇਹਾ',
  backToList: 'ਸੂਚੀ ਉੱਤੇ ਵਾਪਸ ਜਾਓ',
  goToPage: 'ਖੋਲ੍ਹੋ',
};
