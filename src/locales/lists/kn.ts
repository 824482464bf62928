import type { ListLanguage } from '../listStrings.ts';

/** Kannada. */
export const strings: ListLanguage<'one' | 'other'> = {
  openCount: { one: '{count} ಸಂದೇಶಕ್ಕೆ ನಿಮ್ಮ ಉತ್ತರ ಬೇಕು', other: '{count} ಸಂದೇಶಗಳಿಗೆ ನಿಮ್ಮ ಉತ್ತರ ಬೇಕು' },
  openCountAtLeast: {
    one: '{count} ಅಥವಾ ಹೆಚ್ಚು ಸಂದೇಶಗಳಿಗೆ ನಿಮ್ಮ ಉತ್ತರ ಬೇಕು',
    other: '{count} ಅಥವಾ ಹೆಚ್ಚು ಸಂದೇಶಗಳಿಗೆ ನಿಮ್ಮ ಉತ್ತರ ಬೇಕು',
  },
  moreInGroup: { one: 'ಮತ್ತು ಇನ್ನೂ {count}', other: 'ಮತ್ತು ಇನ್ನೂ {count}' },
  moreFrom: { one: 'ಮತ್ತು {names} ಅವರಿಂದ ಇನ್ನೂ {count}', other: 'ಮತ್ತು {names} ಅವರಿಂದ ಇನ್ನೂ {count}' },
  earlierStates: { one: '{count} ಹಿಂದಿನ ಸ್ಥಿತಿ', other: '{count} ಹಿಂದಿನ ಸ್ಥಿತಿಗಳು' },
  otherPeople: { one: 'ಇತರ {count} ವ್ಯಕ್ತಿ', other: 'ಇತರ {count} ಮಂದಿ' },
  groupSize: { one: '{count} ಸಂದೇಶ', other: '{count} ಸಂದೇಶಗಳು' },
  foundCount: { one: '{count} ಸಿಕ್ಕಿದೆ', other: '{count} ಸಿಕ್ಕಿವೆ' },
  loadedCount: { one: '{count} ಲೋಡ್ ಆಗಿದೆ', other: '{count} ಲೋಡ್ ಆಗಿವೆ' },
  needsYouTab: 'ನಿಮ್ಮ ಉತ್ತರ ಬೇಕು',
  nothingNeedsYou: 'ನಿಮ್ಮ ಉತ್ತರ ಬೇಕಾದದ್ದು ಏನೂ ಇಲ್ಲ',
  answered: 'ಉತ್ತರಿಸಲಾಗಿದೆ: {label}',
  manyAnswered: 'ಉತ್ತರಿಸಲಾಗಿದೆ: {count}',
  timeIsOver: 'ಇದಕ್ಕೆ ಇನ್ನು ಉತ್ತರಿಸಲಾಗದು.',
  searchMessages: 'ಸಂದೇಶಗಳನ್ನು ಹುಡುಕಿ',
  searchOlder: 'ಹಳೆಯವುಗಳಲ್ಲಿ ಹುಡುಕಿ',
  nothingFound: '“{words}” ಗಾಗಿ ಏನೂ ಸಿಗಲಿಲ್ಲ',
  nothingMatches: 'ಫಿಲ್ಟರ್‌ಗಳಿಗೆ ಯಾವ ಸಂದೇಶವೂ ಹೊಂದುವುದಿಲ್ಲ',
  filters: 'ಫಿಲ್ಟರ್‌ಗಳು',
  filterUnread: 'ಓದದಿರುವುದು',
  filteredBy: 'ಇವನ್ನು ಮಾತ್ರ ತೋರಿಸಲಾಗಿದೆ: {filters}',
  chooseMessage: 'ಸಂದೇಶವನ್ನು ಆಯ್ಕೆಮಾಡಿ',
  messageIsGone: 'ಈ ಸಂದೇಶ ಈಗ ಇಲ್ಲಿ ಇಲ್ಲ',
  openMessage: 'ಸಂದೇಶ',
  backToList: 'ಪಟ್ಟಿಗೆ ಹಿಂತಿರುಗಿ',
  goToPage: 'ತೆರೆಯಿರಿ',
};
